import { expect, test } from 'vitest';
import { areaOf, boundsOf, cyclic, type Polygon } from '#domain/geometry/plane.ts';
import { DEFAULT_DESIGN } from './default-design.ts';
import type { Design } from './design.ts';
import { fireOf } from './fire.ts';
import { isCurved, outlineOf } from './outline.ts';
import { POOL_SHAPES, type PoolShape } from './shape.ts';
import { STYLES, type Style } from './vocabulary.ts';

const pool = (style: Style, shape: PoolShape | undefined, rest: Partial<Design> = {}): Design => ({
  ...DEFAULT_DESIGN,
  style,
  ...(shape ? { shape } : {}),
  lengthFt: 36,
  widthFt: 20,
  features: [],
  ...rest,
});
const ALL = STYLES.flatMap((style) =>
  [undefined, ...POOL_SHAPES].map((shape): [Style, PoolShape | undefined] => [style, shape]),
);

const covers = (outline: Polygon) => {
  const { x0, x1, z0, z1 } = boundsOf(outline);
  return areaOf(outline) / ((x1 - x0) * (z1 - z0));
};

/** Corners that turn inwards by more than a curve does from one point to the next. */
function inwardCorners(outline: Polygon): number {
  return outline.filter((corner, i) => {
    const [a, b] = [cyclic(outline, i - 1), cyclic(outline, i + 1)];
    const turn = (corner[0] - a[0]) * (b[1] - corner[1]) - (corner[1] - a[1]) * (b[0] - corner[0]);
    const long =
      Math.hypot(corner[0] - a[0], corner[1] - a[1]) * Math.hypot(b[0] - corner[0], b[1] - corner[1]);
    return Math.abs(turn) > 0.9 * long && Math.sign(turn) !== Math.sign(areaSign(outline));
  }).length;
}
const areaSign = (outline: Polygon) =>
  outline.reduce((sum, p, i) => {
    const q = cyclic(outline, i + 1);
    return sum + p[0] * q[1] - q[0] * p[1];
  }, 0);

test.each(ALL)('%s, %s: exactly as long and as wide as asked for', (style, shape) => {
  for (const [lengthFt, widthFt] of [
    [36, 20],
    [12, 8],
    [90, 14],
  ] as const) {
    const { x0, x1, z0, z1 } = boundsOf(outlineOf(pool(style, shape, { lengthFt, widthFt })));
    expect([x1 - x0, z1 - z0].map((feet) => Math.round(feet * 1e6) / 1e6)).toEqual([lengthFt, widthFt]);
  }
});

test('only who asks for an L gets one: with sharp corners beside straight styles, rounded beside curved', () => {
  for (const style of STYLES)
    expect([style, inwardCorners(outlineOf(pool(style, undefined)))]).toEqual([
      style,
      style === 'Mediterranean' ? 4 : 0,
    ]);
  expect(inwardCorners(outlineOf(pool('Modern', 'L-shape')))).toBe(1);
  expect(inwardCorners(outlineOf(pool('Modern', 'T-shape')))).toBe(2);
  expect(inwardCorners(outlineOf(pool('Lagoon', 'L-shape')))).toBe(0);
  for (const style of ['Modern', 'Lagoon'] as const) {
    expect(covers(outlineOf(pool(style, 'L-shape')))).toBeLessThan(0.85);
    expect(covers(outlineOf(pool(style, 'T-shape')))).toBeLessThan(0.8);
  }
});

test('round and oval water is an ellipse, and as near to one as a stake can be set', () => {
  for (const [shape, lengthFt, widthFt] of [
    ['Round', 24, 24],
    ['Oval', 40, 20],
    ['Round', 30, 26],
  ] as const) {
    const outline = outlineOf(pool('Modern', shape, { lengthFt, widthFt }));
    expect(covers(outline)).toBeCloseTo(Math.PI / 4, 2);
    for (const [x, z] of outline)
      expect((2 * x) / lengthFt).toBeCloseTo(
        Math.sign(x) * Math.sqrt(Math.max(0, 1 - ((2 * z) / widthFt) ** 2)),
        5,
      );
  }
});

test('no two styles draw the same outline, but for those that are plain rectangles', () => {
  const plain: readonly Style[] = ['Modern', 'Lap', 'Infinity'];
  const drawn = STYLES.filter((style) => !plain.includes(style)).map((style) =>
    JSON.stringify(outlineOf(pool(style, undefined))),
  );
  expect(new Set(drawn).size).toBe(drawn.length);
});

test('curved is what is drawn in curves, and the fire beside it follows unless somebody said which', () => {
  expect(isCurved(pool('Modern', 'Round'))).toBe(true);
  expect(isCurved(pool('Lagoon', 'Roman ends'))).toBe(false);
  expect(isCurved(pool('Lagoon', 'L-shape'))).toBe(true);
  expect(isCurved(pool('Modern', 'T-shape'))).toBe(false);
  expect(fireOf(pool('Modern', 'Oval'))).toBe('pit');
  expect(fireOf(pool('Modern', undefined))).toBe('bowls');
  expect(fireOf(pool('Lagoon', undefined, { fire: 'bowls' }))).toBe('bowls');
  expect(fireOf(pool('Modern', undefined, { fire: 'pit' }))).toBe('pit');
});
