import { hash3 } from '../noise.ts';
import type { Vec3 } from '../scene.ts';
import type { SceneBuilder } from '../scene-builder.ts';

// What stands and hangs in rooms. Feet, house frame; walls behind face +z.

type Mesh = SceneBuilder['mesh'];

const CORNERS = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;

/** Four legs under a table or chair whose middle is x, z. */
export function legs(
  mesh: Mesh,
  [x, floor, z]: Vec3,
  [halfX, high, halfZ]: Vec3,
  thick: number,
  material: 'roomWood' | 'frame' = 'roomWood',
): void {
  for (const [dx, dz] of CORNERS) {
    const [px, pz] = [x + dx * (halfX - thick), z + dz * (halfZ - thick)];
    mesh.box(material, px - thick, floor, pz - thick, px + thick, floor + high, pz + thick, 'tb');
  }
}

/** A picture in its frame, with a margin, its middle at x, y on the wall at z. */
export function picture(
  mesh: Mesh,
  [x, y, z]: Vec3,
  halfX: number,
  halfY: number,
  framed = 0,
  mount = 0.22,
): void {
  const frame = framed % 2 ? 'roomWood' : 'frame';
  const margin = Math.min(halfX, halfY) * mount;
  mesh.box(frame, x - halfX, y - halfY, z, x + halfX, y + halfY, z + 0.12, 'k');
  mesh.upright('trim', x - halfX + 0.1, y - halfY + 0.1, x + halfX - 0.1, y + halfY - 0.1, z + 0.13);
  const [ix, iy] = [halfX - 0.1 - margin, halfY - 0.1 - margin];
  mesh.upright('art', x - ix, y - iy, x + ix, y + iy, z + 0.14);
}

/** One on each of the walls at x0 and x1 that face each other, about z. */
export function sidePictures(mesh: Mesh, [x0, x1]: readonly [number, number], y: number, z: number): void {
  for (const [x, yaw] of [
    [x0, Math.PI / 2],
    [x1, -Math.PI / 2],
  ] as const)
    mesh.within({ x, z, yaw }, () => picture(mesh, [0, y, 0.02], 1, 1.25, yaw > 0 ? 1 : 0, 0.04));
}

/** Seats side by side on a plinth, with arms and cushions, its open side towards +z of the current frame. */
export function roomSofa(mesh: Mesh, half: number): void {
  const seats = Math.max(1, Math.round((half - 0.5) / 1.25));
  const each = (half * 2 - 1) / seats;
  mesh.box('seat', -half, 0.3, -1.45, half, 0.95, 1.45, 't');
  mesh.box('seat', -half, 0.95, -1.5, half, 2.35, -1);
  for (const side of [-1, 1]) {
    const arm = side * (half - 0.25);
    mesh.box('seat', arm - 0.25, 0.95, -1.4, arm + 0.25, 1.95, 1.45, 'b');
  }
  for (let i = 0; i < seats; i++) {
    const x = -half + 0.5 + each * (i + 0.5);
    mesh.tilted('seat', [x, 1.2, 0.25], [each / 2 - 0.03, 0.27, 1.2], 0, 0);
    mesh.tilted('seat', [x, 2, -0.75], [each / 2 - 0.04, 0.62, 0.24], 0, -0.16);
  }
  if (seats < 2) return;
  for (const side of [-1, 1])
    mesh.tilted('accent', [side * (half - 1.15), 1.95, -0.35], [0.52, 0.5, 0.16], side * -0.25, -0.25);
}

export function chair(mesh: Mesh, x: number, z: number, yaw: number): void {
  mesh.within({ x, z, yaw }, () => {
    mesh.box('seat', -0.7, 1.4, -0.7, 0.7, 1.62, 0.7);
    mesh.tilted('seat', [0, 2.35, -0.68], [0.68, 0.62, 0.09], 0, -0.1);
    legs(mesh, [0, 0.05, 0], [0.68, 1.36, 0.68], 0.06);
  });
}

