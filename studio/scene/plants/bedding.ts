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

// A clipped ball of box: small leaves close to one another, lighter where it has grown since.
export function drawBall(mesh: MeshBuilder, random: Random, leaves: number): void {
  for (let i = 0; i < leaves; i++) {
    const d = onSphere(random);
    if (d[1] < -0.75) continue;
    const deep = i % 5 === 0;
    const r = 0.33 * (deep ? 0.6 + 0.25 * random() : 0.93 + 0.09 * random());
    const at: Vec3 = [d[0] * r, 0.29 + d[1] * r * 0.95, d[2] * r];
    const size = between(random, 0.012, 0.02) * (deep ? 2.2 : 1);
    drawLeaf(mesh, random, deep ? 'shade' : i % 7 === 1 ? 'foliage' : 'hedge', at, size, [
      d[0],
      d[1] + 0.2,
      d[2],
    ]);
  }
}

// Broad leaves under round heads of white.
export function drawHydrangea(mesh: MeshBuilder, random: Random, leaves: number, petals: number): void {
  for (let i = 0; i < leaves; i++) {
    const d = onSphere(random);
    const r = 0.42 * (0.6 + 0.4 * Math.sqrt(random()));
    const at: Vec3 = [d[0] * r, 0.34 + d[1] * r * 0.75, d[2] * r];
    drawLeaf(mesh, random, 'foliage', at, between(random, 0.04, 0.065), [d[0] * 0.6, 0.9, d[2] * 0.6], 0.62);
  }
  for (let head = 0; head < 15; head++) {
    const a = head * 2.39996;
    const out = 0.4 * Math.sqrt((head + 0.5) / 15);
    const middle: Vec3 = [
      Math.cos(a) * out,
      0.74 - out * out * 1.3 + between(random, -0.04, 0.04),
      Math.sin(a) * out,
    ];
    const radius = between(random, 0.055, 0.085);
    for (let k = 0; k < petals; k++) {
      const d = onSphere(random);
      const at: Vec3 = [
        middle[0] + d[0] * radius,
        middle[1] + Math.abs(d[1]) * radius * 0.8,
        middle[2] + d[2] * radius,
      ];
      drawLeaf(
        mesh,
        random,
        'petal',
        at,
        between(random, 0.014, 0.022),
        [d[0], Math.abs(d[1]) + 0.3, d[2]],
        0.9,
      );
    }
  }
}

// A few stones, half in the ground.
export function drawStones(mesh: MeshBuilder, random: Random): void {
  for (let i = 0; i < 5; i++) {
    const a = i * 2.39996;
    const away = 0.11 * i * between(random, 0.7, 1.2);
    const r = between(random, 0.04, 0.13) * (i === 0 ? 1.3 : 1);
    const at: Vec3 = [Math.cos(a) * away, -0.02, Math.sin(a) * away];
    mesh.lathe('gravel', at, 7, [r, 0], [r * 0.96, r * 0.35], [r * 0.6, r * 0.7], [0, r * 0.82]);
  }
}

// A young olive on its stem, as it stands in a pot: thin boughs, small gray leaves, air between them.
export function drawOlive(mesh: MeshBuilder, random: Random, leaves: number): void {
  const fork: Vec3 = [0.03, 0.52, -0.02];
  mesh.tube('bark', [0.035, 0.026, 0.022], 7, [0, -0.05, 0], [0.04, 0.25, 0.02], fork);
  const boughs = Array.from({ length: 9 }, (_, i): Vec3 => {
    const a = i * 2.39996 + random() * 0.6;
    const out = between(random, 0.14, 0.36);
    return [Math.cos(a) * out, between(random, 0.72, 1.25), Math.sin(a) * out];
  });
  for (const tip of boughs)
    mesh.tube(
      'bark',
      [0.014, 0.005],
      4,
      fork,
      [tip[0] * 0.6, (fork[1] + tip[1]) / 2 + 0.04, tip[2] * 0.6],
      tip,
    );
  for (let i = 0; i < leaves; i++) {
    const tip = boughs[i % boughs.length] ?? fork;
    const d = onSphere(random);
    const r = 0.17 * Math.cbrt(random());
    const t = random() < 0.3 ? between(random, 0.5, 1) : 1;
    const at: Vec3 = [
      fork[0] + (tip[0] - fork[0]) * t + d[0] * r,
      fork[1] + (tip[1] - fork[1]) * t + d[1] * r * 0.9,
      fork[2] + (tip[2] - fork[2]) * t + d[2] * r,
    ];
    const material: MaterialId = i % 3 ? 'olive' : 'shade';
    drawLeaf(mesh, random, material, at, between(random, 0.02, 0.032), [d[0], d[1] + 0.5, d[2]], 0.28);
  }
}

// Flax: swords that rise from one root, the outer ones bent over.
export function drawFlax(mesh: MeshBuilder, random: Random, swords: number): void {
  for (let i = 0; i < swords; i++) {
    const a = i * 2.39996 + random() * 0.4;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const outer = i / swords;
    const long = between(random, 0.75, 1.15) * (1 - 0.2 * outer);
    const spread = 0.06 + 0.4 * outer * between(random, 0.7, 1.2);
    const w = between(random, 0.014, 0.024);
    const at = (t: number, side: number): Vec3 => {
      const r = 0.03 + spread * (0.5 * t + 0.5 * t * t);
      const half = w * (t < 0.5 ? 0.7 + 0.6 * t : 2 * (1 - t));
      return [c * r - s * half * side, long * (t - 0.42 * outer * t ** 3), s * r + c * half * side];
    };
    for (const [from, to] of [
      [0, 0.35],
      [0.35, 0.7],
    ] as const)
      mesh.quad('palm', at(from, 1), at(from, -1), at(to, -1), at(to, 1));
    mesh.triangle('palm', at(0.7, 1), at(0.7, -1), at(1, 0));
  }
}
