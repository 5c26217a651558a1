import type { Bounds } from '#domain/geometry/plane.ts';
import type { MaterialId } from '../materials.ts';
import type { Vec3 } from '../scene.ts';
import type { SceneBuilder } from '../scene-builder.ts';

// Roofs over a plan x0..x1, z0 (back)..z1 (front), standing on height y. Feet, house frame.
export type Plan = Bounds & { y: number };

export function drawFlatRoof({ mesh }: SceneBuilder, p: Plan, over: number, thick: number): void {
  // The edge stands out over its soffit: a line of shade runs round below it.
  const [step, back] = [Math.min(0.3, thick * 0.3), 0.7];
  mesh.box('roof', p.x0 - over, p.y + step, p.z0 - over, p.x1 + over, p.y + thick, p.z1 + over);
  const [a, b, c, d] = [p.x0 - over + back, p.x1 + over - back, p.z0 - over + back, p.z1 + over - back];
  mesh.box('timber', a, p.y, c, b, p.y + step, d, 't');
  // A metal drip edge round the roof, proud of it by an inch.
  const [x0, x1, z0, z1] = [p.x0 - over - 0.06, p.x1 + over + 0.06, p.z0 - over - 0.06, p.z1 + over + 0.06];
  const [low, high] = [p.y + thick - 0.25, p.y + thick + 0.06];
  mesh.box('frame', x0, low, z1 - 0.3, x1, high, z1);
  mesh.box('frame', x0, low, z0, x1, high, z0 + 0.3);
  mesh.box('frame', x0, low, z0, x0 + 0.3, high, z1);
  mesh.box('frame', x1 - 0.3, low, z0, x1, high, z1);
}

/** Ridge along x; gable walls at both ends. Flush at the front, where a porch goes on from the wall. */
export function drawGableRoof(
  { mesh }: SceneBuilder,
  p: Plan,
  over: number,
  pitch: number,
  front: 'eave' | 'flush' = 'eave',
): void {
  const mid = (p.z0 + p.z1) / 2;
  const half = (p.z1 - p.z0) / 2;
  const ridge = p.y + half * pitch;
  const eave = p.y - over * pitch;
  const [x0, x1] = [p.x0 - over, p.x1 + over];
  const [zb, zf] = [p.z0 - over, p.z1 + over];
  // So little that it stays within the porch roof, and closes the wall beside it.
  if (front === 'flush') {
    const [y, z] = [p.y - FLUSH_FT * pitch, p.z1 + FLUSH_FT];
    slab(mesh, [
      [x0, y, z],
      [x1, y, z],
      [x1, ridge, mid],
      [x0, ridge, mid],
    ]);
  } else
    slab(mesh, [
      [x0, eave, zf],
      [x1, eave, zf],
      [x1, ridge, mid],
      [x0, ridge, mid],
    ]);
  slab(mesh, [
    [x1, eave, zb],
    [x0, eave, zb],
    [x0, ridge, mid],
    [x1, ridge, mid],
  ]);
  for (const [x, facing] of [
    [p.x0, -1],
    [p.x1, 1],
  ] as const) {
    const a: Vec3 = [x, p.y, p.z0];
    const b: Vec3 = [x, p.y, p.z1];
    const c: Vec3 = [x, ridge, mid];
    if (facing > 0) mesh.triangle('wall', a, c, b);
    else mesh.triangle('wall', a, b, c);
  }
  if (front === 'eave') {
    mesh.box('trim', x0, eave - 0.52, zf - 0.1, x1, eave + 0.12, zf + 0.06);
    gutter(mesh, x0 + 0.3, x1 - 0.3, eave, zf + 0.06);
  }
  mesh.box('roof', x0, ridge - 0.1, mid - 0.32, x1, ridge + 0.14, mid + 0.32, 'b');
}

// Solid: a thin trough would let light in at its seams. Its shadow draws the line of the eave.
function gutter(mesh: SceneBuilder['mesh'], x0: number, x1: number, y: number, z: number): void {
  mesh.box('trim', x0, y - 0.22, z, x1, y + 0.09, z + 0.34, 'k');
}

const [CLEAR_FT, FLUSH_FT] = [0.2, 0.3];

// Ridge along z, gable face towards the pool.
export function drawFrontGable({ mesh }: SceneBuilder, p: Plan, over: number, pitch: number): void {
  const mid = (p.x0 + p.x1) / 2;
  const ridge = p.y + ((p.x1 - p.x0) / 2) * pitch;
  const eave = p.y - over * pitch;
  const [zb, zf] = [p.z0, p.z1 + over];
  // So high over the walls that no corner board comes through.
  const [low, top] = [eave + CLEAR_FT, ridge + CLEAR_FT];
  slab(mesh, [
    [p.x0 - over, low, zb],
    [p.x0 - over, low, zf],
    [mid, top, zf],
    [mid, top, zb],
  ]);
  slab(mesh, [
    [p.x1 + over, low, zf],
    [p.x1 + over, low, zb],
    [mid, top, zb],
    [mid, top, zf],
  ]);
  mesh.triangle('wall', [p.x0, p.y, p.z1], [p.x1, p.y, p.z1], [mid, ridge, p.z1]);
}

