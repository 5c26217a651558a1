import { seedOf } from '../design-seed.ts';
import { hash3 } from '../noise.ts';
import type { Vec3 } from '../scene.ts';
import { addLight, type SceneBuilder } from '../scene-builder.ts';
import type { Opening } from './walls.ts';

// A furnished room behind wide glass: what stands in it differs from house to house. Feet, house frame.

const DEPTH_FT = 15;
const ZONE_FT = 11;

type Mesh = SceneBuilder['mesh'];
/** A stretch of the room: its middle, half its width, the wall behind, and what the house's things are like. */
type Zone = { x: number; half: number; back: number; top: number; style: number };

export function drawFurnishedRoom(builder: SceneBuilder, o: Opening, z: number): void {
  const { mesh, layout } = builder;
  const [x0, x1, back, top] = [o.x0 - 2, o.x1 + 2, z - DEPTH_FT, o.y1 + 0.4];
  mesh.level('interiorFloor', x0, back, x1, z, 0.05);
  mesh.quad('interiorWall', [x0, 0, z], [x0, 0, back], [x0, top, back], [x0, top, z]);
  mesh.quad('interiorWall', [x1, 0, back], [x1, 0, z], [x1, top, z], [x1, top, back]);
  mesh.quad('interiorWall', [x0, top, back], [x1, top, back], [x1, top, z], [x0, top, z]);
  const wide = x1 - x0;
  const zones = Math.max(1, Math.round(wide / ZONE_FT));
  const half = wide / zones / 2;
  const first = Math.floor(
    hash3(layout.pool.lengthFt, layout.pool.widthFt, Math.round(o.x0 * 3)) * ZONES.length,
  );
  const style = seedOf(layout.design) >>> 3;
  for (let i = 0; i < zones; i++) {
    const middle = x0 + half * (2 * i + 1);
    const zone: Zone = { x: middle, half: Math.min(5, half - 0.4), back, top, style };
    // One stretch of the wall stands out.
    const wall = i === style % zones ? 'featureWall' : 'interiorWall';
    mesh.upright(wall, middle - half, 0, middle + half, top, back);
    ZONES[(first + i) % ZONES.length]?.(mesh, zone);
    mesh.box('lamp', zone.x - 0.4, top - 0.06, back + 9, zone.x + 0.4, top - 0.02, back + 9.8);
  }
  hangCurtains(mesh, o, z);
  for (const share of [0.3, 0.72])
    addLight(builder, [x0 + wide * share, top - 1.4, z - 5.5], [30, 20, 10.5], { radius: 0.3 });
}

const ZONES: readonly ((mesh: Mesh, zone: Zone) => void)[] = [living, dining, kitchen, library];

function living(mesh: Mesh, { x, half, back, style }: Zone): void {
  const w = Math.min(half, 3.8);
  const z = back + 5;
  mesh.box('rug', x - half, 0.05, z - 1, x + half, 0.09, z + 6, 'b');
  mesh.box('seat', x - w, 0.35, z, x + w, 1.35, z + 3);
  mesh.box('seat', x - w, 1.35, z, x + w, 2.6, z + 0.8);
  for (const side of [-1, 1]) {
    const arm = x + side * (w - 0.3);
    mesh.box('seat', arm - 0.35, 0.35, z, arm + 0.35, 2, z + 3.05);
    mesh.box('teak', arm - 0.12, 0.05, z + 2.6, arm + 0.12, 0.35, z + 2.85);
    mesh.box('accent', x + side * w * 0.5 - 0.7, 1.4, z + 0.8, x + side * w * 0.5 + 0.7, 2.5, z + 1.25);
  }
  mesh.box('teak', x - 1.6, 1.05, z + 4.2, x + 1.6, 1.2, z + 6);
  for (const [dx, dz] of CORNERS)
    mesh.box(
      'frame',
      x + dx * 1.5 - 0.05,
      0.05,
      z + 5.1 + dz * 0.8 - 0.05,
      x + dx * 1.5 + 0.05,
      1.05,
      z + 5.1 + dz * 0.8 + 0.05,
    );
  mesh.box('art', x - w * 0.7, 3.7, back + 0.05, x + w * 0.7, 6.3, back + 0.15);
  standingLamp(mesh, [x + half, 0.05, z + 1], style);
}

