import type { MeshBuilder } from '../mesh-builder.ts';
import { noise3 } from '../noise.ts';
import { between, type Random } from '../random.ts';
import type { Vec3 } from '../scene.ts';
import { drawCore, drawLeaf, onSphere } from './leaves.ts';

// Crowns of broadleaves: lobes that run into one another, dressed in sprays of leaves. Metres.

// How a kind of broadleaf grows.
interface Habit {
  height: number;
  // Where the crown begins, and how far it reaches to the side.
  fork: number;
  reach: number;
  stems: number;
  girth: number;
  // Boughs that leave the stem, and the masses of leaves that each carries.
  boughs: number;
  pads: number;
  leafM: readonly [number, number];
}

export const HABITS = {
  spreading: {
    ...{ height: 7.4, fork: 1.6, reach: 3.3, stems: 1, girth: 0.19 },
    ...{ boughs: 11, pads: 7, leafM: [0.05, 0.078] },
  },
  oval: {
    ...{ height: 8.6, fork: 1.25, reach: 2.35, stems: 1, girth: 0.16 },
    ...{ boughs: 13, pads: 6, leafM: [0.046, 0.072] },
  },
  airy: {
    ...{ height: 5.6, fork: 0.8, reach: 2, stems: 3, girth: 0.08 },
    ...{ boughs: 12, pads: 5, leafM: [0.034, 0.054] },
  },
} as const satisfies Record<string, Habit>;

// What keeps the sky from showing through the middle of a crown: balls where few leaves are drawn, else deeper leaves.
export type Filling = 'balls' | 'leaves';

interface Lobe {
  at: Vec3;
  radius: number;
  // Too small or too near to another to be filled by itself.
  bare?: true;
}

// Faces of what fills a lobe, around and down: near by, and in a wood's edge.
const CORE = { tree: [5, 3], thicket: [4, 3] } as const;

// Stems, boughs of unequal length, and along each of them masses of leaves with air between one bough's and the next's.
export function drawBroadleaf(
  mesh: MeshBuilder,
  random: Random,
  leaves: number,
  leafScale: number,
  habit: Habit,
  filling: Filling,
): void {
  const { height, fork, reach, boughs } = habit;
  const middle = (fork + height) / 2;
  const half = (height - fork) / 2;
  drawStems(mesh, habit, middle + half * 0.4);
  const lobes: Lobe[] = [
    { at: [0.1, middle - half * 0.1, 0], radius: reach * 0.34 },
    { at: [-0.1, middle + half * 0.36, 0.1], radius: reach * 0.3 },
  ];
  // Towards the light a tree grows further.
  const light = random() * 2 * Math.PI;
  for (let bough = 0; bough < boughs; bough++) {
    const a = bough * 2.39996 + between(random, -0.35, 0.35);
    const up = 0.95 - (1.82 * (bough + between(random, 0.2, 0.8))) / boughs;
    const long = between(random, 0.72, 0.96) + 0.18 * Math.cos(a - light);
    // Widest in its lower third: boughs there are the oldest.
    const round = up < 0 ? up * 0.6 : up;
    const wide = Math.sqrt(1 - round * round) * reach * long;
    const to: Vec3 = [
      Math.cos(a) * wide,
      middle + up * half * Math.min(1.06, long + 0.12),
      Math.sin(a) * wide,
    ];
    growBough(mesh, random, lobes, habit, [middle, to], filling);
  }
  const [small, large] = habit.leafM;
  const core = filling === 'balls' ? CORE.tree : null;
  dress(mesh, random, lobes, [0, middle, 0], leaves, [small * leafScale, large * leafScale], core);
}

