import { COLLECTOR_STEP_FT, solarOn } from '../parts/solar-heating.ts';
import type { Vec3 } from '../scene.ts';
import { addLight, type SceneBuilder } from '../scene-builder.ts';
import { eaveLights, planters, shell, sliders, wallSeat, windowAt } from './kit.ts';
import { postsOf } from './porch.ts';
import { slab } from './roofs.ts';
import { shadedLamp } from './room-things.ts';
import { beam } from './tiered-roof.ts';
import { drawFacade } from './walls.ts';

// A hall with its gable of glass towards the pool, a lower wing to either side of it, one with a porch.

const WALL_FT = 10.2;
const WING_PITCH = 0.5;
const OVER_FT = { front: 4.4, side: 1.5, end: 1.2 };
const DOORS_FT = 8.6;

/** Of the hall: from the middle of its gable half its width, and how its roof rises. */
interface Hall {
  middle: number;
  half: number;
  pitch: number;
  ridge: number;
}

export function lodge(builder: SceneBuilder, w: number, d: number): void {
  const [left, right] = [-w * 0.62, w * 0.16];
  const half = (right - left) / 2;
  const pitch = Math.min(0.84, 9.6 / half);
  const hall: Hall = { middle: (left + right) / 2, half, pitch, ridge: WALL_FT + half * pitch };
  shell(builder, left, right, 0, WALL_FT, -d);
  drawFacade(builder, left, right, 0, WALL_FT, [sliders(-w * 0.57, w * 0.11, DOORS_FT, 6)]);
  drawGable(builder, hall);
  drawHallRoof(builder, hall, d);
  shell(builder, -w, left, 0, WALL_FT, -d);
  drawFacade(builder, -w, left, 0, WALL_FT, [windowAt(-w + 1.9, 1.9, 2.6, 7.8, 1, 2)]);
  shell(builder, right, w, 0, WALL_FT, -d);
  drawFacade(builder, right, w, 0, WALL_FT, [
    windowAt(w * 0.33, w * 0.2, 2.6, 8, 2, 2),
    windowAt(w * 0.81, w * 0.2, 2.6, 8, 2, 2),
  ]);
  drawWings(builder, w, hall, d);
  drawPorch(builder, w, hall);
  drawChimney(builder, left - 2.1);
  eaveLights(builder, right + 1, w - 1, PORCH_FT.ceiling, 3.6);
  solarOn(builder, (right + w) / 2 - 2 * COLLECTOR_STEP_FT - 1, WALL_FT + 2.85, -5.3, Math.atan(WING_PITCH), {
    halfFt: 3,
  });
  planters(builder, [-w * 0.595, w * 0.135], 2.2);
  wallSeat(builder, w);
}

const POST_FT = 0.42;
const SILL_FT = 10.35;
const LOFT_FT = -9;

// Posts from the ground to the roof, a beam over the doors, and panes that follow the slope above it.
function drawGable(builder: SceneBuilder, { middle, half, pitch, ridge }: Hall): void {
  const { mesh } = builder;
  const topAt = (x: number) => ridge - Math.abs(x - middle) * pitch;
  const bays = 4;
  const step = (half - POST_FT) / 2;
  const xs = Array.from({ length: bays + 1 }, (_, i) => middle + (i - bays / 2) * step);
  const glassTop = (x: number) => topAt(x) - 1;
  for (let i = 0; i < bays; i++) {
    const [a = 0, b = 0] = [xs[i], xs[i + 1]];
    const [ya, yb] = [Math.max(SILL_FT, glassTop(a)), Math.max(SILL_FT, glassTop(b))];
    mesh.quad('glass', [a, SILL_FT, -0.1], [b, SILL_FT, -0.1], [b, yb, -0.1], [a, ya, -0.1]);
  }
  xs.forEach((x, i) => {
    const isOuter = i === 0 || i === bays;
    const [thick, out] = isOuter ? [POST_FT, 0.55] : [0.2, 0.3];
    mesh.box('teak', x - thick, isOuter ? 0 : SILL_FT - 0.2, -0.4, x + thick, topAt(x) - 0.45, out, 't');
  });
  mesh.box('teak', middle - half, DOORS_FT + 0.15, 0, middle + half, SILL_FT, 0.42, 'k');
  // Where the glass ends, along both slopes.
  for (const side of [-1, 1]) {
    const end = middle + side * half;
    const foot: Vec3 = [end, topAt(end) - 0.42, 0.1];
    beam(mesh, foot, [middle, ridge - 0.42, 0.1], 0.24, 0.75);
  }
  drawLoft(builder, { middle, half, pitch, ridge });
}