const CORNERS = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;

function dining(mesh: Mesh, { x, half, back, top, style }: Zone): void {
  const w = Math.min(half, 3.4);
  const z = back + 6.5;
  mesh.box('teak', x - w, 2.3, z - 1.5, x + w, 2.5, z + 1.5);
  for (const [dx, dz] of CORNERS) {
    const [px, pz] = [x + dx * (w - 0.3), z + dz * 1.2];
    mesh.box('teak', px - 0.12, 0.05, pz - 0.12, px + 0.12, 2.3, pz + 0.12);
  }
  for (const dx of [-0.55, 0.1, 0.72])
    for (const side of [-1, 1]) {
      const [px, pz] = [x + dx * w, z + side * 2];
      mesh.box('frame', px - 0.65, 1.4, pz - 0.65, px + 0.65, 1.55, pz + 0.65);
      mesh.box('frame', px - 0.65, 1.55, pz + side * 0.6 - 0.06, px + 0.65, 3, pz + side * 0.6 + 0.06);
      for (const [ex, ez] of CORNERS)
        mesh.box(
          'frame',
          px + ex * 0.55 - 0.06,
          0.05,
          pz + ez * 0.55 - 0.06,
          px + ex * 0.55 + 0.06,
          1.4,
          pz + ez * 0.55 + 0.06,
        );
    }
  for (const dx of [-0.5, 0, 0.5]) {
    if (style % 3 === 2 && dx !== 0) continue;
    const wide = style % 3 === 2 ? 2.1 : 1;
    mesh.lathe('shadeLamp', [x + dx * w, 5.4, z], 14, ...pendantOf(style, wide));
    mesh.tube('frame', 0.02, 4, [x + dx * w, 6.1, z], [x + dx * w, top, z]);
  }
  mesh.box('rug', x - w - 1, 0.05, z - 3.4, x + w + 1, 0.08, z + 3.4, 'b');
  mesh.lathe('fabric', [x, 2.5, z], 10, [0.3, 0], [0.45, 0.25], [0.2, 0.7], [0.25, 0.85], [0, 0.85]);
  mesh.box('teak', x - w * 0.8, 0.4, back + 0.1, x + w * 0.8, 2.9, back + 1.6);
}

function kitchen(mesh: Mesh, { x, half, back, top, style }: Zone): void {
  const w = Math.min(half, 4);
  mesh.box('trim', x - half, 0.05, back + 0.05, x + half, 3, back + 2);
  mesh.box('counter', x - half, 3, back + 0.05, x + half, 3.14, back + 2.1);
  mesh.box('cabinet', x - half, 4.8, back + 0.05, x + half * 0.35, top - 0.6, back + 1.2);
  mesh.box('steel', x + half * 0.5, 0.05, back + 0.05, x + half, top - 1, back + 2.3);
  mesh.box('cabinet', x - w, 0.05, back + 5.5, x + w, 3, back + 8);
  mesh.box('trim', x - w - 0.2, 3, back + 5.3, x + w + 0.2, 3.2, back + 8.9);
  for (const dx of [-0.6, 0, 0.6]) {
    const px = x + dx * w;
    mesh.lathe(
      'frame',
      [px, 0.05, back + 9.3],
      10,
      [0.5, 0],
      [0.45, 0.06],
      [0.06, 0.1],
      [0.06, 2.1],
      [0.6, 2.15],
      [0.55, 2.35],
      [0, 2.35],
    );
    mesh.tube('frame', 0.02, 4, [px, 5.9, back + 7], [px, top, back + 7]);
    mesh.lathe('shadeLamp', [px, 5.3, back + 7], 12, ...pendantOf(style + 1));
  }
  mesh.lathe('steel', [x - w * 0.75, 3.2, back + 7], 12, [0.3, 0], [0.65, 0.35], [0.6, 0.38], [0, 0.1]);
}

