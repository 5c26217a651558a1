import type { MeshBuilder } from '../mesh-builder.ts';
import { between, type Random } from '../random.ts';
import type { Vec3 } from '../scene.ts';
import { drawCore, drawLeaf, onSphere } from './leaves.ts';

// Trees, 1 prototype = 1 tree standing at the origin, metres.

// How a kind of broadleaf grows.
interface Habit {
  height: number;
  // Where the crown begins, and how far it reaches to the side.
  fork: number;
  reach: number;
  stems: number;
  girth: number;
  clumps: number;
  leafM: readonly [number, number];
}

export const HABITS = {
  spreading: { height: 7.4, fork: 2.1, reach: 3.2, stems: 1, girth: 0.25, clumps: 78, leafM: [0.05, 0.085] },
  oval: { height: 8.4, fork: 1.9, reach: 2.2, stems: 1, girth: 0.19, clumps: 66, leafM: [0.05, 0.08] },
  airy: { height: 5.4, fork: 0.8, reach: 1.9, stems: 3, girth: 0.09, clumps: 52, leafM: [0.034, 0.058] },
} as const satisfies Record<string, Habit>;

const [CLUMPS_OF_A_LIMB, FILLED_OF_A_LIMB] = [7, 5];

// A broadleaf: stems, limbs that reach for the crown's outside, and clumps of small leaves that leave gaps for the sky.
export function drawBroadleaf(
  mesh: MeshBuilder,
  random: Random,
  leaves: number,
  leafScale: number,
  habit: Habit,
  filling: Filling,
): void {
  const { height, fork, reach, stems, girth } = habit;
  const clumps: Clump[] = [];
  const middle = (fork + height) / 2 + 0.25;
  const half = (height - fork) / 2;
  const limbs = Math.round(habit.clumps / 5);
  for (let stem = 0; stem < stems; stem++) {
    const lean = stems > 1 ? (stem / stems) * 2 * Math.PI : 0;
    const out = stems > 1 ? 0.45 : 0.08;
    const foot: Vec3 = stems > 1 ? [Math.cos(lean) * 0.12, -0.2, Math.sin(lean) * 0.12] : [0, -0.2, 0];
    const head: Vec3 = [Math.cos(lean) * out, middle + half * 0.35, Math.sin(lean) * out];
    const bend: Vec3 = [head[0] * 0.35 + 0.05, fork + 0.3, head[2] * 0.35];
    mesh.tube('bark', [girth, girth * 0.74, girth * 0.3], 9, foot, bend, head);
    if (stems === 1) mesh.tube('bark', [girth * 1.7, girth], 9, [0, -0.25, 0], [0, 0.3, 0]);
  }
  for (let limb = 0; limb < limbs; limb++) {
    const a = limb * 2.39996 + random() * 0.6;
    const up = 1 - (2 * (limb + 0.5)) / limbs;
    // Lobes make the outline: no crown is a ball. Those at the top keep together, or a tuft hangs alone in the sky.
    const lobe = up > 0.4 ? between(random, 0.72, 0.92) : between(random, 0.5, 1.1);
    const wide = Math.sqrt(Math.max(0.04, 1 - up * up)) * reach * lobe;
    const to: Vec3 = [Math.cos(a) * wide, middle + up * half * 0.9 * lobe, Math.sin(a) * wide];
    const from: Vec3 = [0.05, Math.max(fork * 0.8, Math.min(to[1] - 0.5, middle)), 0.03];
    const knee: Vec3 = [to[0] * 0.5, (from[1] + to[1]) / 2 + 0.2, to[2] * 0.5];
    mesh.tube('bark', [girth * 0.36, girth * 0.2, 0.015], 5, from, knee, to);
    for (let k = 0; k < CLUMPS_OF_A_LIMB; k++) {
      const d = onSphere(random);
      const spread = k === 0 ? 0 : reach * between(random, 0.16, 0.36);
      // Each on a twig of its own, off the outer half of the limb.
      const u = between(random, 0.55, 1);
      const root: Vec3 = [
        knee[0] + (to[0] - knee[0]) * u,
        knee[1] + (to[1] - knee[1]) * u,
        knee[2] + (to[2] - knee[2]) * u,
      ];
      const at: Vec3 = [root[0] + d[0] * spread, root[1] + d[1] * spread * 0.6, root[2] + d[2] * spread];
      if (k > 0 && filling === 'leaves') mesh.tube('bark', [0.022, 0.008], 3, root, at);
      const radius = between(random, 0.24, 0.74) * (0.55 + reach * 0.16);
      clumps.push({ at, radius, outer: k >= FILLED_OF_A_LIMB });
    }
  }
  const [small, large] = habit.leafM;
  dressClumps(mesh, random, clumps, leaves, [small * leafScale, large * leafScale], filling);
}

