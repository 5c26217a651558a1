import { hash3 } from '../noise.ts';
import { FLORA } from '../plants/flora.ts';
import type { Vec3 } from '../scene.ts';
import type { SceneBuilder } from '../scene-builder.ts';
import { drawStone } from './rocks.ts';

// Boulders laid in rough rows, no two as large, each turned and tipped its own way and pressed into its neighbors.

export interface Bed {
  /** From end to end, from foot to top, and its middle and half its depth. */
  x: readonly [number, number];
  y: readonly [number, number];
  z: number;
  deep: number;
  seed: number;
  /** The usual length of a stone. */
  long?: number;
  /** Water runs over it. */
  wet?: boolean;
  /** As of a stone. */
  worn?: number;
}

export function layBed(
  builder: SceneBuilder,
  { x: [x0, x1], y, z, deep, seed, long = 2.2, wet = false, worn = 0.42 }: Bed,
): void {
  const toss = (i: number, k: number) => hash3(seed, i, k);
  const count = Math.max(1, Math.round((x1 - x0) / long));
  const ends = Array.from({ length: count + 1 }, (_, i) => {
    const even = x0 + ((x1 - x0) * i) / count;
    return i === 0 || i === count ? even : even + (toss(i, 21) - 0.5) * 0.7 * long;
  });
  for (let i = 0; i < count; i++) {
    const bulge = 0.2 * worn;
    // Its ends stay where they are.
    const from = (ends[i] ?? x0) - (i > 0 ? bulge : 0);
    const to = (ends[i + 1] ?? x1) + (i + 1 < count ? bulge : 0);
    const top = y[1] + (toss(i, 22) - 0.4) * 0.7 * worn;
    drawStone(builder, {
      at: [(from + to) / 2, (y[0] + top) / 2, z + (toss(i, 23) - 0.5) * 0.6],
      half: [
        (to - from) / 2 + 0.14,
        (top - y[0]) / 2 + 0.06 + 0.16 * worn,
        deep * (0.92 + 0.3 * toss(i, 24)),
      ],
      seed: seed * 13 + i,
      wet,
      worn,
      yaw: (toss(i, 25) - 0.5) * 0.5 * worn,
      dip: (toss(i, 26) - 0.5) * 0.36 * worn,
    });
  }
}

/** What has found earth between the stones. */
export function tuck(builder: SceneBuilder, at: Vec3, size: number, seed: number): void {
  const { mesh, instances, layout } = builder;
  const { layers } = FLORA[layout.design.setting];
  const kinds = layers[seed % 2] ?? [];
  const prototype = kinds[Math.floor(hash3(seed, 2, 41) * kinds.length)];
  if (!prototype) return;
  const [x, y, z] = mesh.toMetres(at);
  instances.push({ prototype, x, y, z, yaw: seed * 1.7, scale: size, rise: size * 0.9 });
}
