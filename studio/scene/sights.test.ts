import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { interpretAny } from '#domain/design/interpret-any.ts';
import type { Point } from '#domain/geometry/plane.ts';
import { buildScene } from './build-scene.ts';
import { postsOf } from './houses/porch.ts';
import { layoutDesign } from './layout.ts';
import { ladderOf } from './parts/slide.ts';
import { toSite } from './placement.ts';
import { METRES_PER_FOOT as FT } from './scene.ts';
import { againstLight, isLadderBeforePost, missesLoungers } from './sights.ts';
import { sunFor } from './sun.ts';

test('a slide’s ladder is taken for a post from where one stands behind the other, not from between two', () => {
  const layout = layoutDesign({
    ...DEFAULT_DESIGN,
    style: 'Kidney',
    house: 'ranch',
    features: ['Slide', 'Diving Board'],
  });
  const slide = layout.items.find(({ kind }) => kind === 'Slide');
  const { house } = layout;
  if (!slide || !house) throw new Error('no slide, or no house');
  const ladder = ladderOf(slide);
  const from = ([x, z]: Point) => isLadderBeforePost(layout, [x * FT, 1.6, z * FT]);
  const posts = postsOf('ranch', house.widthFt / 2).map((post) => toSite(house.anchor, ...post));
  const behind = posts.map(([x, z]): Point => [2.5 * ladder[0] - 1.5 * x, 2.5 * ladder[1] - 1.5 * z]);
  expect(behind.map(from)).toEqual(behind.map(() => true));
  // The posts nearest to it leave room between them.
  const [left, right] = behind.toSorted((p, q) => Math.abs(p[0] - ladder[0]) - Math.abs(q[0] - ladder[0]));
  expect(left && right && from([(left[0] + right[0]) / 2, left[1]])).toBe(false);
});

test('how far a picture is taken against a low sun is told from where the camera looks; on own land and by day it does not count', () => {
  const layout = layoutDesign(DEFAULT_DESIGN);
  const light = (hour: 'day' | 'golden', [x, z]: Point) => {
    const sun = sunFor(hour, layout.backBearingDeg);
    const sky = { hour, cloudiness: 0, clouds: 0, horizon: 'suburb' } as const;
    return againstLight({ layout, sun, sky }, { eye: [0, 1.6, 0], target: [x, 1.6, z], fovDeg: 60 });
  };
  const [sx, , sz] = sunFor('golden', layout.backBearingDeg).direction;
  const half = [sx - sz, sz + sx] as const;
  expect(light('golden', half)).toBeCloseTo(Math.SQRT1_2);
  // The sun itself is not in it.
  expect(light('golden', [sx, sz])).toBe(-1);
  expect(light('golden', [-sx, -sz])).toBeCloseTo(-1);
  expect(light('golden', [sz, -sx])).toBeCloseTo(0);
  expect(light('day', [sx, sz])).toBe(0);
});

test('a picture without the loungers that somebody named misses them', () => {
  const { layout, cameras } = buildScene(
    interpretAny('pool 36x18 with pergola and loungers at golden hour').design,
  );
  const missing = cameras.views.map((view) => missesLoungers(layout, view));
  expect(missing).toContain(true);
  expect(missing).toContain(false);
  const unasked = { ...layout, design: { ...layout.design, words: 'pool 36x18 with pergola' } };
  expect(cameras.views.some((view) => missesLoungers(unasked, view))).toBe(false);
});