// What keeps the sky from showing through the middle of a clump: balls where few leaves are drawn, else deeper leaves.
export type Filling = 'balls' | 'leaves';

interface Clump {
  at: Vec3;
  radius: number;
  // On the outline, where the sky may show through.
  outer?: boolean;
}

const INNER_SHARE = 0.16;

function dressClumps(
  mesh: MeshBuilder,
  random: Random,
  clumps: readonly Clump[],
  leaves: number,
  [small, large]: readonly [number, number],
  filling: Filling,
): void {
  if (filling === 'balls')
    for (const { at, radius, outer } of clumps) if (!outer) drawCore(mesh, at, radius * 0.5);
  for (let i = 0; i < leaves; i++) {
    const clump = clumps[Math.floor(random() * clumps.length)];
    if (!clump) continue;
    const d = onSphere(random);
    const inner = filling === 'leaves' && i < leaves * INNER_SHARE;
    // Thinning outwards, and flat: a spray on its twig, not a ball.
    const r = clump.radius * (inner ? 0.5 * Math.cbrt(random()) : 0.2 + 1.15 * random() ** 0.8);
    const at: Vec3 = [clump.at[0] + d[0] * r, clump.at[1] + d[1] * r * 0.6, clump.at[2] + d[2] * r];
    const size = between(random, small, large) * (inner ? 1.9 : 1);
    drawLeaf(
      mesh,
      random,
      inner ? 'shade' : 'foliage',
      at,
      size,
      [d[0], d[1] + 0.4, d[2]],
      inner ? 0.7 : 0.5,
    );
  }
}

// A stretch of wood edge, nine metres long: crowns down to the ground, never seen closely.
export function drawThicket(
  mesh: MeshBuilder,
  random: Random,
  leaves: number,
  filling: Filling,
  leafScale: number,
): void {
  const clumps: Clump[] = [];
  for (let i = 0; i < 120; i++) {
    const x = between(random, -4.8, 4.8);
    const top = 3.7 + 1.3 * Math.sin(x * 1.1 + 0.6) + 0.7 * Math.sin(x * 2.9) + 0.35 * Math.sin(x * 6.1 + 2);
    // Many small ones round off the outline, larger ones fill it.
    const outer = i % 2 === 0;
    const y = outer ? top * between(random, 0.82, 1) : top * random() ** 0.7 * 0.9;
    clumps.push({
      at: [x, y + 0.2, between(random, -1.4, 1.4) * (1.2 - y / 8)],
      radius: outer ? between(random, 0.3, 0.6) : between(random, 0.55, 1.05),
      outer,
    });
  }
  dressClumps(mesh, random, clumps, leaves, [0.055 * leafScale, 0.095 * leafScale], filling);
}

// Whorls of drooping branches, each a spray of needles; the lower ones longer, none quite like the next, some broken off.
export function drawConifer(mesh: MeshBuilder, random: Random, leaves: number, leafScale: number): void {
  const height = 11;
  mesh.tube('bark', [0.2, 0.11, 0.02], 7, [0, -0.2, 0], [0, height * 0.6, 0], [0, height, 0]);
  const branches = 260;
  const each = leaves / branches;
  for (let k = 0; k < branches; k++) {
    const t = ((k + random()) / branches) ** 0.82;
    const y = 0.5 + (height - 0.6) * t;
    const a = k * 2.39996 + random() * 0.9;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const whole = random() < 0.1 ? 0.45 : 1;
    const length = (0.2 + 2.15 * (1 - t) ** 0.8) * between(random, 0.6, 1.12) * whole;
    const droop = between(random, 0.18, 0.42) - t * 0.4;
    // The tip turns up again.
    const rise = between(random, 0.05, 0.22);
    for (let i = 0; i < each; i++) {
      const inner = i % 5 === 0;
      const u = inner ? 0.04 + 0.5 * random() : 0.1 + 0.9 * random() ** 0.75;
      const wide = (random() - 0.5) * length * 0.6 * (1.15 - u * 0.85);
      const r = length * u;
      const at: Vec3 = [
        c * r - s * wide,
        y - r * droop + u ** 3 * rise - Math.abs(wide) * 0.25 + (random() - 0.5) * 0.12,
        s * r + c * wide,
      ];
      const size = between(random, 0.08, 0.14) * leafScale * (inner ? 1.7 : 1);
      drawLeaf(
        mesh,
        random,
        inner ? 'shade' : 'conifer',
        at,
        size,
        [c * 0.4, 1, s * 0.4],
        inner ? 0.5 : 0.24,
      );
    }
  }
}

