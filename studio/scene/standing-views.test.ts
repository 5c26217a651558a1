import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import type { Design } from '#domain/design/design.ts';
import { STYLES } from '#domain/design/vocabulary.ts';
import { boundsOf, contains, type Point } from '#domain/geometry/plane.ts';
import { camerasFor } from './cameras.ts';
import { frameOf, shareOf, spotOf } from './framing.ts';
import { layoutDesign } from './layout.ts';
import { type Camera, METRES_PER_FOOT as FT } from './scene.ts';

const frameThrough = ({ eye, target, fovDeg, shift = 0 }: Camera) => {
  const [x, z] = [target[0] - eye[0], target[2] - eye[2]];
  const far = Math.hypot(x, z);
  return frameOf([eye[0] / FT, eye[1] / FT, eye[2] / FT], [x / far, z / far], fovDeg, shift);
};

const viewsOf = (change: Partial<Design>) => {
  const layout = layoutDesign({ ...DEFAULT_DESIGN, ...change });
  const { views } = camerasFor(layout);
  return { layout, views, standing: views.slice(0, -1), above: views.at(-1) };
};

test.each(STYLES)(
  'around a %s pool there are at least four places from eye height to a terrace step above it, and one high up',
  (style) => {
    const { layout, standing, above } = viewsOf({ style, features: ['Raised Spa', 'Sunshelf'] });
    expect(standing.length).toBeGreaterThanOrEqual(4);
    for (const { eye } of standing) {
      const at: Point = [eye[0] / FT, eye[2] / FT];
      expect(eye[1]).toBeGreaterThanOrEqual(1.65);
      expect(eye[1]).toBeLessThanOrEqual(2.95);
      expect(contains(layout.pool.outline, at)).toBe(false);
      expect(layout.house ? contains(layout.house.outline, at) : false).toBe(false);
    }
    expect(above?.eye[1]).toBeGreaterThan(3);
  },
);

test.each(STYLES)('from the first place the water of a %s pool fills a good part of the picture', (style) => {
  const { layout, views } = viewsOf({ style, features: ['Raised Spa', 'Sunshelf'] });
  const [first] = views;
  if (!first) throw new Error('no view');
  const water = shareOf(frameThrough(first), layout.pool.outline, 0);
  expect(water).toBeGreaterThan(0.12);
  expect(water).toBeLessThan(0.5);
});

test('what was asked for lies in the frame of the first view', () => {
  const { layout, views } = viewsOf({ features: ['Raised Spa', 'Fire Feature', 'Slide'] });
  const frame = views[0] && frameThrough(views[0]);
  for (const kind of ['Raised Spa', 'Fire Feature', 'Slide'])
    for (const { outline } of layout.items.filter((item) => item.kind === kind)) {
      const { x0, x1, z0, z1 } = boundsOf(outline);
      const spot = frame && spotOf(frame, [(x0 + x1) / 2, 1, (z0 + z1) / 2]);
      expect(Math.abs(spot?.[0] ?? 9)).toBeLessThan(1);
    }
});

test('walls stand upright in every view', () => {
  const { views } = viewsOf({});
  for (const view of views) {
    const frame = frameThrough(view);
    const [foot, head] = [spotOf(frame, [-6, 0, -24]), spotOf(frame, [-6, 12, -24])];
    if (!foot || !head) continue;
    expect(head[0]).toBeCloseTo(foot[0], 6);
    expect(head[1]).toBeGreaterThan(foot[1]);
  }
});

test('one stands inside the fence, and looks over it from above', () => {
  const { layout, standing, above } = viewsOf({ features: ['Safety Fence'] });
  for (const { eye } of standing) expect(contains(layout.deck, [eye[0] / FT, eye[2] / FT])).toBe(true);
  expect(above?.eye[1]).toBeGreaterThan(3.5);
});

test('a fence around an infinity pool keeps nobody from standing where the water falls', () => {
  const { standing } = viewsOf({ features: ['Safety Fence', 'Infinity Edge'], house: 'none' });
  expect(standing.length).toBeGreaterThanOrEqual(4);
});

test('the gate of a fence lies in the frame of the first view', () => {
  const { layout, views } = viewsOf({ features: ['Safety Fence'] });
  const [gate] = layout.fence?.gate ?? [];
  const spot = views[0] && gate && spotOf(frameThrough(views[0]), [gate[0], 2, gate[1]]);
  expect(Math.abs(spot?.[0] ?? 9)).toBeLessThan(1);
});

test('no wall of a courtyard stands between the water and who looks at it', () => {
  const { layout, standing } = viewsOf({ setting: 'courtyard', lengthFt: 20, widthFt: 10 });
  const { x0, x1 } = boundsOf(layout.deck);
  expect(standing.length).toBeGreaterThanOrEqual(4);
  for (const { eye } of standing) {
    expect(eye[0] / FT).toBeGreaterThan(x0 - 6);
    expect(eye[0] / FT).toBeLessThan(x1 + 8);
  }
});
