import type { MeshBuilder } from '../mesh-builder.ts';
import { noise3 } from '../noise.ts';
import { between, type Random } from '../random.ts';
import type { Vec3 } from '../scene.ts';
import { drawLeaf, drawSprig } from './leaves.ts';

// Conifers, 1 prototype = 1 tree standing at the origin, metres.

const WHORLS = 19;

// Tiers of boughs in a cone, with shade between them: each a fan of needles that sweeps down and turns up at its tip.
export function drawConifer(mesh: MeshBuilder, random: Random, leaves: number, leafScale: number): void {
  const height = 11;
  mesh.tube('bark', [0.2, 0.17], 7, [0, -0.2, 0], [0, 1.3, 0]);
  // Above, the trunk stands in its own shade.
  mesh.tube('shade', [0.16, 0.1, 0.015], 6, [0, 1.3, 0], [0, height * 0.6, 0], [0, height, 0]);
  const boughs: Bough[] = [];
  for (let whorl = 0; whorl < WHORLS; whorl++) {
    const t = ((whorl + between(random, 0.4, 0.6)) / WHORLS) ** 0.92;
    const reach = 0.1 + 2.45 * (1 - t) ** 0.9;
    const count = t < 0.7 ? 10 : 7;
    const turn = random() * 2 * Math.PI;
    for (let k = 0; k < count; k++) {
      const angle = turn + ((k + between(random, -0.3, 0.3)) / count) * 2 * Math.PI;
      // Towards the light a tree grows fuller.
      const light = noise3(Math.cos(angle) * 1.1 + 3, t * 5, Math.sin(angle) * 1.1 + 9);
      boughs.push({
        y: 0.75 + (height - 0.8) * t + between(random, -0.1, 0.1),
        angle,
        length: reach * (0.84 + 0.3 * light) * (random() < 0.08 ? 0.7 : between(random, 0.9, 1.08)),
        // Old boughs hang, young ones rise.
        slope: 0.62 * t - 0.2 + between(random, -0.05, 0.05),
        droop: (0.36 * (1 - t) + 0.06) * between(random, 0.8, 1.25),
      });
    }
  }
  const all = boughs.reduce((sum, { length }) => sum + (length + 0.2) ** 1.5, 0);
  for (const bough of boughs)
    dressBough(mesh, random, bough, (leaves * (bough.length + 0.2) ** 1.5) / all, leafScale);
}

interface Bough {
  y: number;
  angle: number;
  length: number;
  slope: number;
  droop: number;
}

// Twigs to both sides of the bough, those beneath it in its shade: each a slim spray of needles that points outwards and hangs.
function dressBough(
  mesh: MeshBuilder,
  random: Random,
  { y, angle, length, slope, droop }: Bough,
  twigs: number,
  leafScale: number,
): void {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  for (let i = 0; i < twigs; i++) {
    const under = i % 3 === 0;
    // Some grow about the trunk and hide it.
    const u = i % 4 === 1 ? 0.25 * random() : under ? 0.05 + 0.8 * random() : 0.1 + 0.9 * random() ** 0.75;
    const wide = (0.1 + length * 0.34) * Math.sin(Math.min(1, 1.18 - u) * 1.5708);
    const side = (random() * 2 - 1) * wide;
    const r = length * u;
    const hang = Math.abs(side) * 0.42 + (under ? 0.06 + 0.26 * random() : 0.05 * random());
    const rise = length * (slope * u - droop * u * u * 1.5 + 0.16 * u ** 4);
    const at: Vec3 = [c * r - s * side, y + rise - hang, s * r + c * side];
    const fan = angle + (side / (wide + 0.05)) * 0.9 + between(random, -0.35, 0.35);
    const dip = under ? -0.75 : slope - 0.45 + 0.35 * u;
    const size = between(random, 0.115, 0.19) * leafScale * (under ? 1.25 : 1);
    const along: Vec3 = [Math.cos(fan) * size, dip * size, Math.sin(fan) * size];
    // Lit as the tier is: its back from above, its edge from outside.
    const out = 0.25 + 0.6 * u;
    const lit: Vec3 = [c * out - s * side * 0.5, under ? -0.1 : 0.8, s * out + c * side * 0.5];
    drawSprig(mesh, random, under ? 'shade' : 'conifer', at, along, size * 0.2, lit);
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
