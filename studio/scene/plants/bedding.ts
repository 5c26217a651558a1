import type { MaterialId } from '../materials.ts';
import type { MeshBuilder } from '../mesh-builder.ts';
import { between, type Random } from '../random.ts';
import type { Vec3 } from '../scene.ts';
import { drawLeaf, onSphere } from './leaves.ts';

// What fills a bed before and between the shrubs, 1 prototype = 1 plant at the origin, metres.

// Gray-green stalks that end in violet spikes.
export function drawLavender(mesh: MeshBuilder, random: Random, stalks: number): void {
  for (let i = 0; i < stalks; i++) {
    const a = random() * 2 * Math.PI;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const spread = 0.36 * Math.sqrt(random());
    const height = between(random, 0.36, 0.58) - spread * 0.35;
    const w = 0.005;
    const at = (t: number, side: number): Vec3 => [
      c * spread * (0.25 + 0.75 * t) - s * w * side,
      height * t,
      s * spread * (0.25 + 0.75 * t) + c * w * side,
    ];
    mesh.quad('tuft', at(0, 1), at(0, -1), at(0.74, -1), at(0.74, 1));
    for (let k = 0; k < 3; k++)
      drawLeaf(mesh, random, 'lavender', at(0.76 + k * 0.1, 0), 0.024 - k * 0.004, [c, 0.6, s], 0.6);
  }
}

// A low cushion of small leaves, in flower when a petal is given.
export function drawMound(mesh: MeshBuilder, random: Random, leaves: number, petal?: MaterialId): void {
  for (let i = 0; i < leaves; i++) {
    const d = onSphere(random);
    const up = Math.abs(d[1]);
    const r = 0.36 * (0.75 + 0.3 * Math.cbrt(random()));
    const flower = petal !== undefined && up > 0.25 && random() < 0.2;
    const at: Vec3 = [d[0] * r, 0.03 + up * r * 0.62 + (flower ? 0.03 : 0), d[2] * r];
    const size = flower ? between(random, 0.016, 0.024) : between(random, 0.022, 0.038);
    drawLeaf(mesh, random, flower ? petal : 'shrub', at, size, [d[0], up + 0.5, d[2]], flower ? 0.95 : 0.5);
  }
}

// Desert brush: a loose gray-green bush one sees the ground through.
export function drawBrush(mesh: MeshBuilder, random: Random, leaves: number): void {
  for (let twig = 0; twig < 22; twig++) {
    const d = onSphere(random);
    const tip: Vec3 = [d[0] * 0.55, 0.2 + Math.abs(d[1]) * 0.55, d[2] * 0.55];
    mesh.tube('bark', [0.012, 0.005], 4, [d[0] * 0.04, 0, d[2] * 0.04], tip);
  }
  for (let i = 0; i < leaves; i++) {
    const d = onSphere(random);
    const r = 0.62 * (0.55 + 0.45 * random());
    const at: Vec3 = [d[0] * r, 0.12 + Math.abs(d[1]) * r * 0.95, d[2] * r];
    drawLeaf(mesh, random, 'brush', at, between(random, 0.016, 0.032), [d[0], d[1] + 0.4, d[2]], 0.4);
  }
}
