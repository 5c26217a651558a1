import { expect, test } from 'vitest';
import { HEDGE_M } from './hedges.ts';
import { prototypeOf } from './prototypes.ts';

// A metre of both sides and the top.
const FACE_M2 = 2 * HEDGE_M + 0.8;

test.each(['hedge', 'hedge-loose'] as const)(
  '%s: so many leaves that one sees leaves and not the wood',
  (name) => {
    let area = 0;
    for (const { material, positions, indices } of prototypeOf(name, 'full').meshes) {
      if (material === 'shade') continue;
      for (let i = 0; i < indices.length; i += 3) {
        const corner = (k: number) =>
          positions.subarray((indices[i + k] ?? 0) * 3, (indices[i + k] ?? 0) * 3 + 3);
        const [a, b, c] = [corner(0), corner(1), corner(2)];
        const side = (p: Float32Array, axis: number) => (p[axis] ?? 0) - (a[axis] ?? 0);
        const cross = [0, 1, 2].map((axis) => {
          const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
          return side(b, u) * side(c, v) - side(b, v) * side(c, u);
        });
        area += Math.hypot(...cross) / 2;
      }
    }
    expect(area / FACE_M2).toBeGreaterThan(0.9);
  },
);
