import { solarOn } from '../parts/solar-heating.ts';
import type { Vec3 } from '../scene.ts';
import { addLight, type SceneBuilder } from '../scene-builder.ts';
import { eaveLights, planters, shell, sliders, wallSeat, windowAt } from './kit.ts';
import { slatScreen } from './plain-walls.ts';
import { postsOf } from './porch.ts';
import { drawTieredRoof, type Tiers } from './tiered-roof.ts';
import { drawFacade } from './walls.ts';

// Two pavilions under steep roofs, a veranda of hardwood before the larger one.

const WALL_FT = 11.7;
const EAVE_FT = { low: 9.9, out: 7.8 };
const BEAM_FT = { y0: 8.65, y1: 9.25 };
const WING_FT = { front: 2.5, wall: 9.4, low: 8.5, out: 2.6 };
const LINK_FT = { back: -0.5, high: 8.2 };

export function villa(builder: SceneBuilder, w: number, d: number): void {
  const { mesh } = builder;
  const [x0, x1, wing] = [-w * 0.85, w * 0.2, w * 0.56];
  shell(builder, x0, x1, 0, WALL_FT, -d);
  drawFacade(builder, x0, x1, 0, WALL_FT, [sliders(-w * 0.72, w * 0.1, 9, 6, 'teak')]);
  for (const [a, b] of [
    [x0 - 0.35, -w * 0.72 - 1.7],
    [w * 0.1 + 1.7, x1 + 0.35],
  ] as const)
    mesh.box('stone', a, 0, -1.5, b, WALL_FT - 0.4, 0.45, 'k');
  const aside = Math.min(6.6, wing - x1 - 3.2);
  const roof: Tiers = {
    eave: { x0: x0 - 6.2, x1: x1 + aside, z0: -d - 4, z1: EAVE_FT.out },
    upper: { x0: x0 - 0.2, x1: x1 + 0.2, z0: -d + 0.2, z1: 0.4 },
    low: EAVE_FT.low,
    high: WALL_FT + 0.45,
    pitch: Math.min(0.82, 10.6 / (d / 2)),
  };
  drawTieredRoof(builder, roof);
  drawVeranda(builder, w);
  drawLink(builder, x1, wing, d);
  drawWing(builder, wing, w);
  const slope = Math.atan(roof.pitch);
  solarOn(builder, (x0 + x1) / 2 - 5.4, WALL_FT + 4.15, -2.35, slope, { count: 4, halfFt: 2.8 });
  planters(builder, [-w * 0.79, w * 0.15], 1.7);
  wallSeat(builder, w);
}

const POST_FT: readonly (readonly [number, number])[] = [
  [0.3, 0.7],
  [0.38, 0.86],
  [0.31, 1],
  [0.29, 7.2],
  [0.36, 7.3],
  [0.31, 7.42],
  [0.46, 8],
  [0.46, 8.65],
];

// Turned posts on stone, braced to the beam that carries the rafters, with a lantern in each bay.
function drawVeranda(builder: SceneBuilder, w: number): void {
  const { mesh } = builder;
  const posts = postsOf('villa', w);
  const z = posts[0]?.[1] ?? 0;
  const xs = posts.map(([x]) => x);
  const [first = 0, last = 0] = [xs[0], xs.at(-1)];
  for (const x of xs) {
    mesh.box('rockDark', x - 0.52, 0, z - 0.52, x + 0.52, 0.72, z + 0.52, 'b');
    mesh.lathe('teak', [x, 0, z], 12, ...POST_FT);
    for (const side of [-1, 1]) {
      const end = x + side * 1.9;
      if (end < first || end > last) continue;
      brace(builder, [x + side * 0.25, 6.85, z], [end, BEAM_FT.y0 + 0.05, z]);
    }
  }
  mesh.box('teak', first - 1, BEAM_FT.y0, z - 0.3, last + 1, BEAM_FT.y1, z + 0.3);
  for (const x of [first, last])
    mesh.box('teak', x - 0.25, BEAM_FT.y0, 0.2, x + 0.25, BEAM_FT.y1 - 0.05, z - 0.3);
  xs.slice(1).forEach((x, i) => {
    lantern(builder, [(x + (xs[i] ?? x)) / 2, 7.7, z - 2.4]);
  });
}

function brace({ mesh }: SceneBuilder, from: Vec3, to: Vec3): void {
  mesh.tube('teak', 0.15, 6, from, to);
}

// Woven, on a cord from the rafters.
function lantern(builder: SceneBuilder, [x, y, z]: Vec3): void {
  const { mesh } = builder;
  mesh.tube('frame', 0.02, 4, [x, y + 1.1, z], [x, 10.3, z]);
  mesh.lathe('shadeLamp', [x, y, z], 10, [0.3, 0.06], [0.44, 0.3], [0.46, 0.6], [0.3, 0.98]);
  for (const [r, at] of [
    [0.33, 0],
    [0.5, 0.42],
    [0.33, 0.98],
  ] as const)
    mesh.lathe('cane', [x, y, z], 10, [r, at], [r, at + 0.09]);
  addLight(builder, [x, y + 0.5, z], [7, 4.5, 2.2], { radius: 0.3 });
}

