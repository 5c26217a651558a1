import { hash3 } from '../noise.ts';
import type { Vec3 } from '../scene.ts';
import type { SceneBuilder } from '../scene-builder.ts';
import type { Opening } from './walls.ts';

// Cloth drawn to the sides of a window: no two hang alike. Feet, house frame.

type Mesh = SceneBuilder['mesh'];
type Hung = Pick<Opening, 'x0' | 'x1' | 'y0' | 'y1'>;

const FOLD_FT = 0.42;
const STEPS = 4;

/** About this share of the width on either side, as far behind the glass as z says. */
export function hangCurtains(mesh: Mesh, { x0, x1, y0, y1 }: Hung, z: number, share: number): void {
  const wide = x1 - x0;
  const seed = Math.round(x0 * 5 + y0 * 11);
  for (const side of [0, 1]) {
    const width = Math.min(3, wide * share * (0.55 + 0.8 * hash3(seed, side, 3)));
    if (width < 0.4) continue;
    curtain(mesh, side ? x1 - width : x0, width, [y0, y1], z, seed + side * 7);
  }
}

// Uneven folds, each a soft wave.
function curtain(
  mesh: Mesh,
  from: number,
  width: number,
  [y0, y1]: readonly [number, number],
  z: number,
  seed: number,
): void {
  const folds = Math.max(2, Math.round(width / FOLD_FT));
  const parts = Array.from({ length: folds }, (_, i) => 0.55 + 0.9 * hash3(seed, i, 8));
  const whole = parts.reduce((sum, part) => sum + part, 0);
  let at = from;
  parts.forEach((part, i) => {
    const wide = (width * part) / whole;
    const deep = 0.1 + 0.12 * hash3(seed, i, 5);
    const wave = (step: number) => (step / STEPS) * 2 * Math.PI;
    const point = (step: number, y: number): Vec3 => [
      at + (wide * step) / STEPS,
      y,
      z - 0.22 + deep * Math.cos(wave(step)),
    ];
    const normal = (step: number): Vec3 => {
      const slope = (deep * 2 * Math.PI * Math.sin(wave(step))) / wide;
      const length = Math.hypot(slope, 1);
      return [slope / length, 0, 1 / length];
    };
    for (let step = 0; step < STEPS; step++) {
      const [a, b] = [normal(step), normal(step + 1)];
      const corners = [point(step, y0), point(step + 1, y0), point(step + 1, y1), point(step, y1)] as const;
      mesh.quad('curtain', ...corners, [a, b, b, a]);
    }
    at += wide;
  });
}
