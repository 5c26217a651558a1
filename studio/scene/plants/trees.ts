import type { MeshBuilder } from '../mesh-builder.ts';
import { noise3 } from '../noise.ts';
import { between, type Random } from '../random.ts';
import type { Vec3 } from '../scene.ts';
import { drawLeaf } from './leaves.ts';

// Conifers, 1 prototype = 1 tree standing at the origin, metres.

const WHORLS = 27;

// Whorls of branches with air between them: each a fan of needles that droops and turns up at its tip; the lower ones longer.
export function drawConifer(mesh: MeshBuilder, random: Random, leaves: number, leafScale: number): void {
  const height = 11;
  mesh.tube('bark', [0.2, 0.11, 0.02], 7, [0, -0.2, 0], [0, height * 0.6, 0], [0, height, 0]);
  const boughs: Bough[] = [];
  for (let whorl = 0; whorl < WHORLS; whorl++) {
    const t = (whorl + between(random, 0.35, 0.65)) / WHORLS;
    const reach = (0.16 + 2.5 * (1 - t) ** 0.86) * between(random, 0.78, 1.1);
    const count = t < 0.75 ? 8 : 6;
    const turn = random() * 2 * Math.PI;
    for (let k = 0; k < count; k++) {
      const angle = turn + ((k + between(random, -0.35, 0.35)) / count) * 2 * Math.PI;
      // Towards the light a tree grows fuller; where another stood, boughs stay short or broke off.
      const light = noise3(Math.cos(angle) * 1.1 + 3, t * 5, Math.sin(angle) * 1.1 + 9);
      if (random() < 0.1) continue;
      boughs.push({
        y: 0.7 + (height - 0.75) * t + between(random, -0.16, 0.16),
        angle,
        length: reach * (0.62 + 0.62 * light) * (random() < 0.1 ? 0.55 : between(random, 0.85, 1.15)),
        // Old boughs hang, young ones rise.
        slope: 0.55 * t - 0.16 + between(random, -0.06, 0.06),
        droop: (0.42 * (1 - t) + 0.07) * between(random, 0.7, 1.4),
      });
    }
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
    const hang = Math.abs(side) * 0.38 + 0.2 * random() ** 2 + (i % 5 === 0 ? 0.3 * random() ** 2 : 0);
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
