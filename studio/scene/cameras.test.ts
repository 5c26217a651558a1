import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { STYLES } from '#domain/design/vocabulary.ts';
import { camerasFor } from './cameras.ts';
import { layoutDesign } from './layout.ts';
import type { Camera, Vec3 } from './scene.ts';

const FT = 0.3048;

// Where a point lies in a 16:9 picture: -1 to 1 from left to right and from bottom to top.
function seenAt({ eye, target, fovDeg, shift = 0 }: Camera, point: Vec3): readonly [number, number] {
  const [x, z] = [target[0] - eye[0], target[2] - eye[2]];
  const flat = Math.hypot(x, z);
  const d = [point[0] - eye[0], point[1] - eye[1], point[2] - eye[2]] as const;
  const depth = (d[0] * x + d[2] * z) / flat;
  const k = Math.tan((fovDeg * Math.PI) / 360);
  return [(-d[0] * z + d[2] * x) / flat / depth / k, ((d[1] / depth - shift) / k) * (16 / 9)];
}

test.each(STYLES)('a %s pool lies whole in the picture and takes more than half its width', (style) => {
  const layout = layoutDesign({ ...DEFAULT_DESIGN, style, features: ['Raised Spa', 'Sunshelf'] });
  const { hero } = camerasFor(layout);
  const seen = layout.pool.outline.map(([x, z]) => seenAt(hero, [x * FT, 0, z * FT]));
  for (const [x, y] of seen) expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(1);
  const xs = seen.map(([x]) => x);
  expect((Math.max(...xs) - Math.min(...xs)) / 2).toBeGreaterThan(0.5);
});

test('walls stand upright in the picture', () => {
  const { hero } = camerasFor(layoutDesign(DEFAULT_DESIGN));
  const [foot, head] = [seenAt(hero, [-6, 0, -8]), seenAt(hero, [-6, 6, -8])];
  expect(hero.shift).toBeLessThan(0);
  expect(head[0]).toBeCloseTo(foot[0], 6);
  expect(head[1]).toBeGreaterThan(foot[1]);
});

test('a fence is looked over, not through', () => {
  const fenced = layoutDesign({ ...DEFAULT_DESIGN, features: ['Safety Fence'] });
  expect(camerasFor(fenced).hero.eye[1]).toBeGreaterThan(3.5);
});
