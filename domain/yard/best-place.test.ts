import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { outlineOf } from '#domain/design/outline.ts';
import { STYLES } from '#domain/design/vocabulary.ts';
import { clearancesOf } from '#domain/plot/distances.ts';
import { largestPlot } from '#domain/plot/largest-plot.ts';
import type { Plot } from '#domain/plot/plot.ts';
import { barePlot, samplePlot } from '#domain/plot/sample-plot.ts';
import { backBearingOn, placeSchema } from '#domain/plot/site.ts';
import { anyPlot } from '../../proof/any-plot.ts';
import { LONG } from '../../proof/long.ts';
import { type BestPlace, bestPlaces } from './best-place.ts';
import { PRIORITIES } from './optimization-form.ts';
import { PRIORITY_RULES } from './priorities.ts';

const design = { ...DEFAULT_DESIGN, style: 'Rectangular' as const, lengthFt: 30, widthFt: 15, features: [] };
const box = (x0: number, y0: number, x1: number, y1: number): Plot['lot']['corners'] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];
const kindOf = (choices: readonly BestPlace[], kind: BestPlace['kind']) =>
  choices.find((choice) => choice.kind === kind || choice.also.includes(kind));

test('no place ever breaks a distance, of no style, priority or plot; the largest keeps the priority’s proportions', () => {
  fc.assert(
    fc.property(
      anyPlot,
      fc.constantFrom(...STYLES),
      fc.constantFrom(...PRIORITIES.map(({ value }) => value)),
      (plot, style, priority) => {
        const asked = { ...design, style };
        const { choices, reason } = bestPlaces(asked, plot, priority);
        expect(choices.length === 0).toBe(reason === 'ground');
        for (const { place, lengthFt, widthFt, kind, also, trees } of choices) {
          expect(placeSchema.safeParse(place).success).toBe(true);
          const found = clearancesOf({ plot, place }, outlineOf({ ...asked, lengthFt, widthFt }));
          expect(found.filter(({ conflict }) => conflict)).toEqual([]);
          expect(
            found.flatMap(({ kind: of, to }) => (of === 'trunk' && 'index' in to ? [to.index] : [])),
          ).toEqual(trees);
          const { widths, proportion } = PRIORITY_RULES[priority];
          if (kind !== 'largest') expect([lengthFt, widthFt]).toEqual([30, 15]);
          else if (!also.length) {
            expect(widthFt >= widths.min && widthFt <= widths.max).toBe(true);
            expect(lengthFt / widthFt).toBeLessThanOrEqual(proportion.max);
            expect(lengthFt).toBeGreaterThan(widthFt * proportion.min - 0.51);
          }
        }
      },
    ),
    { numRuns: LONG ? 15 : 8 },
  );
});

test('the largest is as large as the ground, straight or turned', () => {
  const boxed = { ...design, style: 'Modern' as const };
  // 5 ft off every side 39.1 × 18.1 are left: 39 × 18 in half feet, and 2.17 times as long as wide is still in proportion.
  const straight = kindOf(bestPlaces(boxed, barePlot(box(0, 0, 49.1, 28.1), 5), 'value').choices, 'largest');
  expect([straight?.lengthFt, straight?.widthFt]).toEqual([39, 18]);
  // 60 × 30 along (0.8, 0.6): 50 × 20 are left, so the width may be 19.5 and 20 would touch.
  const turned = barePlot(
    [
      [0, 0],
      [48, 36],
      [30, 60],
      [-18, 24],
    ],
    5,
  );
  const largest = kindOf(bestPlaces(boxed, turned, 'value').choices, 'largest');
  expect(largest?.widthFt).toBe(19.5);
  expect((largest?.place.turnDeg ?? 0) % 90).toBeCloseTo(36.9, 5);
});

test('near the house, it lies at the gap before the middle of the wall with the house at its back', () => {
  const { choices } = bestPlaces(design, samplePlot(), 'family');
  const near = kindOf(choices, 'near-house');
  expect(near?.houseFt).toBeGreaterThanOrEqual(5);
  expect(near?.houseFt).toBeLessThan(5.3);
  expect(near && backBearingOn({ plot: samplePlot(), place: near.place })).toBe(0);
  expect(Math.abs((near?.place.x ?? 0) - 36)).toBeLessThan(4);
});

