import type { MaterialId } from '../materials.ts';
import type { MeshBuilder } from '../mesh-builder.ts';
import { noise3 } from '../noise.ts';
import { between, type Random } from '../random.ts';
import type { Vec3 } from '../scene.ts';
import { drawLeaf, onSphere } from './leaves.ts';

// Low planting, 1 prototype = 1 plant of about its natural size at the origin, metres.

export function drawShrub(mesh: MeshBuilder, random: Random, leaves: number, flower?: MaterialId): void {
  const heads = Array.from({ length: flower ? 34 : 0 }, () => onSphere(random)).filter(([, y]) => y > -0.3);
  for (let i = 0; i < leaves; i++) {
    const head = random() < 0.42 ? heads[i % heads.length] : undefined;
    const d = onSphere(random);
    if (flower && head) {
      drawPetal(mesh, random, flower, head, d);
      continue;
    }
    if (d[1] < -0.55) continue;
    const deep = i % 6 === 0;
    const r = shrubReach(d) * (deep ? between(random, 0.45, 0.7) : 0.72 + 0.3 * Math.cbrt(random()));
    const size = between(random, 0.026, 0.045) * (deep ? 1.7 : 1);
    const at: Vec3 = [d[0] * r, 0.3 + d[1] * r * 0.85, d[2] * r];
    drawLeaf(mesh, random, deep ? 'shade' : 'shrub', at, size, [d[0], d[1] + 0.3, d[2]]);
  }
}

// Branches of all lengths: no side of a shrub is round.
const shrubReach = ([x, y, z]: Vec3): number =>
  0.42 *
  (0.86 + 0.3 * noise3(x * 2.1 + 4, y * 2.1, z * 2.1) + 0.3 * (noise3(x * 4.4, y * 4.4 + 8, z * 4.4) - 0.4));

// Flowers grow in heads, with green between them.
function drawPetal(mesh: MeshBuilder, random: Random, flower: MaterialId, head: Vec3, off: Vec3): void {
  const r = shrubReach(head) * 1.02;
  const at: Vec3 = [
    head[0] * r + off[0] * 0.055,
    0.32 + head[1] * r * 0.85 + off[1] * 0.04,
    head[2] * r + off[2] * 0.055,
  ];
  drawLeaf(mesh, random, flower, at, between(random, 0.018, 0.03), [head[0], head[1] + 0.5, head[2]], 0.75);
}

// Fountain grass: arching blades from one crown.
export function drawTuft(mesh: MeshBuilder, random: Random, blades: number): void {
  for (let i = 0; i < blades; i++) {
    const a = random() * 2 * Math.PI;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const height = between(random, 0.6, 1.05);
    const spread = between(random, 0.12, 0.52);
    const root = between(random, 0.01, 0.08);
    const w = between(random, 0.004, 0.007);
    const at = (r: number, y: number, side: number): Vec3 => [c * r - s * w * side, y, s * r + c * w * side];
    const knee = root + spread * 0.35;
    const [left, right] = [at(knee, height * 0.68, 1), at(knee, height * 0.68, -1)];
    mesh.quad('tuft', at(root, 0, 1), at(root, 0, -1), right, left);
    mesh.triangle('tuft', left, right, at(root + spread, height * between(random, 0.62, 0.95), 0));
  }
}