/** Where a hip roof begins, its ridge, and its corners: at the front, then at the back, the left one first. */
export function hipRidge(p: Plan, over: number, pitch: number) {
  const half = (p.z1 - p.z0) / 2 + over;
  const mid = (p.z0 + p.z1) / 2;
  const eave = p.y - 0.05;
  const high = eave + half * pitch;
  const [x0, x1, zb, zf] = [p.x0 - over, p.x1 + over, p.z0 - over, p.z1 + over];
  const inset = Math.min(half, (x1 - x0) / 2 - 0.5);
  const ridge: [Vec3, Vec3] = [
    [x0 + inset, high, mid],
    [x1 - inset, high, mid],
  ];
  const corners: [Vec3, Vec3, Vec3, Vec3] = [
    [x0, eave, zf],
    [x1, eave, zf],
    [x0, eave, zb],
    [x1, eave, zb],
  ];
  return { eave, ridge, corners };
}

export function drawHipRoof({ mesh }: SceneBuilder, p: Plan, over: number, pitch: number): void {
  const { eave, ridge, corners } = hipRidge(p, over, pitch);
  const [r0, r1] = ridge;
  const [[x0, , zf], , , [x1, , zb]] = corners;
  mesh.quad('roof', [x0, eave, zf], [x1, eave, zf], r1, r0);
  mesh.quad('roof', [x1, eave, zb], [x0, eave, zb], r0, r1);
  mesh.triangle('roof', [x0, eave, zb], [x0, eave, zf], r0);
  mesh.triangle('roof', [x1, eave, zf], [x1, eave, zb], r1);
  mesh.quad(
    'trim',
    [x0, eave - 0.02, zb],
    [x1, eave - 0.02, zb],
    [x1, eave - 0.02, zf],
    [x0, eave - 0.02, zf],
  );
  mesh.box('trim', x0, eave - 0.4, zf - 0.12, x1, eave + 0.08, zf + 0.04);
  mesh.box('trim', x1 - 0.12, eave - 0.4, zb, x1 + 0.04, eave + 0.08, zf);
  mesh.box('trim', x0 - 0.04, eave - 0.4, zb, x0 + 0.12, eave + 0.08, zf);
}

// One plane rising towards the pool, on exposed beams.
export function drawShedRoof({ mesh }: SceneBuilder, p: Plan, over: number, rise: number): void {
  const [x0, x1, zb, zf] = [p.x0 - over, p.x1 + over, p.z0 - over, p.z1 + over];
  const [yb, yf] = [p.y, p.y + rise];
  slab(mesh, [
    [x0, yf, zf],
    [x1, yf, zf],
    [x1, yb, zb],
    [x0, yb, zb],
  ]);
  for (let x = p.x0 + 1; x < p.x1; x += 5)
    mesh.quad(
      'timber',
      [x, yf - 0.2, zf - 0.4],
      [x + 0.45, yf - 0.2, zf - 0.4],
      [x + 0.45, yf - 1, zf - 0.4],
      [x, yf - 1, zf - 0.4],
    );
  for (let x = p.x0 + 1; x < p.x1; x += 5) mesh.box('teak', x, yf - 1, p.z1, x + 0.45, yf - 0.45, zf - 0.4);
}

/** How high its underside lies over a line along the house. */
export const shedUnderside =
  (p: Plan, over: number, rise: number) =>
  (z: number): number =>
    p.y + (rise * (z - p.z0 + over)) / (p.z1 - p.z0 + 2 * over) - SLAB_FT;

const SLAB_FT = 0.45;

// Upper face, underside in timber and the visible front edge.
export function slab(
  mesh: SceneBuilder['mesh'],
  [a, b, c, d]: readonly [Vec3, Vec3, Vec3, Vec3],
  edge: MaterialId = 'trim',
): void {
  const lower = ([x, y, z]: Vec3): Vec3 => [x, y - SLAB_FT, z];
  mesh.quad('roof', a, b, c, d);
  mesh.quad('timber', lower(d), lower(c), lower(b), lower(a));
  mesh.quad(edge, lower(a), lower(b), b, a);
  mesh.quad(edge, lower(b), lower(c), c, b);
  mesh.quad(edge, lower(d), lower(a), a, d);
}