test('the best-lit place is out of the shade, which north decides', () => {
  const plot = (northDeg: number) =>
    barePlot(box(0, 0, 120, 60), 5, {
      buildings: [{ kind: 'house', corners: box(50, 5, 70, 55), gapFt: 5, note: '' }],
      trees: [0, 1, 2, 3].map((i) => ({ kind: 'conifer', at: [100, 8 + i * 14], canopyFt: 12 })),
      northDeg,
    });
  for (const northDeg of [0, 90, 180, 270]) {
    const { choices } = bestPlaces(design, plot(northDeg), 'relaxation');
    const sunny = kindOf(choices, 'sunniest');
    expect(choices[0]).toBe(sunny);
    expect(sunny?.place.x).toBeLessThan(50);
    for (const choice of choices)
      if (choice.lengthFt === 30) expect(choice.sunHours).toBeLessThanOrEqual(sunny?.sunHours ?? 0);
  }
});

test('on a slope, the most level ground is offered; on level ground nothing is said of it', () => {
  const heights: Plot['heights'] = [
    { at: [0, 0], feet: 0 },
    { at: [0, 60], feet: 0 },
    { at: [60, 0], feet: 0 },
    { at: [60, 60], feet: 0 },
    { at: [120, 0], feet: 12 },
    { at: [120, 60], feet: 12 },
  ];
  const plot = barePlot(box(0, 0, 120, 60), 5, { heights });
  const level = kindOf(bestPlaces(design, plot, 'value').choices, 'level');
  expect(level?.place.x).toBeLessThan(60);
  for (const choice of bestPlaces(design, plot, 'value').choices)
    if (choice.lengthFt === 30) expect(choice.fallFt).toBeGreaterThanOrEqual((level?.fallFt ?? 0) - 0.2);
  expect(kindOf(bestPlaces(design, { ...plot, heights: [] }, 'value').choices, 'level')).toBeUndefined();
});

test('trees are spared where a pool fits between them, and named where none does', () => {
  const tree = (x: number, y: number) => ({
    kind: 'tree' as const,
    at: [x, y] as [number, number],
    canopyFt: 6,
  });
  const wide = barePlot(box(0, 0, 90, 40), 5, { trees: [tree(25, 20)] });
  expect(bestPlaces(design, wide, 'family').choices.every(({ trees }) => trees.length === 0)).toBe(true);
  const tight = barePlot(box(0, 0, 42, 26), 5, { trees: [tree(21, 13)] });
  const { choices, reason } = bestPlaces(design, tight, 'family');
  expect(reason).toBeNull();
  expect(choices[0]?.trees).toEqual([0]);
});

test('a pool that fits to the inch is found; one that does not is told, with the largest that would; and no ground is no pool', () => {
  const exact = barePlot(box(0, 0, 40.2, 25.2), 5);
  expect(bestPlaces({ ...design, style: 'Modern' }, exact, 'family').reason).toBeNull();
  const { choices, reason } = bestPlaces(design, barePlot(box(0, 0, 36, 25), 5), 'family');
  expect(reason).toBe('size');
  expect(choices.map(({ kind }) => kind)).toEqual(['largest']);
  expect(bestPlaces(design, barePlot(box(0, 0, 20, 25), 5), 'family')).toEqual({
    choices: [],
    reason: 'ground',
  });
  expect(bestPlaces(design, barePlot(box(0, 0, 20, 25), 20), 'family')).toEqual({
    choices: [],
    reason: 'ground',
  });
});

test('choices are distinct, and come in the order of the priority', () => {
  const kinds = (priority: (typeof PRIORITIES)[number]['value']) =>
    bestPlaces(design, samplePlot(), priority).choices.map(({ kind }) => kind);
  expect(kinds('fitness')[0]).toBe('largest');
  expect(kinds('family')[0]).toBe('near-house');
  expect(kinds('entertaining')[0]).toBe('open');
  for (const { value } of PRIORITIES) expect(new Set(kinds(value)).size).toBe(kinds(value).length);
});

test('the largest plot a drawing can hold takes less than a second of one core', () => {
  const spent = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  const plot = largestPlot();
  for (const style of ['Rectangular', 'Kidney'] as const) {
    const before = spent();
    expect(bestPlaces({ ...design, style }, plot, 'fitness').choices.length).toBeGreaterThan(0);
    // A busy core counts its waits for memory too.
    expect(spent() - before).toBeLessThan(1000);
  }
});