// The first mass lies about the bough's end, the others beside it on twigs, smaller the further in.
function growBough(
  mesh: MeshBuilder,
  random: Random,
  lobes: Lobe[],
  { fork, reach, girth, pads }: Habit,
  [middle, end]: readonly [number, Vec3],
  filling: Filling,
): void {
  const radius = reach * between(random, 0.21, 0.35);
  const short = Math.max(0.2, 1 - (radius * 0.8) / (Math.hypot(end[0], end[1] - middle, end[2]) || 1));
  const to: Vec3 = [end[0] * short, middle + (end[1] - middle) * short, end[2] * short];
  const wide = Math.hypot(to[0], to[2]);
  // No two boughs leave the stem at one height.
  const lowest = fork * between(random, 0.8, 1.35);
  const from: Vec3 = [0.03, Math.max(lowest, Math.min(to[1] - wide * 0.6, middle)), 0.02];
  const knee: Vec3 = [to[0] * 0.5, (from[1] + to[1]) / 2 + 0.15, to[2] * 0.5];
  mesh.tube('bark', [girth * 0.4, girth * 0.24, 0.02], 5, from, knee, to);
  lobes.push({ at: to, radius });
  for (let pad = 1; pad < pads; pad++) {
    // Some grow near the stem: no bough is bare up to its end.
    const t = between(random, -0.45, 1.15);
    const foot = t < 0 ? onWay(knee, from, -t) : onWay(knee, to, Math.min(1, t));
    const d = onSphere(random);
    const size = radius * between(random, 0.5, 0.95);
    const out = radius * between(random, 0.75, 1.15);
    const at: Vec3 = [foot[0] + d[0] * out, foot[1] + d[1] * out * 0.55 + 0.08, foot[2] + d[2] * out];
    if (filling === 'leaves') mesh.tube('bark', [0.03, 0.008], 3, foot, at);
    lobes.push({ at, radius: size, bare: true });
  }
}

const onWay = (a: Vec3, b: Vec3, t: number): Vec3 => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

function drawStems(mesh: MeshBuilder, { fork, stems, girth }: Habit, top: number): void {
  for (let stem = 0; stem < stems; stem++) {
    const lean = (stem / stems) * 2 * Math.PI;
    const [c, s] = stems > 1 ? [Math.cos(lean), Math.sin(lean)] : [0, 0];
    mesh.tube(
      'bark',
      [girth * 1.5, girth, girth * 0.82, girth * 0.62, girth * 0.25],
      9,
      [c * 0.12, -0.25, s * 0.12],
      [c * 0.13, 0.35, s * 0.13],
      [c * 0.2 + 0.06, fork * 0.7, s * 0.2 - 0.04],
      [c * 0.32 - 0.03, fork + 0.5, s * 0.32 + 0.05],
      [c * 0.55, top, s * 0.55],
    );
  }
}

const INNER_SHARE = 0.36;
const CORE_SIZE = 0.66;
const LEAVES_OF_A_SPRAY = 9;
// So deep within another lobe nobody sees a leaf.
const HIDDEN = 0.74;
const FLAT = 0.74;

// Where a bough is bare, one sees into the crown, and here and there through it.
const isBare = ([x, y, z]: Vec3): boolean => noise3(x * 1.5 + 7, y * 1.9, z * 1.5) < 0.3;

function dress(
  mesh: MeshBuilder,
  random: Random,
  lobes: readonly Lobe[],
  middle: Vec3,
  leaves: number,
  [small, large]: readonly [number, number],
  core: readonly [around: number, down: number] | null,
): void {
  if (core)
    for (const { at, radius, bare } of lobes)
      if (!bare) drawCore(mesh, at, radius * CORE_SIZE, FLAT, middle, core);
  const inner = core ? 0 : leaves * INNER_SHARE;
  const pick = pickBySize(lobes);
  for (let i = 0; i < inner; i++) {
    const { at, radius } = pick(random());
    const d = onSphere(random);
    const r = radius * 0.76 * Math.cbrt(random());
    const p: Vec3 = [at[0] + d[0] * r, at[1] + d[1] * r * FLAT, at[2] + d[2] * r];
    if (isBare(p)) continue;
    drawLeaf(mesh, random, 'shade', p, between(random, small, large) * 1.9, [d[0], d[1] + 0.4, d[2]], 0.7);
  }
  for (let i = inner; i < leaves; i += LEAVES_OF_A_SPRAY) {
    const spray = sprayOn(random, lobes, pick);
    // The leaves at a twig's foot, and most of a twig that lies deep, are in the others' shade.
    const shaded = core ? 0 : spray?.deep ? 6 : 2;
    if (spray) drawSpray(mesh, random, spray, middle, [small, large], shaded);
  }
}

interface Spray {
  at: Vec3;
  out: Vec3;
  deep: boolean;
}

// On the outside of the crown, or null where the other lobes hide it again and again.
function sprayOn(random: Random, lobes: readonly Lobe[], pick: (share: number) => Lobe): Spray | null {
  for (let attempt = 0; attempt < 6; attempt++) {
    const lobe = pick(random());
    const out = onSphere(random);
    // Tufts and hollows of a hand's breadth on bulges of an arm's length: no lobe shows as a ball.
    const bulge = noise3(out[0] * 2.4 + lobe.at[0], out[1] * 2.4 + lobe.at[1], out[2] * 2.4 + lobe.at[2]);
    const tuft = noise3(out[0] * 6.1 + lobe.at[2], out[1] * 6.1 + lobe.at[0], out[2] * 6.1 + lobe.at[1]);
    const bumpy = 0.62 + 0.44 * bulge + 0.46 * tuft;
    const depth = random() ** 2;
    const r = lobe.radius * bumpy * (1 - 0.34 * depth);
    const at: Vec3 = [lobe.at[0] + out[0] * r, lobe.at[1] + out[1] * r * FLAT, lobe.at[2] + out[2] * r];
    if (isBare(at)) continue;
    if (!lobes.some((other) => other !== lobe && isWithin(other, at))) return { at, out, deep: depth > 0.5 };
  }
  return null;
}

