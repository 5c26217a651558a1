import { seedOf } from '../design-seed.ts';
import { hash3 } from '../noise.ts';
import { addLight, type SceneBuilder } from '../scene-builder.ts';
import { hangCurtains } from './curtains.ts';
import {
  bookcase,
  chair,
  legs,
  pendant,
  picture,
  roomPlant,
  roomSofa,
  shadedLamp,
  sidePictures,
  vase,
} from './room-things.ts';
import type { Opening } from './walls.ts';

// A furnished room behind wide glass: what stands in it differs from house to house. Feet, house frame.

const DEPTH_FT = 15;
const ZONE_FT = 11;
const FLOOR = 0.05;

type Mesh = SceneBuilder['mesh'];
/** A stretch of the room: its middle, half its width, the wall behind, and what the house's things are like. */
type Zone = { x: number; half: number; back: number; top: number; style: number };

export function drawFurnishedRoom(builder: SceneBuilder, o: Opening, z: number): void {
  const { mesh, layout } = builder;
  const [x0, x1, back, top] = [o.x0 - 2, o.x1 + 2, z - DEPTH_FT, o.y1 + 0.4];
  mesh.level('interiorFloor', x0, back, x1, z, FLOOR);
  mesh.quad('interiorWall', [x0, 0, z], [x0, 0, back], [x0, top, back], [x0, top, z]);
  mesh.quad('interiorWall', [x1, 0, back], [x1, 0, z], [x1, top, z], [x1, top, back]);
  mesh.quad('interiorWall', [x0, top, back], [x1, top, back], [x1, top, z], [x0, top, z]);
  mesh.box('trim', x0, FLOOR, back + 0.01, x1, FLOOR + 0.4, back + 0.06, 'kblr');
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
    for (const dz of [4, 9.4])
      mesh.box('lamp', middle - 0.22, top - 0.05, back + dz, middle + 0.22, top - 0.02, back + dz + 0.44);
  }
  sidePictures(mesh, [x0, x1], 5, back + 7.5);
  hangCurtains(mesh, o, z - 0.25, 0.11);
  for (const share of [0.3, 0.72])
    addLight(builder, [x0 + wide * share, top - 1.4, z - 5.5], [30, 20, 10.5], { radius: 0.3 });
}

const ZONES: readonly ((mesh: Mesh, zone: Zone) => void)[] = [living, dining, kitchen, library];

// A sofa before the wall under a picture, a chair turned to it, a low table between them on a rug.
function living(mesh: Mesh, { x, half, back, style }: Zone): void {
  const w = Math.min(half - 0.8, 3.6);
  const z = back + 2.6;
  mesh.box('rug', x - w - 0.5, FLOOR, z - 0.6, x + w + 0.5, FLOOR + 0.04, z + 6.4, 'b');
  mesh.within({ x, z }, () => roomSofa(mesh, w));
  picture(mesh, [x, 5, back], w * 0.52, 1.15, style);
  mesh.lathe(
    'roomWood',
    [x - 0.3, FLOOR, z + 3.6],
    16,
    [0.85, 0],
    [0.85, 1],
    [1.45, 1.02],
    [1.45, 1.2],
    [0, 1.2],
  );
  vase(mesh, [x - 0.7, 1.25, z + 3.5], 0.28, 0.75, style);
  mesh.within({ x: x + w * 0.8, z: z + 4.6, yaw: -2 }, () => roomSofa(mesh, 1.45));
  shadedLamp(mesh, [x + Math.min(half, w + 0.9), FLOOR, z - 1], 4.6, style);
  roomPlant(mesh, [x - half + 0.3, FLOOR, z - 0.8], 5, 0.6);
}

// A table for six under its lamps, and a low cabinet with a picture above it.
function dining(mesh: Mesh, { x, half, back, top, style }: Zone): void {
  const w = Math.min(half - 0.4, 3.3);
  const z = back + 6.6;
  mesh.box('rug', x - w - 1, FLOOR, z - 3.3, x + w + 1, FLOOR + 0.03, z + 3.3, 'b');
  mesh.box('roomWood', x - w, 2.3, z - 1.5, x + w, 2.5, z + 1.5);
  legs(mesh, [x, FLOOR, z], [w - 0.15, 2.25, 1.35], 0.13);
  for (const dx of [-0.62, 0, 0.62])
    for (const side of [-1, 1]) chair(mesh, x + dx * w, z + side * 1.95, side > 0 ? Math.PI : 0);
  const single = style % 3 === 2;
  for (const dx of single ? [0] : [-0.52, 0, 0.52])
    pendant(mesh, [x + dx * w, 5.1, z], top, style, single ? 2 : 1);
  vase(mesh, [x + 0.4, 2.5, z], 0.34, 0.9, style + 1);
  mesh.box('roomWood', x - w * 0.85, 0.5, back + 0.1, x + w * 0.85, 2.7, back + 1.6);
  legs(mesh, [x, FLOOR, back + 0.9], [w * 0.8, 0.45, 0.6], 0.08, 'frame');
  for (const dx of [-0.42, 0, 0.42])
    mesh.box('frame', x + dx * w - 0.02, 0.6, back + 1.6, x + dx * w + 0.02, 2.6, back + 1.62, 'k');
  picture(mesh, [x - w * 0.12, 4.9, back], w * 0.42, 1.2, style + 1);
  shadedLamp(mesh, [x + w * 0.62, 2.7, back + 0.85], 1.1, style);
}