// Fountain grass as it is seen from near by: fine blades that bend over and hang, and plumes above them.
export function drawPlume(mesh: MeshBuilder, random: Random, blades: number): void {
  const stalk = (long: number, out: number, droop: number, half: number, material: MaterialId) => {
    const a = random() * 2 * Math.PI;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const root = 0.07 * Math.sqrt(random());
    const from = random() * 2 * Math.PI;
    const [x0, z0] = [Math.cos(from) * root, Math.sin(from) * root];
    const at = (t: number, side: number): Vec3 => {
      const r = out * (0.35 * t + 0.65 * t * t);
      const w = half * (1 - 0.85 * t * t);
      return [x0 + c * r - s * w * side, long * (t - droop * t ** 3), z0 + s * r + c * w * side];
    };
    for (const [p, q] of [
      [0, 0.35],
      [0.35, 0.65],
      [0.65, 0.88],
    ] as const)
      mesh.quad(material, at(p, 1), at(p, -1), at(q, -1), at(q, 1));
    mesh.triangle(material, at(0.88, 1), at(0.88, -1), at(1, 0));
    return at(1, 0);
  };
  for (let i = 0; i < blades; i++)
    stalk(
      between(random, 0.65, 1.05),
      between(random, 0.1, 0.62),
      between(random, 0.15, 0.5),
      between(random, 0.0022, 0.0042),
      'tuft',
    );
  for (let i = 0; i < blades / 22; i++) {
    const [x, y, z] = stalk(between(random, 0.95, 1.25), between(random, 0.08, 0.42), 0.08, 0.0016, 'straw');
    for (let k = 0; k < 26; k++) {
      const t = k / 26;
      const d = onSphere(random);
      drawLeaf(
        mesh,
        random,
        'straw',
        [x * (1 - 0.12 * t) + d[0] * 0.012, y - 0.16 * t + d[1] * 0.01, z * (1 - 0.12 * t) + d[2] * 0.012],
        0.014,
        d,
        0.3,
      );
    }
  }
}

// Broad arching leaves, as of canna or banana, for tropical beds.
export function drawBroadLeaves(mesh: MeshBuilder, random: Random, leaves: number): void {
  for (let i = 0; i < leaves; i++) {
    const a = random() * 2 * Math.PI;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const length = between(random, 0.7, 1.3);
    const rise = between(random, 0.8, 1.35);
    const pieces = 6;
    const spine = (t: number): Vec3 => [
      c * length * t * (0.25 + 0.6 * t),
      rise * (t * 1.5 - t * t * 0.85),
      s * length * t * (0.25 + 0.6 * t),
    ];
    const width = (t: number) =>
      0.15 * Math.sin(Math.min(1, Math.max(0.04, t * 1.1 - 0.12)) * Math.PI) + 0.008;
    for (let k = 0; k < pieces; k++) {
      const [p, q] = [spine(k / pieces), spine((k + 1) / pieces)];
      const [w, v] = [width(k / pieces), width((k + 1) / pieces)];
      for (const side of [-1, 1]) {
        mesh.quad(
          'palm',
          p,
          q,
          [q[0] - s * v * side, q[1] - v * 0.35, q[2] + c * v * side],
          [p[0] - s * w * side, p[1] - w * 0.35, p[2] + c * w * side],
        );
      }
    }
  }
}

export function drawAgave(mesh: MeshBuilder, random: Random): void {
  for (let i = 0; i < 34; i++) {
    const a = i * 2.39996;
    const up = 1.35 - (i / 34) * 1.1;
    const length = between(random, 0.42, 0.6);
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const at = (t: number, side: number): Vec3 => {
      const r = 0.05 + length * t * Math.cos(up) * (1 + 0.15 * t);
      const w = 0.05 * (1 - t) * (0.6 + 1.6 * t) + 0.002;
      return [c * r - s * w * side, 0.04 + length * t * Math.sin(up), s * r + c * w * side];
    };
    mesh.quad('cactus', at(0, 1), at(0, -1), at(0.5, -1), at(0.5, 1));
    mesh.triangle('cactus', at(0.5, 1), at(0.5, -1), at(1, 0));
  }
}

// A ribbed column with two arms that leave it sideways and turn up; plain where few faces have to do.
export function drawSaguaro(mesh: MeshBuilder, isPlain: boolean): void {
  const ribs = isPlain ? 0 : RIBS;
  const arm = (from: number, out: number, top: number, z: number) => {
    const bend = [0, 0.3, 0.55, 0.75, 0.9, 1].map((t): Vec3 => [out * t, from + 0.05 + 0.42 * t ** 4, z * t]);
    const rise: Vec3[] = [0.8, 1.2].map((up) => [out, from + up, z]);
    const crown: Vec3[] = [0.3, 0.12, 0.04, 0].map((down) => [out, top - down, z]);
    column(mesh, ribs, [...bend, ...rise, ...crown], [...Array(9).fill(0.135), 0.125, 0.085, 0.01]);
  };
  const trunk = [-0.05, 0.3, 1.6, 3, 3.7, 4.05, 4.22, 4.3].map((y): Vec3 => [0, y, 0]);
  column(mesh, ribs, trunk, [0.16, 0.19, 0.21, 0.2, 0.185, 0.15, 0.09, 0.01]);
  arm(1.6, 0.62, 3.2, 0.05);
  arm(2.15, -0.52, 3.3, 0.12);
}

