import { boundsOf, type Point, type Polygon, rectangle } from '#domain/geometry/plane.ts';
import type { Footprint, Layout } from '../layout-types.ts';
import type { MeshBuilder } from '../mesh-builder.ts';
import type { Vec3 } from '../scene.ts';
import { drawItems, type SceneBuilder } from '../scene-builder.ts';
import { cushion } from './cushion.ts';
import { barsOf } from './seating.ts';
import { tray } from './tableware.ts';

/** The two of a group, in its frame turned towards the water. */
const LOUNGER_X_FT = 0.2;
const LOUNGERS_Z_FT = [-2.75, 2.75] as const;

/** The four corners of each, on the site. */
export function deckLoungers(layout: Layout, item: Footprint): Polygon[] {
  const turned = facingWater(layout, item);
  const { x, z, yaw } = item.anchor;
  const turn = ([px, pz]: Point, by: number): Point => [
    px * Math.cos(by) + pz * Math.sin(by),
    pz * Math.cos(by) - px * Math.sin(by),
  ];
  return LOUNGERS_Z_FT.map((side) =>
    rectangle(LOUNGER_X_FT - 2.85, side - 1.06, LOUNGER_X_FT + 3.3, side + 1.06).map((corner) => {
      const [px, pz] = turn(turn(corner, turned), yaw);
      return [px + x, pz + z];
    }),
  );
}

export function drawFurniture(builder: SceneBuilder): void {
  const { mesh, layout } = builder;
  drawItems(builder, 'loungers', 'furniture', (item) => {
    mesh.within({ x: 0, z: 0, yaw: facingWater(layout, item) }, () => {
      const [first, second] = LOUNGERS_Z_FT;
      lounger(builder, LOUNGER_X_FT, first, builder.random() < 0.6 ? 'spread' : 'folded');
      lounger(builder, LOUNGER_X_FT, second, 'folded');
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

/** Of the bed's boards, and how steep its back stands. */
const [BOARDS_FT, STEEP] = [0.86, 0.6];
/** Where its back is hinged, and how long that is. */
const [HINGE_Z, BACK_FT] = [-0.95, 2.5];
const PAD_FT = 0.11;

// Feet towards +x.
function lounger(builder: SceneBuilder, x: number, z: number, towel: Towel): void {
  const { mesh } = builder;
  const bars = barsOf(builder);
  mesh.within({ x, z, yaw: Math.PI / 2 }, () => {
    for (const side of [-1.06, 0.98]) mesh.box(bars, side, 0.7, -2.85, side + 0.08, BOARDS_FT, 3.3);
    for (const end of [-2.85, 3.22]) mesh.box(bars, -0.98, 0.7, end, 0.98, BOARDS_FT, end + 0.08);
    for (const lx of [-1.06, 0.94])
      for (const lz of [-2.6, 2.85]) mesh.box(bars, lx, 0, lz, lx + 0.12, 0.72, lz + 0.16, 'b');
    for (let s = HINGE_Z; s < 3.1; s += 0.34)
      mesh.box(bars, -0.98, BOARDS_FT - 0.06, s, 0.98, BOARDS_FT, s + 0.24, 'b');
    for (const [from, to] of [
      [HINGE_Z, 0.42],
      [0.46, 1.84],
      [1.88, 3.26],
    ] as const)
      cushion(mesh, 'fabric', [0, BOARDS_FT + PAD_FT, (from + to) / 2], [0.99, PAD_FT, (to - from) / 2]);
    // So far up the back, so high over its boards.
    const onBack = (up: number, over: number): Vec3 => [
      0,
      BOARDS_FT + up * Math.sin(STEEP) + over * Math.cos(STEEP),
      HINGE_Z - up * Math.cos(STEEP) + over * Math.sin(STEEP),
    ];
    mesh.tilted(bars, onBack(BACK_FT / 2, -0.03), [0.98, 0.03, BACK_FT / 2], 0, STEEP);
    for (const up of [0.25, 0.75])
      cushion(
        mesh,
        'fabric',
        onBack(BACK_FT * up + 0.03, PAD_FT),
        [0.99, PAD_FT, BACK_FT / 4 - 0.02],
        0,
        STEEP,
      );
    cushion(mesh, 'accent', onBack(BACK_FT - 0.36, PAD_FT * 2 + 0.11), [0.7, 0.11, 0.27], 0, STEEP);
    for (const lx of [-0.8, 0.8])
      mesh.tube(bars, 0.045, 6, [lx, 0.78, -2.5], [lx, BOARDS_FT + 1.1, HINGE_Z - 1.62]);
    if (towel === 'folded') {
      mesh.box('accent', -0.62, TOP_FT, 2.1, 0.62, TOP_FT + 0.1, 2.85);
      mesh.box('towel', -0.6, TOP_FT + 0.1, 2.13, 0.6, TOP_FT + 0.2, 2.82);
    } else spreadTowel(mesh);
  });
}

/** Of its cushions. */
const TOP_FT = BOARDS_FT + PAD_FT * 2;

// Over the seat and down both sides of it.
function spreadTowel(mesh: MeshBuilder): void {
  const [top, low] = [TOP_FT + 0.08, BOARDS_FT - 0.1];
  mesh.box('towel', -1.07, TOP_FT, 0.2, 1.07, top, 2.9);
  for (const side of [-1.09, 1.05]) mesh.box('towel', side, low, 0.24, side + 0.04, top, 2.86);
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
