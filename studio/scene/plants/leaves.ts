import type { MaterialId } from '../materials.ts';
import type { MeshBuilder } from '../mesh-builder.ts';
import { noise3 } from '../noise.ts';
import type { Random } from '../random.ts';
import type { Vec3 } from '../scene.ts';

// One leaf: a kite of two triangles, folded along its midrib, lying across `facing` with some scatter. Metres.
export function drawLeaf(
  mesh: MeshBuilder,
  random: Random,
  material: MaterialId,
  at: Vec3,
  size: number,
  facing: Vec3,
  slim = 0.55,
): void {
  const normal = unit([
    facing[0] + scatter(random),
    facing[1] + scatter(random),
    facing[2] + scatter(random),
  ]);
  const side = unit(Math.abs(normal[1]) < 0.9 ? [-normal[2], 0, normal[0]] : [1, 0, 0]);
  const up: Vec3 = [
    normal[1] * side[2] - normal[2] * side[1],
    normal[2] * side[0] - normal[0] * side[2],
    normal[0] * side[1] - normal[1] * side[0],
  ];
  const angle = random() * 2 * Math.PI;
  const c = Math.cos(angle) * size;
  const s = Math.sin(angle) * size;
  const along: Vec3 = [side[0] * c + up[0] * s, side[1] * c + up[1] * s, side[2] * c + up[2] * s];
  const across: Vec3 = [
    (up[0] * c - side[0] * s) * slim,
    (up[1] * c - side[1] * s) * slim,
    (up[2] * c - side[2] * s) * slim,
  ];
  const point = (u: number, v: number): Vec3 => {
    const rise = v === 0 ? 0 : FOLD * size * slim;
    return [
      at[0] + along[0] * u + across[0] * v + normal[0] * rise,
      at[1] + along[1] * u + across[1] * v + normal[1] * rise,
      at[2] + along[2] * u + across[2] * v + normal[2] * rise,
    ];
  };
  // Lit as the clump is more than as the leaf lies: single leaves would make a crown speckled.
  const [turned, way] = turnedTo(
    [normal[0] * OWN + facing[0], normal[1] * OWN + facing[1], normal[2] * OWN + facing[2]],
    faceOf(along, across),
  );
  const wide = (way * BEND) / (size * slim);
  const half = (edge: number): Vec3 =>
    unit([
      turned[0] - across[0] * wide * edge,
      turned[1] - across[1] * wide * edge,
      turned[2] - across[2] * wide * edge,
    ]);
  mesh.quad(material, point(-1, 0), point(WIDEST, -way), point(1, 0), point(WIDEST, way), [
    turned,
    half(-way),
    turned,
    half(way),
  ]);
}

/** A slim kite from `at`, along and across it, lit from a side of the plant's own. */
export function drawSprig(
  mesh: MeshBuilder,
  random: Random,
  material: MaterialId,
  at: Vec3,
  along: Vec3,
  half: number,
  facing: Vec3,
): void {
  // Across it and nearly level, rolled a little.
  const flat = Math.hypot(along[0], along[2]) || 1;
  const roll = (random() - 0.5) * 1.4;
  const across: Vec3 = [
    (-along[2] / flat) * half * Math.cos(roll),
    half * Math.sin(roll),
    (along[0] / flat) * half * Math.cos(roll),
  ];
  const [lit, way] = turnedTo(
    [facing[0] + scatter(random) * 0.2, facing[1] + scatter(random) * 0.2, facing[2] + scatter(random) * 0.2],
    faceOf(along, across),
  );
  const point = (u: number, v: number): Vec3 => [
    at[0] + along[0] * u + across[0] * v,
    at[1] + along[1] * u + across[1] * v,
    at[2] + along[2] * u + across[2] * v,
  ];
  mesh.quad(material, point(-0.6, 0), point(0.2, -way), point(1.4, 0), point(0.2, way), [lit, lit, lit, lit]);
}

// How far a leaf's halves rise from its midrib, how differently they are lit, and where along it the leaf is widest.
const OWN = 0.2;
const FOLD = 0.34;
const BEND = 0.14;
const WIDEST = -0.18;

// What keeps the sky from showing through the middle of a clump: a lump with bulges and hollows, lit more as the crown is than as it
// bulges itself.
export function drawCore(
  mesh: MeshBuilder,
  at: Vec3,
  radius: number,
  flat: number,
  middle: Vec3,
  [around, down]: readonly [number, number],
): void {
  const point = (i: number, j: number): Vec3 => {
    const a = ((i % around) / around) * 2 * Math.PI + j * 0.6 + at[0];
    const b = (j / down) * Math.PI;
    const d: Vec3 = [Math.sin(b) * Math.cos(a), Math.cos(b), Math.sin(b) * Math.sin(a)];
    const r =
      radius * (0.7 + 0.6 * noise3(d[0] * 1.6 + at[0] * 3, d[1] * 1.6 + at[1] * 3, d[2] * 1.6 + at[2] * 3));
    return [at[0] + d[0] * r, at[1] + d[1] * r * flat, at[2] + d[2] * r];
  };
  const facing = (p: Vec3): Vec3 => {
    const own = unit([p[0] - at[0], p[1] - at[1], p[2] - at[2]]);
    const crown = unit([p[0] - middle[0], p[1] - middle[1], p[2] - middle[2]]);
    return unit([own[0] + crown[0] * 0.8, own[1] + crown[1] * 0.8, own[2] + crown[2] * 0.8]);
  };
  for (let j = 0; j < down; j++) {
    for (let i = 0; i < around; i++) {
      const [a, b, c, d] = [point(i, j), point(i + 1, j), point(i + 1, j + 1), point(i, j + 1)];
      if (j > 0) mesh.triangle('shade', a, b, d, [facing(a), facing(b), facing(d)]);
      if (j < down - 1) mesh.triangle('shade', b, c, d, [facing(b), facing(c), facing(d)]);
    }
  }
}

const faceOf = (a: Vec3, b: Vec3): Vec3 =>
  unit([a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]);

// Where light comes from, not quite along the face; and which of its sides that is.
function turnedTo(towards: Vec3, face: Vec3): [Vec3, 1 | -1] {
  const [x, y, z] = unit(towards);
  const along = x * face[0] + y * face[1] + z * face[2];
  const way = along < 0 ? -1 : 1;
  const more = way * Math.max(0, LEAST_SLANT - Math.abs(along));
  return [unit([x + face[0] * more, y + face[1] * more, z + face[2] * more]), way];
}

const LEAST_SLANT = 0.45;

function scatter(random: Random): number {
  return (random() - 0.5) * 1.5;
}

function unit([x, y, z]: Vec3): Vec3 {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

export function onSphere(random: Random): Vec3 {
  const y = random() * 2 - 1;
  const a = random() * 2 * Math.PI;
  const r = Math.sqrt(1 - y * y);
  return [r * Math.cos(a), y, r * Math.sin(a)];
}
