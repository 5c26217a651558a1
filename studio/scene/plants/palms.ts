import type { MaterialId } from '../materials.ts';
import type { MeshBuilder } from '../mesh-builder.ts';
import { between, type Random } from '../random.ts';
import type { Vec3 } from '../scene.ts';

// A queen palm standing at the origin, metres: ringed trunk, arching fronds, the oldest of them dry and hanging.

interface PalmParts {
  rings: number;
  // Leaflets on either side of a frond.
  leaflets: number;
  bends: number;
}

const HEIGHT = 5.4;
const LEAN = 0.7;
const FRONDS = 21;
const DRY = 5;

export function drawPalm(mesh: MeshBuilder, random: Random, parts: PalmParts): void {
  drawTrunk(mesh, random, parts.rings);
  const crown: Vec3 = [LEAN, HEIGHT, 0];
  for (let k = 0; k < FRONDS; k++) {
    const age = k / (FRONDS - 1);
    const frond: Frond = {
      turn: k * 2.39996 + random() * 0.35,
      // From the spear in the middle to the oldest, below the level.
      rise: 1.35 - age * 1.55 + between(random, -0.16, 0.16),
      bend: between(random, 1.3, 1.85) + 0.3 * age,
      long: 2.35 * between(random, 0.86, 1.1) * (0.8 + 0.32 * Math.sin(0.5 + age * 2.2)),
      fold: 0.5 - age * 0.35,
      material: 'palm',
      leafy: 1,
    };
    drawFrond(mesh, random, crown, frond, parts);
  }
  for (let k = 0; k < DRY; k++) {
    const frond: Frond = {
      turn: k * 2.39996 + 1,
      // Close along the trunk.
      rise: -1.15 - 0.2 * random(),
      bend: between(random, 0.25, 0.4),
      long: between(random, 0.7, 1.25),
      fold: -0.5,
      material: 'straw',
      leafy: 0.5,
    };
    drawFrond(mesh, random, [LEAN, HEIGHT - 0.1, 0], frond, {
      ...parts,
      leaflets: Math.round(parts.leaflets * 0.4),
    });
  }
}

// Rings where fronds once stood, and the feet of the last ones about the top.
function drawTrunk(mesh: MeshBuilder, random: Random, rings: number): void {
  const at = (t: number): Vec3 => [LEAN * t ** 2, HEIGHT * t, 0];
  const steps = Array.from({ length: rings }, (_, i) => i / (rings - 1));
  const girth = (t: number, i: number) =>
    (0.135 + 0.085 * (1 - t) ** 3 + (t > 0.9 ? 0.05 * (t - 0.9) * 10 : 0)) *
    (i % 2 ? 1.035 : 0.975) *
    between(random, 0.985, 1.015);
  mesh.tube('bark', steps.map(girth), 10, ...steps.map(at));
  for (let k = 0; k < 16; k++) {
    const a = k * 2.39996;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const t = 0.9 + 0.1 * (k / 16);
    const [x, y] = at(t);
    const w = 0.055;
    mesh.triangle(
      'straw',
      [x + c * 0.14 - s * w, y - 0.1, s * 0.14 + c * w],
      [x + c * 0.14 + s * w, y - 0.1, s * 0.14 - c * w],
      [x + c * 0.25, y + 0.26, s * 0.25],
    );
  }
}

interface Frond {
  turn: number;
  rise: number;
  // How far it arches over from foot to tip, radians.
  bend: number;
  long: number;
  // How high its two rows of leaflets stand to one another: a V when young.
  fold: number;
  material: MaterialId;
  // How long its leaflets are: 1 when green.
  leafy: number;
}

interface Joint {
  at: Vec3;
  ce: number;
  se: number;
}

