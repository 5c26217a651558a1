import type { MaterialId } from '../materials.ts';
import { faceNormal, lengthOf } from '../mesh-geometry.ts';
import { hash3, noise3 } from '../noise.ts';
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
  /** How far weather has rounded it: 0 as it broke, 1 a pebble. */
  worn?: number;
}

// Longer edges are split, so that a side is rough and its outline no ruler's.
const GRAIN_FT = 0.8;
const ROUGH_FT = 0.2;
/** Of half its length: below this a stone is a chip. */
const CHIP_FT = 0.55;

export function drawStone(
  { mesh }: SceneBuilder,
  { at, half, seed, yaw = 0, dip = 0, wet = false, worn = WORN }: Stone,
): void {
  const dry: MaterialId = wet ? 'rockWet' : hash3(seed, 5, 77) < 0.36 ? 'rockDark' : 'rock';
  const [sin, cos] = [Math.sin(dip), Math.cos(dip)];
  const tipped = (x: number, y: number, z: number): Vec3 => [x * cos - y * sin, x * sin + y * cos, z];
  const placed = (p: Vec3): Vec3 => {
    const d = unit(p);
    const far = lengthOf(p) * (1 - worn) + roundAt(d) * worn;
    const q: Vec3 = [d[0] * far * half[0], d[1] * far * half[1], d[2] * far * half[2]];
    const rough = roughness(q, seed) * Math.min(1, half[1] * 1.4);
    return tipped(q[0] + d[0] * rough, q[1] + d[1] * rough * 0.6, q[2] + d[2] * rough);
  };
  const roundOut = (p: Vec3): Vec3 => {
    const d = unit(p);
    const bulge = (i: 0 | 1 | 2) => (Math.sign(d[i]) * Math.abs(d[i]) ** (BULGE - 1)) / half[i];
    return unit(tipped(bulge(0), bulge(1), bulge(2)));
  };
  const sizeOf = (a: Vec3, b: Vec3) =>
    lengthOf([(a[0] - b[0]) * half[0], (a[1] - b[1]) * half[1], (a[2] - b[2]) * half[2]]);
  mesh.within({ x: at[0], y: at[1], z: at[2], yaw }, () => {
    for (const { corners, out } of brokenStone(seed, Math.max(...half) < CHIP_FT ? 4 : undefined)) {
      const side = unit([out[0] / half[0], out[1] / half[1], out[2] / half[2]]);
      const middle = middleOf(corners);
      corners.forEach((a, i) => {
        const b = corners[(i + 1) % corners.length] ?? a;
        // Each corner is shared by several triangles.
        const places = new Map<Vec3, Vec3>();
        const at = (p: Vec3): Vec3 => {
          const place = places.get(p) ?? placed(p);
          places.set(p, place);
          return place;
        };
        for (const [p, q, r] of split([middle, a, b], sizeOf)) {
          const [u, v, w] = [at(p), at(q), at(r)];
          const face = faceNormal(u, v, w);
          if (!face) continue;
          const away = face[0] * side[0] + face[1] * side[1] + face[2] * side[2] < 0 ? -1 : 1;
          const lit = (corner: Vec3): Vec3 => {
            const out = roundOut(corner);
            const own = (i: 0 | 1 | 2) => face[i] * away + side[i] * 0.7 * (1 - worn) + out[i] * worn * 1.2;
            return unit([own(0), own(1), own(2)]);
          };
          mesh.triangle(dry, u, v, w, [lit(p), lit(q), lit(r)]);
        }
      });
    }
  });
}

/** Where nothing else is said: its edges are broken, its faces a little worn. */
const WORN = 0.2;

/** Of a round stone's outline: 2 a ball, more is boxier. */
const BULGE = 2.7;

/** How far a worn stone reaches in a direction, in its box from -1 to 1. */
const roundAt = (d: Vec3): number =>
  1.04 / (Math.abs(d[0]) ** BULGE + Math.abs(d[1]) ** BULGE + Math.abs(d[2]) ** BULGE) ** (1 / BULGE);

// Knobs and hollows, with chips out of them.
function roughness(q: Vec3, seed: number): number {
  const knobs = noise3(q[0] * 0.8 + seed, q[1] * 1.1, q[2] * 0.8) - 0.5;
  const chips = noise3(q[0] * 2.3, q[1] * 2.6 + seed, q[2] * 2.3) - 0.5;
  return ROUGH_FT * (knobs * 2 + chips * 0.8);
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
