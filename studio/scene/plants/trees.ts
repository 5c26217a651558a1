import type { MeshBuilder } from '../mesh-builder.ts';
import { between, type Random } from '../random.ts';
import type { Vec3 } from '../scene.ts';
import { drawLeaf } from './leaves.ts';

// Conifers and palms, 1 prototype = 1 tree standing at the origin, metres.

const WHORLS = 27;

// Whorls of branches with air between them: each a fan of needles that droops and turns up at its tip; the lower ones longer.
export function drawConifer(mesh: MeshBuilder, random: Random, leaves: number, leafScale: number): void {
  const height = 11;
  mesh.tube('bark', [0.2, 0.11, 0.02], 7, [0, -0.2, 0], [0, height * 0.6, 0], [0, height, 0]);
  const boughs: Bough[] = [];
  for (let whorl = 0; whorl < WHORLS; whorl++) {
    const t = (whorl + between(random, 0.35, 0.65)) / WHORLS;
    const reach = (0.16 + 2.5 * (1 - t) ** 0.86) * between(random, 0.84, 1.08);
    const count = t < 0.75 ? 8 : 6;
    const turn = random() * 2 * Math.PI;
    for (let k = 0; k < count; k++)
      boughs.push({
        y: 0.7 + (height - 0.75) * t + between(random, -0.08, 0.08),
        angle: turn + ((k + between(random, -0.3, 0.3)) / count) * 2 * Math.PI,
        length: reach * (random() < 0.08 ? 0.5 : between(random, 0.82, 1.1)),
        // Old boughs hang, young ones rise.
        slope: 0.55 * t - 0.12,
        droop: 0.34 * (1 - t) + 0.06,
      });
  }
  const all = boughs.reduce((sum, { length }) => sum + length + 0.25, 0);
  for (const bough of boughs)
    dressBough(mesh, random, bough, (leaves * (bough.length + 0.25)) / all, leafScale);
}

interface Bough {
  y: number;
  angle: number;
  length: number;
  slope: number;
  droop: number;
}

function dressBough(
  mesh: MeshBuilder,
  random: Random,
  bough: Bough,
  leaves: number,
  leafScale: number,
): void {
  const { y, angle, length, slope, droop } = bough;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  for (let i = 0; i < leaves; i++) {
    const inner = i % 6 === 0;
    const u = inner ? 0.04 + 0.5 * random() : 0.12 + 0.88 * random() ** 0.7;
    const r = length * u;
    const side = (random() - 0.5) * (0.16 + length * 0.62 * Math.sin(Math.min(1, 1.25 - u) * 1.5708) * 0.9);
    // Twigs hang from both sides of the bough; its tip turns up.
    const hang = Math.abs(side) * 0.35 + 0.16 * random() ** 2;
    const at: Vec3 = [
      c * r - s * side,
      y + length * (slope * u - droop * u * u * 1.4 + 0.1 * u ** 4) - hang,
      s * r + c * side,
    ];
    const size = between(random, 0.075, 0.125) * leafScale * (inner ? 1.6 : 1);
    const tip = u > 0.6 ? 0.7 : 0.3;
    drawLeaf(
      mesh,
      random,
      inner ? 'shade' : 'conifer',
      at,
      size,
      [c * tip, 0.9, s * tip],
      inner ? 0.5 : 0.26,
    );
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
      1 + 0.13 * Math.sin(a * 5 + t * 4) + 0.1 * Math.sin(a * 11 - t * 9) + 0.05 * Math.sin(t * 31 + a);
    const deep = inner ? 0.2 + 0.5 * random() : 0.82 + 0.2 * random();
    const r = 0.58 * Math.min(1, 0.45 + t * 2.4) * (1 - t ** 2.1) ** 0.66 * deep * plume;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const at: Vec3 = [c * r, 0.25 + (height - 0.25) * t, s * r];
    const size = between(random, 0.05, 0.08) * leafScale * (inner ? 2.2 : 1);
    drawLeaf(mesh, random, inner ? 'shade' : 'hedge', at, size, [c, 0.35, s], inner ? 0.7 : 0.4);
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
  let rise = 1.15 - q * 1.5 + (random() - 0.5) * 0.5;
  const length = 2.4 * between(random, 0.68, 1.2) * (0.85 + 0.25 * Math.sin(q * 3));
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
