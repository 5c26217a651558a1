import type { Bounds } from '#domain/geometry/plane.ts';
import type { Vec3 } from '../scene.ts';
import type { SceneBuilder } from '../scene-builder.ts';

// A hip roof in two tiers: steep over the walls, flatter and wide over what lies before them, on rafters that show. Feet.

export interface Tiers {
  /** The eave all round, where the upper tier begins, and the height of both. */
  eave: Bounds;
  upper: Bounds;
  low: number;
  high: number;
  /** How many feet the upper tier rises a foot. */
  pitch: number;
}

const [THICK_FT, STEP_FT] = [0.5, 0.42];
const RAFTER_FT = { every: 2.1, half: 0.16, high: 0.42, short: 0.45 };

type Mesh = SceneBuilder['mesh'];

export function drawTieredRoof({ mesh }: SceneBuilder, tiers: Tiers): void {
  const { eave, upper, low, high, pitch } = tiers;
  drawSkirt(mesh, 'roof', eave, upper, low, high);
  drawSkirt(mesh, 'timber', eave, upper, low - THICK_FT, high - THICK_FT);
  butts(mesh, eave, low);
  rafters(mesh, tiers);
  // The upper tier stands out over the lower one: its edge throws a line of shade.
  const out = { x0: upper.x0 - 0.8, x1: upper.x1 + 0.8, z0: upper.z0 - 0.8, z1: upper.z1 + 0.8 };
  const from = high + STEP_FT;
  mesh.box('roof', out.x0, high - 0.5, out.z0, out.x1, from, out.z1, 't');
  drawSteep(mesh, out, from, pitch);
}

const ringOf = ({ x0, x1, z0, z1 }: Bounds, y: number): [Vec3, Vec3, Vec3, Vec3] => [
  [x0, y, z1],
  [x1, y, z1],
  [x1, y, z0],
  [x0, y, z0],
];

function drawSkirt(
  mesh: Mesh,
  material: 'roof' | 'timber',
  outer: Bounds,
  inner: Bounds,
  low: number,
  high: number,
): void {
  const [below, above] = [ringOf(outer, low), ringOf(inner, high)];
  below.forEach((a, i) => {
    const b = below[(i + 1) % 4] ?? a;
    const [c, d] = [above[(i + 1) % 4] ?? a, above[i] ?? a];
    if (material === 'roof') mesh.quad('roof', a, b, c, d);
    else mesh.quad('timber', d, c, b, a);
  });
}

// The cut ends of the courses, and a board under them that stands back.
function butts(mesh: Mesh, { x0, x1, z0, z1 }: Bounds, low: number): void {
  const edge = (material: 'roof' | 'teak', back: number, y0: number, y1: number) => {
    const [a, b, c, d] = [x0 + back, x1 - back, z0 + back, z1 - back];
    const deep = 0.3;
    mesh.box(material, a, y0, d - deep, b, y1, d);
    mesh.box(material, a, y0, c, b, y1, c + deep);
    mesh.box(material, a, y0, c + deep, a + deep, y1, d - deep, 'fk');
    mesh.box(material, b - deep, y0, c + deep, b, y1, d - deep, 'fk');
  };
  edge('roof', -0.08, low - 0.3, low + 0.05);
  edge('teak', 0.14, low - 0.78, low - 0.3);
}