// The slim Italian cypress: plumes pressed to one another, each a little longer or shorter.
export function drawCypress(mesh: MeshBuilder, random: Random, leaves: number, leafScale: number): void {
  const height = 6.5;
  mesh.tube('bark', [0.12, 0.1], 7, [0, -0.1, 0], [0, 1.4, 0]);
  for (let i = 0; i < leaves; i++) {
    const t = random() ** 0.92;
    // A few large ones within keep the sky from showing through.
    const inner = i % 5 === 0;
    const a = random() * 2 * Math.PI;
    const plume =
      1 + 0.12 * Math.sin(a * 4 + t * 5) + 0.07 * Math.sin(a * 9 - t * 17) + 0.05 * Math.sin(t * 31 + a);
    const deep = inner ? 0.2 + 0.5 * random() : 0.82 + 0.2 * random();
    const r = 0.58 * Math.min(1, 0.45 + t * 2.4) * (1 - t ** 2.1) ** 0.66 * deep * plume;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const at: Vec3 = [c * r, 0.25 + (height - 0.25) * t, s * r];
    const size = between(random, 0.05, 0.08) * leafScale * (inner ? 2.2 : 1);
    drawLeaf(mesh, random, inner ? 'shade' : 'conifer', at, size, [c, 0.35, s], inner ? 0.7 : 0.4);
  }
}

// A queen palm: ringed trunk, crown of arching fronds with drooping leaflets.
export function drawPalm(mesh: MeshBuilder, random: Random, leaflets: number): void {
  const height = 5.4;
  const lean = 0.7;
  const trunk = Array.from({ length: 10 }, (_, i): Vec3 => [lean * (i / 9) ** 2, height * (i / 9), 0]);
  mesh.tube('bark', [0.24, 0.18, 0.165, 0.155, 0.148, 0.142, 0.136, 0.13, 0.13, 0.15], 10, ...trunk);
  const crown: Vec3 = [lean, height, 0];
  const fronds = 22;
  for (let k = 0; k < fronds; k++) drawFrond(mesh, random, crown, k, fronds, leaflets);
}

function drawFrond(
  mesh: MeshBuilder,
  random: Random,
  crown: Vec3,
  k: number,
  fronds: number,
  leaflets: number,
): void {
  const a = k * 2.39996 + random() * 0.3;
  const q = k / fronds;
  let rise = 1.15 - q * 1.4 + (random() - 0.5) * 0.15;
  const length = 2.4 * between(random, 0.85, 1.15) * (0.85 + 0.25 * Math.sin(q * 3));
  const [ca, sa] = [Math.cos(a), Math.sin(a)];
  const pieces = 11;
  let at: Vec3 = [crown[0], crown[1] + 0.05, crown[2]];
  for (let i = 0; i < pieces; i++) {
    const t = i / pieces;
    rise -= 0.05 + 0.2 * t * (1.1 - 0.4 * q);
    const [ce, se] = [Math.cos(rise), Math.sin(rise)];
    const step = length / pieces;
    const next: Vec3 = [at[0] + ca * ce * step, at[1] + se * step, at[2] + sa * ce * step];
    const w = 0.016 * (1 - t) + 0.004;
    mesh.quad(
      'palm',
      [at[0] - sa * w, at[1], at[2] + ca * w],
      [next[0] - sa * w, next[1], next[2] + ca * w],
      [next[0] + sa * w, next[1], next[2] - ca * w],
      [at[0] + sa * w, at[1], at[2] - ca * w],
    );
    if (i > 0) {
      for (let j = 0; j < leaflets; j++) {
        const f = j / leaflets;
        const root: Vec3 = [
          at[0] + (next[0] - at[0]) * f,
          at[1] + (next[1] - at[1]) * f,
          at[2] + (next[2] - at[2]) * f,
        ];
        const reach = 0.62 * Math.sin(Math.min(1, (t + f / pieces) * 1.06 + 0.12) * 3.05) + 0.08;
        for (const side of [-1, 1]) {
          const forward = between(random, 0.5, 0.75);
          const droop = -between(random, 0.35, 0.85);
          const tip: Vec3 = [
            root[0] + -sa * side * reach * 0.8 + ca * ce * reach * forward,
            root[1] + se * reach * forward + droop * reach * 0.8,
            root[2] + ca * side * reach * 0.8 + sa * ce * reach * forward,
          ];
          const mid: Vec3 = [
            (root[0] + tip[0]) / 2 + ca * 0.022,
            root[1] + (tip[1] - root[1]) * 0.38,
            (root[2] + tip[2]) / 2 + sa * 0.022,
          ];
          mesh.triangle('palm', [root[0] - ca * 0.012, root[1], root[2] - sa * 0.012], mid, [
            root[0] + ca * 0.012,
            root[1],
            root[2] + sa * 0.012,
          ]);
          mesh.triangle('palm', root, tip, mid);
        }
      }
    }
    at = next;
  }
}
