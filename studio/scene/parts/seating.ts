import { seedOf } from '../design-seed.ts';
import type { MaterialId } from '../materials.ts';
import type { MeshBuilder } from '../mesh-builder.ts';
import type { SceneBuilder } from '../scene-builder.ts';
import { cushion, pillow } from './cushion.ts';
import { BED_FT, LEAN, MAKES, type Make, SOFA_FRAMES } from './seat-frames.ts';
import { lantern, openBook, tray } from './tableware.ts';

// Groups of furniture for a terrace, each about its own middle, its open side towards +z.

const makeOf = ({ layout }: SceneBuilder): Make => MAKES[seedOf(layout.design) % MAKES.length] ?? 'boxed';

/** Of chairs and loungers. */
export const barsOf = (builder: SceneBuilder): MaterialId =>
  makeOf(builder) === 'railed' ? 'frame' : 'teak';

/** A sofa, two chairs and a low table on a rug. */
export function sofaGroup(builder: SceneBuilder): void {
  const { mesh } = builder;
  mesh.box('towel', -3.9, 0, -2.9, 3.9, 0.04, 2.7, 'b');
  mesh.within({ x: 0, z: -2.2 }, () => sofa(builder, 2.6));
  for (const [x, yaw] of [
    [-3.2, Math.PI / 2 - 0.2],
    [3.2, -Math.PI / 2 + 0.2],
  ] as const)
    mesh.within({ x, z: 1.15, yaw }, () => sofa(builder, 1.2));
  lowTable(builder);
  tray(builder, -0.6, 1.1, 0.8);
  openBook(builder, 0.65, 1.1, 1, 0.5);
}

function lowTable(builder: SceneBuilder): void {
  const { mesh } = builder;
  const make = makeOf(builder);
  if (make === 'woven') {
    mesh.lathe('cane', [0, 0.04, 0.95], 16, [0.9, 0], [1.02, 0.5], [0.9, 0.95]);
    mesh.lathe('teak', [0, 0.95, 0.95], 20, [0, 0.02], [1.2, 0.02], [1.2, 0.15], [0, 0.15]);
    return;
  }
  mesh.box(make === 'railed' ? 'counter' : 'teak', -1.35, 0.98, 0.1, 1.35, 1.08, 1.8);
  for (const x of [-1.3, 1.18])
    for (const z of [0.15, 1.63]) mesh.box(barsOf(builder), x, 0.04, z, x + 0.12, 0.98, z + 0.12, 'tb');
}

/** Half as thick as a seat's cushion, and a back's. */
const [SEAT_FT, BACK_FT] = [0.22, 0.19];

/** From its middle to either side; one seat for every two feet. */
export function sofa(builder: SceneBuilder, half: number): void {
  const { mesh } = builder;
  SOFA_FRAMES[makeOf(builder)](mesh, half);
  const seats = Math.max(1, Math.round((half * 2) / 2.3));
  const each = (half * 2 - 0.4) / seats;
  const top = BED_FT + SEAT_FT * 2;
  const tipped = Math.PI / 2 - LEAN;
  for (let i = 0; i < seats; i++) {
    const x = -half + 0.2 + each * (i + 0.5);
    cushion(mesh, 'fabric', [x, BED_FT + SEAT_FT, 0.12], [each / 2 - 0.015, SEAT_FT, 1.12]);
    cushion(mesh, 'fabric', [x, top + 0.56, -0.92], [each / 2 - 0.03, BACK_FT, 0.62], 0, tipped);
  }
  const thrown = tipped - 0.12;
  pillow(mesh, 'accent', [half - 0.72, top + 0.5, -0.48], [0.56, 0.2, 0.56], -0.2, thrown);
  if (half > 2) pillow(mesh, 'accent', [-half + 0.76, top + 0.5, -0.48], [0.56, 0.2, 0.56], 0.24, thrown);
}

/** A table laid for four. */
export function diningGroup(builder: SceneBuilder): void {
  const { mesh } = builder;
  mesh.box('teak', -2.6, 2.28, -1.5, 2.6, 2.45, 1.5);
  for (const x of [-2.4, 2.2])
    for (const z of [-1.3, 1.1]) mesh.box('teak', x, 0, z, x + 0.2, 2.28, z + 0.2, 'tb');
  for (const x of [-1.25, 1.25]) {
    for (const side of [-1, 1]) {
      mesh.within({ x, z: side * 2.25, yaw: side < 0 ? 0 : Math.PI }, () => chair(mesh, barsOf(builder)));
      mesh.lathe('trim', [x, 2.45, side * 1.05], 14, [0, 0.01], [0.42, 0.06], [0.4, 0.07], [0, 0.03]);
    }
  }
  mesh.lathe('bowl', [0.3, 2.45, 0], 12, [0.22, 0], [0.5, 0.3], [0.46, 0.3], [0, 0.08]);
  lantern(builder, -0.7, 2.45, 0, 0.85);
}

// Looks towards +z; its back leans.
function chair(mesh: MeshBuilder, bars: MaterialId): void {
  cushion(mesh, 'fabric', [0, 1.44, 0.04], [0.72, 0.08, 0.7]);
  mesh.box(bars, -0.76, 1.28, -0.72, 0.76, 1.36, 0.76, 't');
  for (const x of [-0.72, 0.72]) {
    mesh.tube(bars, [0.045, 0.06], 6, [x, 0, 0.74], [x, 1.34, 0.68]);
    mesh.tube(bars, [0.045, 0.06, 0.05], 6, [x, 0, -0.82], [x, 1.3, -0.68], [x, 2.75, -0.98]);
  }
  for (const y of [1.85, 2.17, 2.49])
    mesh.tilted('teak', [0, y + 0.1, -0.68 - (y - 1.2) * 0.2], [0.7, 0.1, 0.03], 0, -0.2);
}

/** Two chairs at a small round table. */
export function bistroGroup(builder: SceneBuilder): void {
  const { mesh } = builder;
  mesh.lathe('frame', [0, 0, 0], 14, [0.75, 0], [0.7, 0.07], [0.08, 0.12], [0.08, 2.3], [0, 2.3]);
  mesh.lathe('teak', [0, 2.28, 0], 20, [0, 0], [1.2, 0.02], [1.2, 0.14], [0, 0.14]);
  for (const side of [-1, 1])
    mesh.within({ x: side * 1.95, z: 0.1, yaw: -side * (Math.PI / 2) }, () => chair(mesh, barsOf(builder)));
  tray(builder, -0.1, 2.42, 0.2);
  openBook(builder, 0.55, 2.42, -0.35, 2.2);
}

/** Two easy chairs with a small table between them, a throw over one of them. */
export function chairsGroup(builder: SceneBuilder): void {
  const { mesh } = builder;
  for (const side of [-1, 1])
    mesh.within({ x: side * 2.05, z: 0, yaw: -side * 0.14 }, () => {
      sofa(builder, 1.15);
      if (side < 0) mesh.box('towel', -0.5, 1.28, -0.5, 0.42, 1.33, 1.28);
    });
  mesh.lathe('teak', [0, 1.3, 0.3], 18, [0, 0], [0.72, 0.02], [0.72, 0.12], [0, 0.12]);
  mesh.lathe('frame', [0, 0, 0.3], 14, [0.5, 0], [0.48, 0.06], [0.07, 0.1], [0.07, 1.3], [0, 1.3]);
  tray(builder, 0, 1.42, 0.3);
}
