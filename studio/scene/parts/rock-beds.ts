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

/** How high a ledge is, usually, and how much all of them dip to one side. */
const [LEDGE_FT, STRATA_DIP] = [0.85, 0.045];

export function layBed(
  builder: SceneBuilder,
  { x: [x0, x1], y: [y0, y1], z, deep, seed, long = 2.2, wet = false, worn = 0.2 }: Bed,
): void {
  const courses = Math.max(1, Math.round((y1 - y0) / LEDGE_FT));
  const toss = (course: number, i: number, k: number) => hash3(seed + course * 101, i, k);
  const level = (course: number) =>
    y0 +
    ((y1 - y0) * (course + (course > 0 && course < courses ? (toss(course, 0, 20) - 0.5) * 0.5 : 0))) /
      courses;
  for (let course = 0; course < courses; course++) {
    const own = long * (0.75 + 0.6 * toss(course, 0, 19));
    const count = Math.max(1, Math.round((x1 - x0) / own));
    const ends = Array.from({ length: count + 1 }, (_, i) => {
      const even = x0 + ((x1 - x0) * i) / count;
      // Its ends stay where they are.
      return i === 0 || i === count ? even : even + (toss(course, i, 21) - 0.5) * 0.9 * Math.min(own, long);
    });
    const [low, high] = [level(course), level(course + 1)];
    for (let i = 0; i < count; i++) {
      const [from, to] = [ends[i] ?? x0, ends[i + 1] ?? x1];
      const top = high + (toss(course, i, 22) - 0.35) * 0.3;
      // A ledge stands out here and lies back there.
      const out = (toss(course, i, 23) - 0.5) * 0.62 - 0.08 * course;
      drawStone(builder, {
        at: [(from + to) / 2, (low + top) / 2, z + out],
        half: [(to - from) / 2 + 0.1, (top - low) / 2 + 0.08, deep * (0.92 + 0.3 * toss(course, i, 24))],
        seed: seed * 13 + course * 37 + i,
        wet,
        worn,
        yaw: (toss(course, i, 25) - 0.5) * 0.22,
        dip: STRATA_DIP + (toss(course, i, 26) - 0.5) * 0.07,
      });
      if (i > 0 && !wet) fillChink(builder, [from, low, z + deep * 0.82], seed * 17 + course * 5 + i);
    }
  }
}

// A small stone wedged where two large ones meet.
function fillChink(builder: SceneBuilder, [x, y, z]: Vec3, seed: number): void {
  if (hash3(seed, 1, 31) < 0.4) return;
  const size = 0.2 + 0.2 * hash3(seed, 2, 31);
  drawStone(builder, {
    at: [x, y + size * 0.7, z + (hash3(seed, 3, 31) - 0.5) * 0.3],
    half: [size * 1.25, size * 0.8, size * 1.1],
    seed,
    yaw: (hash3(seed, 4, 31) - 0.5) * 1.2,
    dip: (hash3(seed, 5, 31) - 0.5) * 0.6,
  });
}

/** Small stones at a foot, along a line from here to there, some of them two deep. */
export function strew(builder: SceneBuilder, from: Vec3, to: Vec3, seed: number, wet = false): void {
  const length = Math.hypot(to[0] - from[0], to[2] - from[2]);
  const count = Math.max(1, Math.round(length / 0.75));
  for (let i = 0; i < count; i++) {
    const t = (i + 0.2 + 0.6 * hash3(seed, i, 32)) / count;
    const size = 0.17 + 0.34 * hash3(seed, i, 33) ** 2;
    const aside = (hash3(seed, i, 34) - 0.5) * 0.5;
    drawStone(builder, {
      at: [
        from[0] + (to[0] - from[0]) * t + (aside * (to[2] - from[2])) / (length || 1),
        from[1] + (to[1] - from[1]) * t + size * 0.42,
        from[2] + (to[2] - from[2]) * t - (aside * (to[0] - from[0])) / (length || 1),
      ],
      half: [size * 1.2, size * 0.75, size],
      seed: seed * 19 + i,
      wet,
      worn: 0.3,
      yaw: hash3(seed, i, 35) * 6,
      dip: (hash3(seed, i, 36) - 0.5) * 0.5,
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