function rafters(mesh: Mesh, { eave, upper, low, high }: Tiers): void {
  const { every, short } = RAFTER_FT;
  const under = low - THICK_FT;
  const rise = high - low;
  const front = eave.z1 - upper.z1;
  const count = Math.round((eave.x1 - eave.x0 - 1) / every);
  for (let i = 0; i <= count; i++) {
    const x = eave.x0 + 0.5 + ((eave.x1 - eave.x0 - 1) * i) / count;
    // As far up as the hip lets it.
    const share = Math.min(1, (x - eave.x0) / (upper.x0 - eave.x0), (eave.x1 - x) / (eave.x1 - upper.x1));
    if (share < 0.2) continue;
    beam(
      mesh,
      [x, under + (rise * short) / front, eave.z1 - short],
      [x, under + rise * share, eave.z1 - front * share],
    );
  }
  for (const [from, to] of [
    [eave.x0, upper.x0],
    [eave.x1, upper.x1],
  ] as const) {
    const inwards = Math.sign(to - from);
    const start: Vec3 = [from + inwards * short, under + rise * 0.06, 0];
    for (let z = upper.z0 + 1; z < upper.z1; z += every)
      beam(mesh, [start[0], start[1], z], [to, under + rise, z]);
    beam(mesh, [from + inwards * 0.5, under + 0.1, eave.z1 - 0.5], [to, under + rise, upper.z1], 0.22);
  }
}

/** Its upper face lies between the two points. */
export function beam(mesh: Mesh, from: Vec3, to: Vec3, half = RAFTER_FT.half, high = RAFTER_FT.high): void {
  const [dx, dz] = [to[0] - from[0], to[2] - from[2]];
  const long = Math.hypot(dx, dz) || 1;
  const [sx, sz] = [(-dz / long) * half, (dx / long) * half];
  const at = ([x, y, z]: Vec3, side: number, down: number): Vec3 => [x + sx * side, y - down, z + sz * side];
  const low = (point: Vec3, side: number) => at(point, side, high);
  mesh.quad('teak', low(from, -1), low(from, 1), low(to, 1), low(to, -1));
  for (const side of [-1, 1])
    mesh.quad('teak', at(from, side, 0), low(from, side), low(to, side), at(to, side, 0));
  mesh.quad('teak', at(from, -1, 0), low(from, -1), low(from, 1), at(from, 1, 0));
}

/** The ridge of a steep hip: along the longer way, and never quite a point. */
export function steepRidge({ x0, x1, z0, z1 }: Bounds, y: number, pitch: number): [Vec3, Vec3] {
  const [mx, mz] = [(x0 + x1) / 2, (z0 + z1) / 2];
  const [hx, hz] = [(x1 - x0) / 2, (z1 - z0) / 2];
  const top = y + Math.min(hx, hz) * pitch;
  const rest = Math.max(1.2, Math.abs(hx - hz));
  return hx >= hz
    ? [
        [mx - rest, top, mz],
        [mx + rest, top, mz],
      ]
    : [
        [mx, top, mz + rest],
        [mx, top, mz - rest],
      ];
}

function drawSteep(mesh: Mesh, bounds: Bounds, y: number, pitch: number): void {
  const [p, q] = steepRidge(bounds, y, pitch);
  const [a, b, c, d] = ringOf(bounds, y);
  const along = p[2] === q[2];
  if (along) {
    mesh.quad('roof', a, b, q, p);
    mesh.quad('roof', c, d, p, q);
    mesh.triangle('roof', b, c, q);
    mesh.triangle('roof', d, a, p);
  } else {
    mesh.triangle('roof', a, b, p);
    mesh.triangle('roof', c, d, q);
    mesh.quad('roof', b, c, q, p);
    mesh.quad('roof', d, a, p, q);
  }
  const hips: readonly [Vec3, Vec3][] = along
    ? [
        [a, p],
        [b, q],
        [c, q],
        [d, p],
      ]
    : [
        [a, p],
        [b, p],
        [c, q],
        [d, q],
      ];
  for (const [from, to] of hips) mesh.tube('roof', [0.2, 0.28], 6, from, to);
  const [dx, dz] = along ? [0.7, 0] : [0, -0.7];
  mesh.tube('roof', 0.42, 8, [p[0] - dx, p[1], p[2] - dz], [q[0] + dx, q[1], q[2] + dz]);
  for (const end of [p, q])
    mesh.lathe(
      'teak',
      [end[0], end[1], end[2]],
      10,
      [0.3, 0.3],
      [0.34, 0.55],
      [0.16, 0.75],
      [0.22, 1],
      [0.02, 1.7],
    );
}