const SHELVES = 5;

function library(mesh: Mesh, { x, half, back, top, style }: Zone): void {
  const high = top - 1.2;
  mesh.box('teak', x - half, 0.05, back + 0.02, x + half, high, back + 0.12);
  for (let i = 0; i <= SHELVES; i++) {
    const y = 0.1 + ((high - 0.2) * i) / SHELVES;
    mesh.box('teak', x - half, y, back + 0.1, x + half, y + 0.1, back + 1.1);
    if (i === SHELVES) break;
    for (let k = 0, at = x - half + 0.2; at < x + half - 0.6; k++) {
      const wide = 0.3 + hash3(i, k, 5) * 0.9;
      const tall = 0.5 + hash3(i, k, 9) * ((high - 0.2) / SHELVES - 0.75);
      if (hash3(k, i, 2) > 0.25)
        mesh.box(
          BOOKS[(k + i * 2) % BOOKS.length] ?? 'fabric',
          at,
          y + 0.1,
          back + 0.3,
          at + wide,
          y + 0.1 + tall,
          back + 0.95,
        );
      at += wide + 0.08 + hash3(k, 7, i) * 0.6;
    }
  }
  // A chair to read in, turned towards the garden.
  mesh.within({ x: x - half * 0.3, z: back + 6, yaw: 0.5 }, () => {
    mesh.box('accent', -1.3, 0.5, -1.2, 1.3, 1.4, 1.4);
    mesh.box('accent', -1.3, 1.4, -1.4, 1.3, 3, -0.8);
    for (const side of [-1.15, 1.15]) mesh.box('accent', side - 0.2, 0.5, -1.2, side + 0.2, 2.1, 1.4);
  });
  standingLamp(mesh, [x + half * 0.6, 0.05, back + 5], style);
}

const BOOKS = ['fabric', 'accent', 'art', 'counter', 'teak', 'towel'] as const;

// Cone, globe, drum and bowl, from below.
const PENDANTS = [
  [
    [0.5, 0],
    [0.12, 0.6],
    [0, 0.6],
  ],
  [
    [0, 0],
    [0.3, 0.1],
    [0.42, 0.4],
    [0.3, 0.7],
    [0, 0.8],
  ],
  [
    [0.42, 0.1],
    [0.42, 0.7],
    [0, 0.7],
  ],
  [
    [0.55, 0.1],
    [0.5, 0.35],
    [0.25, 0.6],
    [0, 0.66],
  ],
] as const;

function pendantOf(style: number, wide = 1): [number, number][] {
  const outline = PENDANTS[style % PENDANTS.length] ?? PENDANTS[0];
  return outline.map(([radius, y]) => [radius * wide, y]);
}

function standingLamp(mesh: Mesh, [x, y, z]: Vec3, style: number): void {
  mesh.tube('frame', 0.05, 6, [x, y, z], [x, y + 4.4, z]);
  const [low, high] = style % 2 ? [0.6, 0.6] : [0.75, 0.5];
  mesh.lathe('shadeLamp', [x, y + 4.3, z], 12, [low, 0], [high, 1.1], [0, 1.1]);
}

const FOLDS = 9;

// Drawn to the sides, from floor to lintel.
function hangCurtains(mesh: Mesh, { x0, x1, y0, y1 }: Opening, z: number): void {
  const width = Math.min(2.4, (x1 - x0) * 0.13);
  for (const from of [x0, x1 - width]) {
    const fold = (i: number, y: number): Vec3 => [from + (width * i) / FOLDS, y, z - 0.5 + (i % 2) * 0.22];
    for (let i = 0; i < FOLDS; i++)
      mesh.quad(
        i % 2 ? 'curtain' : 'curtainFold',
        fold(i, y0),
        fold(i + 1, y0),
        fold(i + 1, y1),
        fold(i, y1),
      );
  }
}
