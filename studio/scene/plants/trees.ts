import type { MeshBuilder } from '../mesh-builder.ts';
import { between, type Random } from '../random.ts';
import type { Vec3 } from '../scene.ts';
import { drawCore, drawLeaf, onSphere } from './leaves.ts';

// Trees, 1 prototype = 1 tree standing at the origin, metres.

// A broadleaf: trunk, limbs, and clumps of small leaves that leave gaps for the sky.
export function drawBroadleaf(mesh: MeshBuilder, random: Random, leaves: number): void {
  const height = 7.4;
  mesh.tube(
    'bark',
    [0.24, 0.18, 0.15, 0.09],
    9,
    [0, -0.2, 0],
    [0.05, 1.2, 0],
    [0.12, 2.6, 0.05],
    [0.05, 4.2, 0.1],
  );
  const clumps: Clump[] = [];
  for (let limb = 0; limb < 9; limb++) {
    const a = limb * 2.4 + random() * 0.5;
    const reach = between(random, 1.1, 2.4);
    const rise = between(random, 3.2, height - 1.1);
    const from: Vec3 = [0.08, between(random, 2, 3.6), 0.05];
    const to: Vec3 = [Math.cos(a) * reach, rise, Math.sin(a) * reach];
    const bend: Vec3 = [to[0] * 0.45, (from[1] + to[1]) / 2 + 0.25, to[2] * 0.45];
    mesh.tube('bark', [0.09, 0.055, 0.02], 6, from, bend, to);
    for (let k = 0; k < 4; k++) {
      const d = onSphere(random);
      clumps.push({
        at: [to[0] + d[0] * 0.75, to[1] + d[1] * 0.5 + 0.2, to[2] + d[2] * 0.75],
        radius: between(random, 0.55, 0.95),
      });
    }
  }
  clumps.push({ at: [0, height - 0.9, 0], radius: 1.1 }, { at: [0.3, height - 0.3, 0.2], radius: 0.8 });
  for (const { at, radius } of clumps) drawCore(mesh, at, radius * 0.46);
  dressClumps(mesh, random, clumps, leaves, [0.05, 0.085]);
}

interface Clump {
  at: Vec3;
  radius: number;
}

function dressClumps(
  mesh: MeshBuilder,
  random: Random,
  clumps: readonly Clump[],
  leaves: number,
  [small, large]: readonly [number, number],
): void {
  for (let i = 0; i < leaves; i++) {
    const clump = clumps[Math.floor(random() * clumps.length)];
    if (!clump) continue;
    const d = onSphere(random);
    const r = clump.radius * (0.48 + 0.58 * Math.sqrt(random()));
    const at: Vec3 = [clump.at[0] + d[0] * r, clump.at[1] + d[1] * r * 0.72, clump.at[2] + d[2] * r];
    drawLeaf(mesh, random, 'foliage', at, between(random, small, large), [d[0], d[1] + 0.4, d[2]], 0.5);
  }
}

// A stretch of wood edge, nine metres long: crowns down to the ground, never seen closely.
export function drawThicket(mesh: MeshBuilder, random: Random, leaves: number): void {
  const clumps: Clump[] = [];
  for (let i = 0; i < 34; i++) {
    const x = between(random, -4.6, 4.6);
    const top = 3.6 + 1.7 * Math.sin(x * 1.1 + 0.6) + 0.9 * Math.sin(x * 2.9);
    const y = top * random() ** 0.75;
    clumps.push({
      at: [x, y + 0.3, between(random, -1.3, 1.3) * (1.2 - y / 8)],
      radius: between(random, 0.85, 1.5),
    });
  }
  for (const { at, radius } of clumps) drawCore(mesh, at, radius * 0.56);
  dressClumps(mesh, random, clumps, leaves, [0.075, 0.13]);
}

export function drawConifer(mesh: MeshBuilder, random: Random, leaves: number): void {
  const height = 11;
  mesh.tube('bark', [0.22, 0.12, 0.02], 7, [0, -0.2, 0], [0, height * 0.6, 0], [0, height, 0]);
  for (let i = 0; i < leaves; i++) {
    const t = Math.sqrt(random());
    const y = 1.2 + (height - 1.2) * (1 - t);
    const tier = 1 - ((y * 1.35) % 1) * 0.42;
    const r = (0.25 + 2.3 * t * t ** 0.15) * tier * (0.45 + 0.55 * random());
    const a = random() * 2 * Math.PI;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const at: Vec3 = [c * r, y - r * 0.28, s * r];
    drawLeaf(mesh, random, 'conifer', at, between(random, 0.09, 0.16), [c * 0.5, 1, s * 0.5], 0.3);
  }
}

// The slim Italian cypress.
export function drawCypress(mesh: MeshBuilder, random: Random, leaves: number): void {
  const height = 6.5;
  mesh.tube('bark', [0.12, 0.1], 7, [0, -0.1, 0], [0, 1.4, 0]);
  for (let i = 0; i < leaves; i++) {
    const t = random();
    const r = 0.62 * Math.min(1, 0.4 + t * 2.6) * (1 - t ** 1.9) ** 0.62 * (0.75 + 0.3 * random());
    const a = random() * 2 * Math.PI;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const at: Vec3 = [c * r, 0.3 + (height - 0.3) * t, s * r];
    drawLeaf(mesh, random, 'conifer', at, between(random, 0.05, 0.09), [c, 0.5, s], 0.35);
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