function isWithin({ at, radius }: Lobe, p: Vec3): boolean {
  const [x, y, z] = [p[0] - at[0], (p[1] - at[1]) / FLAT, p[2] - at[2]];
  return x * x + y * y + z * z < (radius * HIDDEN) ** 2;
}

// Leaves along a twig that grows outwards and hangs a little, lit more as the crown is than as each leaf lies.
function drawSpray(
  mesh: MeshBuilder,
  random: Random,
  { at, out }: Spray,
  middle: Vec3,
  [small, large]: readonly [number, number],
  shaded: number,
): void {
  const away: Vec3 = [at[0] - middle[0], at[1] - middle[1], at[2] - middle[2]];
  const far = Math.hypot(...away) || 1;
  const facing: Vec3 = [
    out[0] * 0.5 + (away[0] / far) * 0.6,
    out[1] * 0.5 + (away[1] / far) * 0.6 + 0.28,
    out[2] * 0.5 + (away[2] / far) * 0.6,
  ];
  const turn = onSphere(random);
  const long = large * between(random, 2, 5.5);
  const along: Vec3 = [
    (out[0] + turn[0] * 0.9) * long,
    (out[1] * 0.7 + turn[1] * 0.6 - 0.25) * long,
    (out[2] + turn[2] * 0.9) * long,
  ];
  for (let k = 0; k < LEAVES_OF_A_SPRAY; k++) {
    const t = (k + random()) / LEAVES_OF_A_SPRAY;
    const d = onSphere(random);
    const off = large * 1.5 * (1.1 - t);
    drawLeaf(
      mesh,
      random,
      k < shaded ? 'shade' : 'foliage',
      [
        at[0] + along[0] * t + d[0] * off,
        at[1] + along[1] * t + d[1] * off,
        at[2] + along[2] * t + d[2] * off,
      ],
      between(random, small, large),
      facing,
      0.58,
    );
  }
}

// Lobes by their surface: a share of 0 to 1 names one.
function pickBySize(lobes: readonly Lobe[]): (share: number) => Lobe {
  const sums: number[] = [];
  let sum = 0;
  for (const { radius } of lobes) {
    sum += radius * radius;
    sums.push(sum);
  }
  return (share) => {
    const at = sums.findIndex((reached) => reached >= share * sum);
    return lobes[Math.max(0, at)] ?? { at: [0, 0, 0], radius: 1 };
  };
}

// Where the trees of a wood edge stand in a stretch of it: place, height, half the width, before or behind the others.
const EDGE_TREES = [
  [-3.6, 4.2, 2.3, 0.5],
  [-1.2, 4.9, 2.9, -0.7],
  [1.7, 4, 2.4, 0.7],
  [3.6, 4.6, 2.6, -0.4],
] as const;

// A stretch of wood edge, nine metres long: crowns down to the ground, never seen closely.
export function drawThicket(
  mesh: MeshBuilder,
  random: Random,
  leaves: number,
  leafScale: number,
  filling: Filling,
): void {
  const lobes: Lobe[] = [];
  for (const [x, height, half, z] of EDGE_TREES) {
    const foot = 0.2;
    for (let k = 0; k < 17; k++) {
      const t = (k + 0.5) / 17;
      const a = k * 2.39996 + x;
      const radius = half * between(random, 0.3, 0.46);
      const wide =
        half * Math.sqrt(1 - Math.max(0, t * 1.2 - 0.25) ** 3) * between(random, 0.75, 1) - radius * 0.7;
      const y = foot + radius * 0.6 + (height - foot - radius * 1.5) * t;
      const at: Vec3 = [x + Math.cos(a) * wide, y, z + Math.sin(a) * wide * 0.7];
      lobes.push(k % 4 === 0 ? { at, radius } : { at, radius, bare: true });
    }
  }
  const core = filling === 'balls' ? CORE.thicket : null;
  dress(mesh, random, lobes, [0, 1.5, -0.5], leaves, [0.045 * leafScale, 0.07 * leafScale], core);
}
