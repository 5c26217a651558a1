import { expect, test } from 'vitest';
import { CHANGE_WORDS } from '#content/design-compare.ts';
import * as words from '#content/plot-drawing.ts';
import { differencesBetween, sayDifference } from '#domain/design/change.ts';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import type { Design } from '#domain/design/design.ts';
import { earthworkOf } from '#domain/design/site-work.ts';
import type { Point } from '#domain/geometry/plane.ts';
import { samplePlot } from '#domain/plot/sample-plot.ts';
import { feetAndInches } from './dimension.ts';
import { drawOverlay } from './draw-overlay.ts';
import { drawPlan } from './draw-plan.ts';
import { type Drawing, PAPER } from './marks.ts';
import { drawingToSvg } from './svg.ts';

const place = { x: 34, y: 62, turnDeg: 0, levelFt: null };
const steep = samplePlot({
  heights: [
    { at: [0, 0], feet: 104 },
    { at: [80, 0], feet: 104 },
    { at: [0, 100], feet: 92 },
    { at: [60, 100], feet: 92 },
  ],
});
const sloped: Design = { ...DEFAULT_DESIGN, site: { plot: steep, place } };
const texts = ({ marks }: Drawing) => marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
const spanOf = (points: readonly Point[] = [], axis: 0 | 1 = 0) => {
  const values = points.map((point) => point[axis]);
  return Math.max(...values) - Math.min(...values);
};

test('around the pool lies what lies there: the lot line, the house by its real wall, and where it comes from', () => {
  const drawing = drawPlan({ ...sloped, site: { plot: samplePlot({ heights: [] }), place } }, 'wide', words);
  const shapes = drawing.marks.flatMap((mark) => (mark.kind === 'shape' ? [mark] : []));
  const water = shapes.find(({ fill, width }) => fill === PAPER.water && width === 2.4);
  const perFoot = spanOf(water?.points) / DEFAULT_DESIGN.lengthFt;
  const house = shapes.find(({ fill, width }) => fill === PAPER.house && width === 2);
  // The house ends 33 ft down the lot; the water begins at 62 − 8.
  const gap =
    Math.min(...(water?.points ?? []).map(([, y]) => y)) -
    Math.max(...(house?.points ?? []).map(([, y]) => y));
  expect(gap / perFoot).toBeCloseTo(62 - DEFAULT_DESIGN.widthFt / 2 - 33, 6);
  expect(shapes.some(({ stroke, width }) => stroke === PAPER.ink && width === 2.6)).toBe(true);
  expect(texts(drawing)).toContain('From the client’s own drawing, lengths as typed. Not a survey.');
  // Level ground has one section only.
  expect(texts(drawing)).not.toContain('Section across the deep end');
});

test('a plot is never drawn without the words that say where it comes from', () => {
  const { site: _, ...nowhere } = sloped;
  expect(drawingToSvg(drawPlan(sloped))).toBe(drawingToSvg(drawPlan(nowhere)));
});

test('sloped ground is cut both ways, with what is dug, what is filled and how high the walls are', () => {
  const drawing = drawPlan(sloped, 'wide', words);
  expect(texts(drawing)).toEqual(
    expect.arrayContaining(['Section across the deep end', 'Dug away', 'Filled up', 'Ground as it is']),
  );
  const walls = earthworkOf(sloped)?.walls ?? [];
  expect(walls.length).toBeGreaterThan(0);
  const key = drawing.key.map(({ label }) => label);
  for (const { heightFt } of walls) expect(key).toContain(`Retaining wall, up to ${feetAndInches(heightFt)}`);
  expect(texts(drawing).some((text) => text.startsWith('Wall '))).toBe(true);
  expect(drawingToSvg(drawing)).not.toMatch(/NaN|Infinity/);
});

test('when the pool moves on its plot the plot stands still, and the move is told', () => {
  const after: Design = { ...sloped, site: { plot: steep, place: { ...place, x: 37, y: 66, turnDeg: 350 } } };
  expect(differencesBetween(sloped, after).map((one) => sayDifference(CHANGE_WORDS, one))).toEqual([
    'Pool moved 5 ft on the lot',
    'Pool turned by 10°',
  ]);
  const drawing = drawOverlay(sloped, after, 'wide', words);
  expect(texts(drawing).join()).toContain('Not a survey.');
  const shapes = drawing.marks.flatMap((mark) => (mark.kind === 'shape' ? [mark] : []));
  const now = shapes.find(({ fill, stroke }) => fill === PAPER.water && stroke === PAPER.ink);
  const was = shapes.find(({ stroke, dash, width }) => stroke === PAPER.clay && dash === 8 && width === 2.2);
  const [a, b] = now?.points ?? [];
  const perFoot =
    Math.hypot((b?.[0] ?? 0) - (a?.[0] ?? 0), (b?.[1] ?? 0) - (a?.[1] ?? 0)) / DEFAULT_DESIGN.lengthFt;
  const middle = (points: readonly Point[] = []): Point => [
    points.reduce((sum, [x]) => sum + x, 0) / points.length,
    points.reduce((sum, [, y]) => sum + y, 0) / points.length,
  ];
  const [from, to] = [middle(was?.points), middle(now?.points)];
  expect(Math.hypot(to[0] - from[0], to[1] - from[1]) / perFoot).toBeCloseTo(5, 3);
  expect(differencesBetween(sloped, sloped)).toEqual([]);
});