function drawFrond(
  mesh: MeshBuilder,
  random: Random,
  foot: Vec3,
  { turn, rise, bend, long, fold, material, leafy }: Frond,
  { leaflets, bends }: PalmParts,
): void {
  const [ca, sa] = [Math.cos(turn), Math.sin(turn)];
  const joints: Joint[] = [];
  let at: Vec3 = [foot[0] + ca * 0.08, foot[1], foot[2] + sa * 0.08];
  for (let i = 0; i <= bends; i++) {
    const t = i / bends;
    const slope = rise - bend * t ** 1.6;
    const [ce, se] = [Math.cos(slope), Math.sin(slope)];
    joints.push({ at, ce, se });
    const step = long / bends;
    at = [at[0] + ca * ce * step, at[1] + se * step, at[2] + sa * ce * step];
  }
  for (let i = 0; i < bends; i++) {
    const [from, to] = [joints[i]?.at, joints[i + 1]?.at];
    if (!from || !to) continue;
    const w = 0.021 * (1 - i / bends) + 0.004;
    mesh.quad(
      material,
      [from[0] - sa * w, from[1], from[2] + ca * w],
      [to[0] - sa * w, to[1], to[2] + ca * w],
      [to[0] + sa * w, to[1], to[2] - ca * w],
      [from[0] + sa * w, from[1], from[2] - ca * w],
    );
  }
  for (let i = 0; i < leaflets; i++) {
    for (const side of [-1, 1]) {
      const t = 0.1 + (0.9 * (i + 0.5 + between(random, -0.3, 0.3))) / leaflets;
      drawLeaflet(mesh, random, joints, t, { side, turn, fold, material, leafy });
    }
  }
}

interface Leaflet {
  side: number;
  turn: number;
  fold: number;
  material: MaterialId;
  leafy: number;
}

// Out and forward from the midrib, then over and down under its own weight.
function drawLeaflet(
  mesh: MeshBuilder,
  random: Random,
  joints: readonly Joint[],
  t: number,
  { side, turn, fold, material, leafy }: Leaflet,
): void {
  const place = Math.min(joints.length - 1.001, t * (joints.length - 1));
  const [from, to] = [joints[Math.floor(place)], joints[Math.floor(place) + 1]];
  if (!from || !to) return;
  const f = place - Math.floor(place);
  const root: Vec3 = [
    from.at[0] + (to.at[0] - from.at[0]) * f,
    from.at[1] + (to.at[1] - from.at[1]) * f,
    from.at[2] + (to.at[2] - from.at[2]) * f,
  ];
  const [ca, sa] = [Math.cos(turn), Math.sin(turn)];
  const { ce, se } = from;
  // Longest before the middle, fine at the tip.
  const long = leafy * (0.74 * Math.sin(0.4 + 2.6 * t) ** 0.9 + 0.06) * between(random, 0.82, 1.12);
  const ahead = 0.35 + 0.75 * t + between(random, -0.12, 0.12);
  // Along the frond, across it and out of its plane.
  const go = (along: number, across: number, up: number): Vec3 => [
    ca * (ce * along - se * up) - sa * side * across,
    se * along + ce * up,
    sa * (ce * along - se * up) + ca * side * across,
  ];
  const lift = fold + between(random, -0.14, 0.14);
  const first = go(ahead * long * 0.5, long * 0.5, lift * long * 0.5);
  const mid: Vec3 = [root[0] + first[0], root[1] + first[1] - 0.04 * long, root[2] + first[2]];
  const second = go(ahead * long * 0.42, long * 0.34, 0);
  const hang = long * between(random, 0.28, 0.5);
  const tip: Vec3 = [mid[0] + second[0], mid[1] + second[1] - hang, mid[2] + second[2]];
  const w = 0.025 * (1.1 - 0.45 * t) * between(random, 0.85, 1.2);
  // Its width lies along the frond.
  const wide = (p: Vec3, k: number): Vec3 => [
    p[0] + ca * ce * w * k,
    p[1] + se * w * k,
    p[2] + sa * ce * w * k,
  ];
  mesh.quad(material, wide(root, -0.5), wide(mid, -1), wide(mid, 1), wide(root, 0.5));
  mesh.triangle(material, wide(mid, -1), tip, wide(mid, 1));
}