// What is seen of the hall under its roof: boarded, with lamps on long cords.
function drawLoft(builder: SceneBuilder, { middle, half, pitch, ridge }: Hall): void {
  const { mesh } = builder;
  const [floor, under] = [9.3, ridge - 0.95];
  const reach = (under - floor) / pitch;
  const [a, b] = [middle - reach, middle + reach];
  mesh.triangle('interiorWall', [a, floor, LOFT_FT], [b, floor, LOFT_FT], [middle, under, LOFT_FT]);
  mesh.quad(
    'roomDim',
    [a, floor, LOFT_FT],
    [middle, under, LOFT_FT],
    [middle, under, -0.5],
    [a, floor, -0.5],
  );
  mesh.quad(
    'roomDim',
    [middle, under, LOFT_FT],
    [b, floor, LOFT_FT],
    [b, floor, -0.5],
    [middle, under, -0.5],
  );
  mesh.level('interiorFloor', a, LOFT_FT, b, -0.5, floor);
  for (const z of [-2.6, -5.6]) {
    mesh.box(
      'roomWood',
      middle - half * 0.6,
      floor + half * 0.3,
      z - 0.2,
      middle + half * 0.6,
      floor + half * 0.3 + 0.5,
      z + 0.2,
    );
    mesh.box('roomWood', middle - 0.2, floor + half * 0.3, z - 0.2, middle + 0.2, under, z + 0.2);
  }
  for (const side of [-1, 1]) shadedLamp(mesh, [middle + side * half * 0.3, floor, -7.4], 3, 2);
  addLight(builder, [middle, floor + 2.4, -4], [16, 10.5, 5.4], { radius: 0.3 });
}

function drawHallRoof({ mesh }: SceneBuilder, { middle, half, pitch, ridge }: Hall, d: number): void {
  const [zb, zf] = [-d - 1, OVER_FT.front];
  for (const side of [-1, 1]) {
    const out = middle + side * (half + OVER_FT.side);
    const low = WALL_FT - OVER_FT.side * pitch;
    const eave: [Vec3, Vec3] = [
      [out, low, zf],
      [out, low, zb],
    ];
    const top: [Vec3, Vec3] = [
      [middle, ridge, zb],
      [middle, ridge, zf],
    ];
    if (side > 0) slab(mesh, [eave[0], eave[1], top[0], top[1]], 'teak');
    else slab(mesh, [eave[1], eave[0], top[1], top[0]], 'teak');
    // A board along the slope, and purlins that carry the roof before the glass.
    beam(mesh, [out, low - 0.02, zf - 0.12], [middle, ridge - 0.02, zf - 0.12], 0.14, 0.85);
    for (const share of [0.06, 0.5]) {
      const x = middle + side * (half - half * share);
      beam(
        mesh,
        [x, ridge - half * (1 - share) * pitch - 0.45, zf - 0.35],
        [x, ridge - half * (1 - share) * pitch - 0.45, 0],
        0.24,
        0.6,
      );
    }
    const foot = middle + side * (half - 0.1);
    mesh.tube('teak', 0.2, 8, [foot, 6.4, 0.5], [foot, WALL_FT - 0.9, zf - 1.1]);
  }
  beam(mesh, [middle, ridge - 0.4, zf - 0.35], [middle, ridge - 0.4, 0], 0.26, 0.75);
  mesh.triangle('wall', [middle - half, WALL_FT, -d], [middle + half, WALL_FT, -d], [middle, ridge, -d]);
  mesh.box('roof', middle - 0.34, ridge - 0.12, zb, middle + 0.34, ridge + 0.12, zf + 0.02);
}