/** Books standing in rows between uprights, with gaps where other things stand. */
export function bookcase(
  mesh: Mesh,
  [x0, x1]: readonly [number, number],
  [y0, y1]: readonly [number, number],
  z: number,
  seed: number,
): void {
  const [deep, thick] = [1, 0.09];
  const bays = Math.max(1, Math.round((x1 - x0) / 3));
  const rows = Math.max(2, Math.round((y1 - y0) / 1.35));
  const [bay, row] = [(x1 - x0) / bays, (y1 - y0) / rows];
  mesh.upright('roomWood', x0, y0, x1, y1, z + 0.04);
  for (let i = 0; i <= bays; i++)
    mesh.box('roomWood', x0 + bay * i - thick / 2, y0, z, x0 + bay * i + thick / 2, y1, z + deep, 'kb');
  for (let j = 0; j <= rows; j++) {
    const y = y0 + row * j;
    mesh.box('roomWood', x0, y, z, x1, y + thick, z + deep - 0.03, 'klr');
    if (j === rows) break;
    for (let i = 0; i < bays; i++)
      shelf(
        mesh,
        [x0 + bay * i + thick, y + thick, z],
        [bay - thick * 2, row - thick],
        seed + i * 13 + j * 5,
      );
  }
}

function shelf(mesh: Mesh, [x, y, z]: Vec3, [wide, high]: readonly [number, number], seed: number): void {
  let at = x + 0.03;
  for (let k = 0; at < x + wide - 0.35; k++) {
    const run = Math.min(x + wide - at, 0.5 + hash3(seed, k, 5) * 1.1);
    const tall = high * (0.6 + 0.24 * hash3(seed, k, 9));
    const kind = hash3(seed, k, 2);
    if (kind < 0.7) mesh.box('books', at, y, z + 0.15, at + run, y + tall, z + 0.82, 'kb');
    // Some lie, and here and there stands a bowl.
    else if (kind < 0.82)
      mesh.box('cabinet', at, y, z + 0.2, at + Math.min(run, 0.8), y + high * 0.3, z + 0.85, 'kb');
    else vase(mesh, [at + Math.min(run, 0.7) / 2, y, z + 0.5], 0.26, high * 0.55, seed);
    at += run + (kind < 0.7 ? 0.02 : 0.15);
  }
}

export function vase(mesh: Mesh, at: Vec3, radius: number, high: number, seed: number): void {
  const material = seed % 3 === 0 ? 'accent' : seed % 3 === 1 ? 'trim' : 'clay';
  mesh.lathe(
    material,
    at,
    10,
    [radius * 0.6, 0],
    [radius, high * 0.4],
    [radius * 0.4, high * 0.85],
    [radius * 0.5, high],
  );
}

const LEAVES = 12;

/** A potted plant with long leaves that bend over. */
export function roomPlant(mesh: Mesh, [x, y, z]: Vec3, high: number, pot = 0.55): void {
  mesh.lathe(
    'trim',
    [x, y, z],
    12,
    [pot * 0.75, 0],
    [pot, high * 0.26],
    [pot * 0.86, high * 0.26],
    [0, high * 0.24],
  );
  for (let i = 0; i < LEAVES; i++) {
    const yaw = i * 2.4;
    const [reach, rise] = [high * (0.16 + 0.3 * hash3(i, 4, 1)), high * (0.62 + 0.38 * hash3(i, 2, 7))];
    mesh.within({ x, y, z, yaw }, () => {
      const half = high * 0.045;
      const [low, mid, tip] = [high * 0.22, rise * 0.78, rise];
      mesh.quad('palm', [-0.04, low, 0], [0.04, low, 0], [half, mid, reach * 0.5], [-half, mid, reach * 0.5]);
      mesh.quad(
        'palm',
        [-half, mid, reach * 0.5],
        [half, mid, reach * 0.5],
        [0.02, tip, reach],
        [-0.02, tip, reach],
      );
    });
  }
}

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

/** A lamp that hangs from the ceiling at top, its foot at y. */
export function pendant(mesh: Mesh, [x, y, z]: Vec3, top: number, style: number, wide = 1): void {
  const outline = PENDANTS[style % PENDANTS.length] ?? PENDANTS[0];
  mesh.lathe('shadeLamp', [x, y, z], 12, ...outline.map(([radius, up]) => [radius * wide, up] as const));
  mesh.tube('frame', 0.02, 4, [x, y + 0.65, z], [x, top, z]);
}

/** On a thin foot: beside a seat, or low on a table. */
export function shadedLamp(mesh: Mesh, [x, y, z]: Vec3, high: number, style: number): void {
  mesh.tube('frame', 0.05, 6, [x, y, z], [x, y + high, z]);
  const size = high > 3 ? 1 : 0.62;
  const [low, up] = style % 2 ? [0.6, 0.6] : [0.75, 0.5];
  mesh.lathe(
    'shadeLamp',
    [x, y + high - 0.1, z],
    12,
    [low * size, 0],
    [up * size, 1.05 * size],
    [0, 1.05 * size],
  );
}