// Cabinets with a stove and its hood between them, a tall refrigerator, and an island with stools.
function kitchen(mesh: Mesh, { x, half, back, top, style }: Zone): void {
  const [left, right] = [x - half, x + half];
  const cold = right - 2.6;
  const stove = (left + cold) / 2;
  mesh.box('frame', left, FLOOR, back + 0.05, cold, 0.4, back + 1.8, 'kb');
  cabinets(mesh, [left, stove - 1.3], [0.4, 2.95], back, 2);
  cabinets(mesh, [stove + 1.3, cold], [0.4, 2.95], back, 2);
  mesh.box('steel', stove - 1.28, 0.4, back + 0.05, stove + 1.28, 2.95, back + 2.02, 'kb');
  mesh.box('frame', stove - 1, 0.8, back + 2.02, stove + 1, 2.1, back + 2.05, 'k');
  mesh.box('trim', left, 2.95, back + 0.05, cold, 3.1, back + 2.12, 'k');
  const high = top - 0.7;
  cabinets(mesh, [left, stove - 1.4], [4.7, high], back, 1.15);
  cabinets(mesh, [stove + 1.4, cold], [4.7, high], back, 1.15);
  mesh.box('steel', stove - 1.3, 5, back + 0.05, stove + 1.3, 5.35, back + 1.7, 'k');
  mesh.box('steel', stove - 0.5, 5.35, back + 0.05, stove + 0.5, top, back + 1.1, 'kt');
  cabinets(mesh, [cold, right], [FLOOR, high], back, 2.3);
  mesh.box('steel', cold + 0.12, 0.5, back + 2.3, right - 0.12, 6.4, back + 2.36, 'k');
  mesh.box(
    'frame',
    (cold + right) / 2 - 0.03,
    0.5,
    back + 2.36,
    (cold + right) / 2 + 0.03,
    6.4,
    back + 2.38,
    'k',
  );
  island(mesh, { x, half, back, top, style });
}

const DOOR_FT = 1.7;

// A row of doors with the dark of a joint between them.
function cabinets(
  mesh: Mesh,
  [x0, x1]: readonly [number, number],
  [y0, y1]: readonly [number, number],
  back: number,
  deep: number,
): void {
  if (x1 - x0 < 0.5) return;
  const doors = Math.max(1, Math.round((x1 - x0) / DOOR_FT));
  const each = (x1 - x0) / doors;
  mesh.box('cabinet', x0, y0, back + 0.05, x1, y1, back + deep, 'k');
  for (let i = 1; i < doors; i++) {
    const x = x0 + each * i;
    mesh.box('frame', x - 0.02, y0 + 0.05, back + deep, x + 0.02, y1 - 0.05, back + deep + 0.01, 'k');
  }
}

function island(mesh: Mesh, { x, half, back, top, style }: Zone): void {
  const w = Math.min(half - 0.3, 3.6);
  const z = back + 5.6;
  mesh.box('roomWood', x - w, FLOOR, z, x + w, 2.95, z + 2.4, 'kt');
  mesh.box('trim', x - w - 0.15, 2.95, z - 0.15, x + w + 0.15, 3.15, z + 3.2);
  for (const dx of [-0.6, 0, 0.6]) {
    const px = x + dx * w;
    mesh.within({ x: px, z: z + 3.6 }, () => {
      mesh.box('seat', -0.55, 2.05, -0.5, 0.55, 2.25, 0.5);
      mesh.box('seat', -0.55, 2.25, 0.4, 0.55, 2.85, 0.5);
      legs(mesh, [0, FLOOR, 0], [0.5, 2, 0.45], 0.05, 'frame');
    });
    pendant(mesh, [px, 5.2, z + 1.3], top, style + 1);
  }
  mesh.lathe('clay', [x - w * 0.3, 3.15, z + 1.4], 12, [0.3, 0], [0.62, 0.32], [0.57, 0.34], [0, 0.1]);
  roomPlant(mesh, [x + w * 0.78, 3.15, z + 1.2], 1.5, 0.24);
}

// A wall of books, a chair to read in, turned towards the garden, and a lamp beside it.
function library(mesh: Mesh, { x, half, back, top, style }: Zone): void {
  mesh.box('cabinet', x - half, FLOOR, back, x + half, 2, back + 1.3, 'kb');
  const doors = Math.round(half);
  for (let i = 1; i < doors; i++) {
    const at = x - half + (2 * half * i) / doors;
    mesh.box('frame', at - 0.02, 0.15, back + 1.3, at + 0.02, 1.9, back + 1.31, 'k');
  }
  bookcase(mesh, [x - half, x + half], [2, top - 0.6], back, style % 97);
  const z = back + 5.6;
  mesh.lathe('rug', [x, FLOOR, z], 20, [3.4, 0], [3.4, 0.04], [0, 0.04]);
  mesh.within({ x: x - half * 0.42, z, yaw: 0.5 }, () => roomSofa(mesh, 1.5));
  mesh.within({ x: x + half * 0.5, z: z + 0.4, yaw: -0.6 }, () => roomSofa(mesh, 1.5));
  mesh.lathe(
    'roomWood',
    [x, FLOOR, z + 0.6],
    12,
    [0.5, 0],
    [0.08, 0.1],
    [0.08, 1.6],
    [0.75, 1.62],
    [0.75, 1.72],
    [0, 1.72],
  );
  shadedLamp(mesh, [x - 0.1, FLOOR, z - 1.4], 4.6, style);
}
