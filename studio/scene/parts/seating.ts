import { seedOf } from '../design-seed.ts';
import type { MaterialId } from '../materials.ts';
import type { MeshBuilder } from '../mesh-builder.ts';
import type { SceneBuilder } from '../scene-builder.ts';
import { cushion } from './cushion.ts';
import { lantern, openBook, tray } from './tableware.ts';

// Groups of furniture for a terrace, each about its own middle, its open side towards +z.

/** What the seats of a garden are built of: boards, slim metal, or cane. */
type Make = 'boxed' | 'railed' | 'woven';
const MAKES: readonly Make[] = ['boxed', 'railed', 'woven'];
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
  mesh.box(make === 'railed' ? 'counter' : 'teak', -1.35, 0.95, 0.1, 1.35, 1.1, 1.8);
  for (const x of [-1.25, 1.1])
    for (const z of [0.2, 1.55]) mesh.box(barsOf(builder), x, 0.04, z, x + 0.15, 0.95, z + 0.15, 'tb');
}

/** From its middle to either side; one seat for every two feet. */
export function sofa(builder: SceneBuilder, half: number): void {
  const { mesh } = builder;
  BODIES[makeOf(builder)](mesh, half);
  const seats = Math.max(1, Math.round((half * 2) / 2.3));
  const each = (half * 2 - 0.5) / seats;
  for (let i = 0; i < seats; i++) {
    const x = -half + 0.25 + each * i;
    cushion(mesh, 'fabric', [x + each / 2, 0.99, 0.13], [each / 2 - 0.02, 0.29, 1.2]);
    cushion(mesh, 'fabric', [x + each / 2, 1.78, -0.86], [each / 2 - 0.04, 0.25, 0.62], 0, 1.37);
  }
  cushion(mesh, 'accent', [half - 0.75, 1.68, -0.45], [0.5, 0.17, 0.45], -0.3, 1.2);
  if (half > 2) cushion(mesh, 'accent', [-half + 0.8, 1.68, -0.45], [0.5, 0.17, 0.45], 0.35, 1.2);
}

const BODIES: Record<Make, (mesh: MeshBuilder, half: number) => void> = {
  boxed(mesh, half) {
    mesh.box('teak', -half, 0.25, -1.3, half, 0.7, 1.3);
    for (const x of [-half + 0.1, half - 0.25])
      for (const z of [-1.2, 1.05]) mesh.box('frame', x, 0.03, z, x + 0.15, 0.25, z + 0.15, 'tb');
    mesh.box('teak', -half, 0.7, -1.32, half, 1.95, -1.18);
    for (const x of [-half, half - 0.2]) mesh.box('teak', x, 0.7, -1.3, x + 0.2, 1.6, 1.2);
  },
  // Posts and rails about a wooden seat, with a board to lay the arm on.
  railed(mesh, half) {
    // Its cushions lie within it, or from before nothing would carry them.
    mesh.box('teak', -half, 0.44, -1.25, half, 0.8, 1.36);
    for (const x of [-half, half - 0.18]) {
      for (const z of [-1.3, 1.22])
        mesh.box('frame', x, 0.03, z, x + 0.18, z < 0 ? 1.95 : 1.58, z + 0.18, 'b');
      mesh.box('teak', x - 0.06, 1.58, -1.2, x + 0.24, 1.68, 1.44);
    }
    for (const y of [1.05, 1.45, 1.85]) mesh.box('frame', -half, y, -1.3, half, y + 0.1, -1.22);
  },
  // Down to the ground, its arms and back rolled.
  woven(mesh, half) {
    mesh.box('cane', -half, 0.06, -1.3, half, 0.7, 1.3);
    mesh.box('cane', -half, 0.7, -1.34, half, 1.8, -1.12);
    for (const x of [-half, half - 0.24]) {
      mesh.box('cane', x, 0.7, -1.3, x + 0.24, 1.42, 1.24);
      mesh.tube('cane', 0.18, 8, [x + 0.12, 1.42, -1.2], [x + 0.12, 1.42, 1.24]);
    }
    mesh.tube('cane', 0.15, 8, [-half, 1.8, -1.2], [half, 1.8, -1.2]);
  },
};

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

// Looks towards +z.
function chair(mesh: MeshBuilder, bars: MaterialId): void {
  cushion(mesh, 'fabric', [0, 1.48, 0.02], [0.74, 0.11, 0.72]);
  mesh.box(bars, -0.78, 1.3, -0.75, 0.78, 1.38, 0.78, 't');
  for (const x of [-0.75, 0.63])
    for (const z of [-0.75, 0.63]) mesh.box(bars, x, 0, z, x + 0.12, z < 0 ? 2.9 : 1.3, z + 0.12, 'b');
  for (const y of [1.95, 2.35, 2.72]) mesh.box('teak', -0.65, y, -0.74, 0.65, y + 0.2, -0.66);
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
      if (side < 0) mesh.box('towel', -0.5, 1.29, -0.5, 0.42, 1.33, 1.36);
    });
  mesh.lathe('teak', [0, 1.3, 0.3], 18, [0, 0], [0.72, 0.02], [0.72, 0.12], [0, 0.12]);
  mesh.lathe('frame', [0, 0, 0.3], 14, [0.5, 0], [0.48, 0.06], [0.07, 0.1], [0.07, 1.3], [0, 1.3]);
  tray(builder, 0, 1.42, 0.3);
}