const [RIBS, RIB_DEPTH, PLAIN_SIDES] = [13, 0.2, 12];

// Round each point of a way that keeps to one upright plane.
function column(mesh: MeshBuilder, ribs: number, way: readonly Vec3[], radii: readonly number[]): void {
  const sides = ribs > 0 ? ribs * 4 : PLAIN_SIDES;
  const rings = way.map(([x, y, z], k): Vec3[] => {
    const before = way[Math.max(0, k - 1)] ?? [x, y, z];
    const after = way[Math.min(way.length - 1, k + 1)] ?? [x, y, z];
    const [tx, ty] = [after[0] - before[0], after[1] - before[1]];
    const long = Math.hypot(tx, ty) || 1;
    // Plain, it lies within the ribs, which it would shade.
    const r = (radii[k] ?? 0) * (ribs > 0 ? 1 : 1 - RIB_DEPTH * 1.2);
    return Array.from({ length: sides }, (_, i): Vec3 => {
      const a = (i / sides) * 2 * Math.PI;
      const reach = r * (1 - (ribs > 0 ? RIB_DEPTH * 0.5 * (1 - Math.cos(ribs * a)) : 0));
      const [c, s] = [Math.cos(a) * reach, Math.sin(a) * reach];
      return [x + (ty / long) * c, y - (tx / long) * c, z + s];
    });
  });
  rings.slice(1).forEach((ring, k) => {
    const below = rings[k] ?? ring;
    ring.forEach((_, i) => {
      const next = (i + 1) % sides;
      const [p, q, r, s] = [below[i], ring[i], ring[next], below[next]];
      if (p && q && r && s) mesh.quad('cactus', p, q, r, s);
    });
  });
}

// A metre and a half of lawn, blade by blade.
export const LAWN_TILE_M = 1.5;

export function drawLawn(mesh: MeshBuilder, random: Random, blades: number): void {
  for (let i = 0; i < blades; i++) {
    const x = (random() - 0.5) * LAWN_TILE_M;
    const z = (random() - 0.5) * LAWN_TILE_M;
    // One in twenty was missed by the mower.
    const height = random() < 0.05 ? between(random, 0.06, 0.085) : between(random, 0.026, 0.056);
    drawBlade(mesh, random, [x, z], height, between(random, 0.005, 0.034));
  }
}

// Where a mower does not reach: half a metre along the foot of a bed or a deck, thicker here and there.
export const VERGE_M = 0.5;

export function drawVerge(mesh: MeshBuilder, random: Random, blades: number): void {
  for (let i = 0; i < blades; i++) {
    const x = (random() - 0.5) * VERGE_M * 1.15;
    const thick = 0.5 + 0.5 * Math.sin(x * 19 + 1) * Math.sin(x * 7 + 2);
    const z = (random() - 0.5) * 0.13;
    drawBlade(mesh, random, [x, z], between(random, 0.03, 0.06 + 0.05 * thick), between(random, 0.01, 0.05));
  }
}

function drawBlade(
  mesh: MeshBuilder,
  random: Random,
  [x, z]: readonly [number, number],
  height: number,
  lean: number,
): void {
  const a = random() * 2 * Math.PI;
  const b = random() * 2 * Math.PI;
  const w = between(random, 0.0028, 0.0048);
  const root: Vec3 = [Math.cos(b) * 0.3, 0.9, Math.sin(b) * 0.3];
  mesh.triangle(
    'blade',
    [x - Math.cos(a) * w, -0.005, z - Math.sin(a) * w],
    [x + Math.cos(a) * w, -0.005, z + Math.sin(a) * w],
    [x + Math.cos(b) * lean, height, z + Math.sin(b) * lean],
    [root, root, [0, 1, 0]],
  );
}