// A garden wall of stone between the pavilions, with a carved screen in it.
function drawLink(builder: SceneBuilder, from: number, to: number, d: number): void {
  const { mesh } = builder;
  const { back, high } = LINK_FT;
  const middle = (from + to) / 2;
  const half = Math.min(3.3, (to - from) / 2 - 0.9);
  mesh.box('stone', from, 0, -d + 4, middle - half, high, back, 'kb');
  mesh.box('stone', middle + half, 0, -d + 4, to, high, back, 'kb');
  mesh.box('stone', middle - half, 7.4, back - 1, middle + half, high, back, 'k');
  mesh.box('roof', from, high, -d + 4, to, high + 0.3, back + 0.25, 'k');
  mesh.upright('roomDim', middle - half, 0, middle + half, 7.4, back - 2.4);
  mesh.within({ x: 0, z: back - 0.45 }, () => fretwork(builder, [middle - half, middle + half], [0.1, 7.4]));
}

const FRET_FT = 0.82;

// Carved: bars in squares, and in each square one that stands on its corner.
function fretwork(
  { mesh }: SceneBuilder,
  [x0, x1]: readonly [number, number],
  [y0, y1]: readonly [number, number],
): void {
  const [columns, rows] = [Math.round((x1 - x0) / FRET_FT), Math.round((y1 - y0) / FRET_FT)];
  const [wide, high] = [(x1 - x0) / columns, (y1 - y0) / rows];
  for (let i = 0; i <= columns; i++) {
    const half = i % 4 && i < columns ? 0.05 : 0.12;
    const x = x0 + wide * i;
    mesh.box('teak', x - half, y0, 0.02, x + half, y1, i % 4 && i < columns ? 0.16 : 0.24, 'ktb');
  }
  for (let j = 0; j <= rows; j++) {
    const half = j % rows ? 0.05 : 0.12;
    const y = y0 + high * j;
    mesh.box('teak', x0, y - half, 0.02, x1, y + half, j % rows ? 0.15 : 0.25, 'klr');
  }
  for (let i = 0; i < columns; i++)
    for (let j = 0; j < rows; j++)
      lozenge(mesh, [x0 + wide * (i + 0.5), y0 + high * (j + 0.5), 0.12], [wide / 2, high / 2]);
}

function lozenge(mesh: SceneBuilder['mesh'], [x, y, z]: Vec3, [a, b]: readonly [number, number]): void {
  const at = (turn: number, share: number): Vec3 => [
    x + a * share * Math.round(Math.cos((turn * Math.PI) / 2)),
    y + b * share * Math.round(Math.sin((turn * Math.PI) / 2)),
    z,
  ];
  for (let turn = 0; turn < 4; turn++)
    mesh.quad('teak', at(turn, 1), at(turn + 1, 1), at(turn + 1, 0.72), at(turn, 0.72));
}

// A lower pavilion a step nearer to the water.
function drawWing(builder: SceneBuilder, x0: number, x1: number): void {
  const { mesh } = builder;
  const { front, wall, low, out } = WING_FT;
  const [middle, half] = [(x0 + x1) / 2, (x1 - x0) / 2];
  const doors = Math.min(3.6, half - 1.9);
  const deep = -19;
  mesh.within({ x: 0, z: front }, () => {
    shell(builder, x0, x1, 0, wall, deep);
    drawFacade(builder, x0, x1, 0, wall, [windowAt(middle, doors * 2, 0.12, 8, 3, 1, 'teak')]);
    for (const [a, b] of [
      [x0 + 0.12, middle - doors - 0.35],
      [middle + doors + 0.35, x1 - 0.12],
    ] as const) {
      mesh.box('wallAccent', a, 0.1, 0, b, 8.05, 0.04, 'kt');
      slatScreen(builder, [a + 0.1, b - 0.1], [0.2, 8.05], 'teak');
    }
    // A ledge of hardwood over the doors, with lamps under it.
    mesh.box('teak', x0 - 0.1, 8.05, 0, x1 + 0.1, 8.3, 1.1, 'k');
    eaveLights(builder, x0 + 0.2, x1 - 0.2, 8.05, 0.75);
    drawTieredRoof(builder, {
      eave: { x0: x0 - out, x1: x1 + out, z0: deep - out, z1: out },
      upper: { x0: x0 + 0.6, x1: x1 - 0.6, z0: deep + 0.6, z1: -0.6 },
      low,
      high: low + 1.15,
      pitch: 0.84,
    });
  });
}
