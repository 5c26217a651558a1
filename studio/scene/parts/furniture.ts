import { boundsOf } from '#domain/geometry/plane.ts';
import type { Footprint, Layout } from '../layout-types.ts';
import type { MeshBuilder } from '../mesh-builder.ts';
import { drawItems, type SceneBuilder } from '../scene-builder.ts';
import { cushion } from './cushion.ts';
import { barsOf } from './seating.ts';
import { tray } from './tableware.ts';

export function drawFurniture(builder: SceneBuilder): void {
  const { mesh, layout } = builder;
  drawItems(builder, 'loungers', 'furniture', (item) => {
    mesh.within({ x: 0, z: 0, yaw: facingWater(layout, item) }, () => {
      lounger(builder, 0.2, -2.75, builder.random() < 0.6 ? 'spread' : 'folded');
      lounger(builder, 0.2, 2.75, 'folded');
      if (leavesTheView(layout, item)) umbrella(mesh, -0.2, 0);
      sideTable(builder, 1.35, 0);
    });
  });
}

// Feet towards the water: they lie towards +x where nothing turns them.
function facingWater({ pool }: Layout, { anchor }: Footprint): number {
  const b = boundsOf(pool.outline);
  if (anchor.x < b.x0) return 0;
  if (anchor.x > b.x1) return Math.PI;
  return anchor.z < 0 ? -Math.PI / 2 : Math.PI / 2;
}

/** Before the water an umbrella would hide it and the house behind it, beside it the gate of a fence. */
const leavesTheView = ({ pool, plot, fence }: Layout, { anchor }: Footprint): boolean => {
  const b = boundsOf(pool.outline);
  if (fence && !plot) return false;
  return plot !== undefined || anchor.z < b.z0 || anchor.x < b.x0 || (anchor.x > b.x1 && anchor.z < 0);
};

function sideTable(builder: SceneBuilder, x: number, z: number): void {
  const { mesh } = builder;
  mesh.lathe('teak', [x, 1.38, z], 18, [0, 0], [0.85, 0.02], [0.85, 0.12], [0, 0.12]);
  for (const [dx, dz] of [
    [0.5, 0],
    [-0.3, 0.45],
    [-0.3, -0.45],
  ] as const)
    mesh.tube('teak', 0.05, 6, [x + dx * 1.2, 0, z + dz * 1.2], [x + dx * 0.6, 1.4, z + dz * 0.6]);
  tray(builder, x - 0.1, 1.5, z + 0.12);
}

type Towel = 'spread' | 'folded';

// Feet towards +x.
function lounger(builder: SceneBuilder, x: number, z: number, towel: Towel): void {
  const { mesh } = builder;
  const bars = barsOf(builder);
  mesh.within({ x, z, yaw: Math.PI / 2 }, () => {
    for (const lx of [-1.08, 0.96]) mesh.box(bars, lx, 0.72, -1, lx + 0.12, 0.94, 3.3);
    for (let s = -0.9; s < 3.2; s += 0.34) mesh.box(bars, -0.96, 0.8, s, 0.96, 0.88, s + 0.24, 'b');
    cushion(mesh, 'fabric', [0, 1.06, 0.08], [1, 0.17, 1.04]);
    cushion(mesh, 'fabric', [0, 1.05, 2.2], [1, 0.16, 1.06]);
    mesh.tilted(bars, [0, 1.46, -1.95], [1.05, 0.05, 1.32], 0, 0.6);
    cushion(mesh, 'fabric', [0, 1.66, -1.85], [1, 0.17, 1.35], 0, 0.6);
    cushion(mesh, 'accent', [0, 2.22, -2.36], [0.72, 0.17, 0.36], 0, 0.6);
    for (const lx of [-0.98, 0.98]) {
      mesh.box(bars, lx - 0.1, 0, 2.9, lx + 0.1, 0.72, 3.1);
      mesh.box(bars, lx - 0.1, 0, -0.95, lx + 0.1, 0.72, -0.75);
      mesh.tube(bars, 0.06, 6, [lx, 0.05, -2.3], [lx, 1.9, -2.5]);
    }
    if (towel === 'folded') {
      mesh.box('accent', -0.62, 1.22, 1.9, 0.62, 1.36, 2.7);
      mesh.box('towel', -0.6, 1.36, 1.95, 0.6, 1.48, 2.66);
    } else spreadTowel(mesh);
  });
}

// Over the seat and down both sides of it.
function spreadTowel(mesh: MeshBuilder): void {
  mesh.box('towel', -1.05, 1.23, 0.2, 1.05, 1.27, 2.9);
  for (const side of [-1.07, 1.03]) mesh.box('towel', side, 0.86, 0.24, side + 0.04, 1.27, 2.86);
}

const UMBRELLA_FT = 3.95;

function umbrella(mesh: MeshBuilder, x: number, z: number): void {
  mesh.tube('steel', 0.08, 8, [x, 0, z], [x, 8.7, z]);
  mesh.lathe('frame', [x, 0, z], 20, [1, 0], [1, 0.2], [0.1, 0.26]);
  const ribs = 8;
  const r = UMBRELLA_FT;
  for (let i = 0; i < ribs; i++) {
    const at = (angle: number, reach: number, y: number) =>
      [x + Math.cos(angle) * reach, y, z + Math.sin(angle) * reach] as const;
    const a = (i / ribs) * 2 * Math.PI + 0.2;
    const b = ((i + 1) / ribs) * 2 * Math.PI + 0.2;
    const m = (a + b) / 2;
    const [A, B, C] = [at(a, r, 7.2), at(b, r, 7.2), at(m, r * 0.93, 7.28)];
    mesh.triangle('canopy', [x, 8.6, z], C, A);
    mesh.triangle('canopy', [x, 8.6, z], B, C);
    mesh.quad('canopy', A, C, [C[0], C[1] - 0.3, C[2]], [A[0], A[1] - 0.3, A[2]]);
    mesh.quad('canopy', C, B, [B[0], B[1] - 0.3, B[2]], [C[0], C[1] - 0.3, C[2]]);
    mesh.tube('frame', 0.03, 4, [x, 7, z], at(a, r * 0.5, 7.85));
  }
}