// Their roofs end in the valleys beside the roof of the hall.
function drawWings({ mesh }: SceneBuilder, w: number, { middle, half, pitch }: Hall, d: number): void {
  const mid = -d / 2;
  const top = WALL_FT + (d / 2) * WING_PITCH;
  for (const side of [-1, 1]) {
    const end = side * (w + OVER_FT.end);
    const valley = (y: number, z: number): Vec3 => [
      middle + side * (half - (y - WALL_FT) / pitch - 0.1),
      y,
      z,
    ];
    const front = side < 0 ? 1.5 : 0.05;
    for (const [z, facing] of [
      [front, 1],
      [-d - 1.5, -1],
    ] as const) {
      const low = WALL_FT - (facing > 0 ? z : -d - z) * WING_PITCH;
      const corners: [Vec3, Vec3, Vec3, Vec3] = [
        [end, low, z],
        valley(low, z),
        valley(top, mid),
        [end, top, mid],
      ];
      const [p, q, r, s] = corners;
      if (side * facing > 0) slab(mesh, [q, p, s, r], 'teak');
      else slab(mesh, [p, q, r, s], 'teak');
      if (facing > 0 && side < 0) mesh.box('roof', end, low - 0.2, z, q[0], low + 0.03, z + 0.08, 'k');
    }
    const wall = side * w;
    mesh.triangle('wall', [wall, WALL_FT, -d], [wall, WALL_FT, 0], [wall, top - 0.2, mid]);
    mesh.box(
      'roof',
      Math.min(end, valley(top, mid)[0]),
      top - 0.1,
      mid - 0.3,
      Math.max(end, valley(top, mid)[0]),
      top + 0.12,
      mid + 0.3,
      'b',
    );
  }
}

const PORCH_FT = { front: 7, low: 8.95, pitch: 0.19, ceiling: 8.75, beam: 8.05 };

function drawPorch(builder: SceneBuilder, w: number, { middle, half, pitch: hallPitch }: Hall): void {
  const { mesh } = builder;
  const { front, low, pitch, ceiling, beam: under } = PORCH_FT;
  const [right, x1] = [middle + half, w + OVER_FT.end];
  // Up to where it meets the slope behind it.
  const back = (WALL_FT - low - front * pitch) / (WING_PITCH - pitch);
  const high = low + (front - back) * pitch;
  const inner = (y: number) => right + (WALL_FT - y) / hallPitch - 0.1;
  mesh.quad('roof', [inner(low), low, front], [x1, low, front], [x1, high, back], [inner(high), high, back]);
  mesh.box('teak', inner(low), low - 0.5, front - 0.16, x1, low - 0.02, front, 't');
  mesh.box('roof', inner(low), low - 0.2, front, x1, low + 0.03, front + 0.08, 'k');
  for (const x of [inner(low), x1])
    mesh.quad('teak', [x, low - 0.5, front], [x, low, front], [x, high, back], [x, low - 0.5, back]);
  mesh.quad(
    'timber',
    [right, ceiling, 0],
    [x1 - 0.02, ceiling, 0],
    [x1 - 0.02, ceiling, front - 0.1],
    [right + 1.4, ceiling, front - 0.1],
  );
  for (const [x, z] of postsOf('lodge', w)) {
    mesh.box('stone', x - 0.72, 0, z - 0.72, x + 0.72, 2.3, z + 0.72, 'b');
    mesh.box('counter', x - 0.82, 2.3, z - 0.82, x + 0.82, 2.48, z + 0.82);
    mesh.box('teak', x - 0.38, 2.48, z - 0.38, x + 0.38, under, z + 0.38, 'b');
    for (const side of [-1, 1]) {
      const end = x + side * 1.8;
      if (end > right + 0.8 && end < w * 0.98)
        mesh.tube('teak', 0.2, 6, [x + side * 0.3, 6.3, z], [end, under + 0.1, z]);
    }
  }
  mesh.box('teak', right + 0.4, under, 5.65, w * 0.98, ceiling, 6.35, 't');
  for (const x of [right + 0.4, w * 0.98 - 0.7]) mesh.box('teak', x, under, 0, x + 0.7, ceiling, 5.65, 'tfk');
}

// Broad at its foot, of the stone of the ground.
function drawChimney({ mesh }: SceneBuilder, x1: number): void {
  const x0 = x1 - 5;
  mesh.box('stone', x0, 0, -2.2, x1, 9, 2);
  for (const [a, b] of [
    [x0, x0 + 0.55],
    [x1 - 0.55, x1],
  ] as const) {
    const inwards = a === x0 ? 1 : -1;
    const [outer, inner] = inwards > 0 ? [a, b] : [b, a];
    mesh.quad('stone', [outer, 9, 2], [inner, 10.4, 2], [inner, 10.4, -2.2], [outer, 9, -2.2]);
    mesh.triangle('stone', [outer, 9, 2], [inner, 9, 2], [inner, 10.4, 2]);
  }
  mesh.box('stone', x0 + 0.55, 9, -2.2, x1 - 0.55, 21.6, 2, 'b');
  mesh.box('counter', x0 + 0.3, 21.6, -2.45, x1 - 0.3, 22.05, 2.25);
  mesh.box('clay', x0 + 1.7, 22.05, -1, x1 - 1.7, 23, 0.8, 'b');
}
