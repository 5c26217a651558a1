import type { MaterialId } from '../materials.ts';
import { faceNormal } from '../mesh-geometry.ts';
import { hash3, noise3 } from '../noise.ts';
import { WATER_Y } from '../pool-heights.ts';
import type { Vec3 } from '../scene.ts';
import type { SceneBuilder } from '../scene-builder.ts';
import { brokenStone, middleOf, unit } from './broken-stone.ts';

export interface Stone {
  at: Vec3;
  half: Vec3;
  seed: number;
  yaw?: number;
  /** How far its bed dips to the side. */
  dip?: number;
  /** Water runs over it. */
  wet?: boolean;
}

// Longer edges are split, so that a side is rough and its outline no ruler's.
const GRAIN_FT = 0.7;
const ROUGH_FT = 0.22;
const WET_FT = 0.34;

export function drawStone(
  { mesh }: SceneBuilder,
  { at, half, seed, yaw = 0, dip = 0, wet = false }: Stone,
): void {
  const dry: MaterialId = wet ? 'rockWet' : hash3(seed, 5, 77) < 0.36 ? 'rockDark' : 'rock';
  const [sin, cos] = [Math.sin(dip), Math.cos(dip)];
  const placed = (p: Vec3): Vec3 => {
    const q: Vec3 = [p[0] * half[0], p[1] * half[1], p[2] * half[2]];
    const rough = roughness(q, p, seed) * Math.min(1, half[1] * 1.4);
    const d = unit(p);
    const [x, y] = [q[0] + d[0] * rough, q[1] + d[1] * rough * 0.6];
    return [x * cos - y * sin, x * sin + y * cos, q[2] + d[2] * rough];
  };
  const sizeOf = (a: Vec3, b: Vec3) =>
    Math.hypot((a[0] - b[0]) * half[0], (a[1] - b[1]) * half[1], (a[2] - b[2]) * half[2]);
  mesh.within({ x: at[0], y: at[1], z: at[2], yaw }, () => {
    for (const { corners, out } of brokenStone(seed)) {
      const side = unit([out[0] / half[0], out[1] / half[1], out[2] / half[2]]);
      const middle = middleOf(corners);
      corners.forEach((a, i) => {
        const b = corners[(i + 1) % corners.length] ?? a;
        for (const [p, q, r] of split([middle, a, b], sizeOf)) {
          const [u, v, w] = [placed(p), placed(q), placed(r)];
          const face = faceNormal(u, v, w);
          if (!face) continue;
          const away = face[0] * side[0] + face[1] * side[1] + face[2] * side[2] < 0 ? -1 : 1;
          const lit = unit([
            face[0] * away + side[0] * 0.5,
            face[1] * away + side[1] * 0.5,
            face[2] * away + side[2] * 0.5,
          ]);
          const [, y] = mesh.place(middleOf([u, v, w]));
          const material =
            y < WATER_Y + WET_FT * (0.5 + hash3(seed, Math.round(u[0] * 9), 4)) ? 'rockWet' : dry;
          mesh.triangle(material, u, v, w, [lit, lit, lit]);
        }
      });
    }
  });
}

// Knobs and hollows, and beds that stand out one over the other.
function roughness(q: Vec3, p: Vec3, seed: number): number {
  const knobs = noise3(q[0] * 0.9 + seed, q[1] * 1.6, q[2] * 0.9) - 0.5;
  const chips = noise3(q[0] * 2.3, q[1] * 3 + seed, q[2] * 2.3) - 0.5;
  const bed = Math.abs(p[1]) < 0.9 ? (Math.floor(q[1] * 1.9 + 20 + hash3(seed, 3, 9)) % 2) - 0.5 : 0;
  return ROUGH_FT * (knobs * 1.5 + chips * 0.9 + bed * 0.45);
}

type Corners = readonly [Vec3, Vec3, Vec3];

// Whether an edge is split depends on the edge alone: two sides that share it stay together.
function split([a, b, c]: Corners, sizeOf: (a: Vec3, b: Vec3) => number): Corners[] {
  const long = [sizeOf(a, b), sizeOf(b, c), sizeOf(c, a)] as const;
  const most = Math.max(...long);
  if (most <= GRAIN_FT) return [[a, b, c]];
  const [p, q, r]: Corners = most === long[0] ? [a, b, c] : most === long[1] ? [b, c, a] : [c, a, b];
  const m: Vec3 = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2, (p[2] + q[2]) / 2];
  return [...split([p, m, r], sizeOf), ...split([m, q, r], sizeOf)];
}

/** A single stone that lies about. */
export function drawBoulder(builder: SceneBuilder, at: Vec3, half: Vec3, seed: number): void {
  drawStone(builder, { at, half, seed, yaw: hash3(seed, 8, 3) * 6, dip: (hash3(seed, 9, 3) - 0.5) * 0.4 });
}
