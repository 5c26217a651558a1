import fc from 'fast-check';
import type { Point } from '#domain/geometry/plane.ts';
import type { Plot } from '#domain/plot/plot.ts';
import { barePlot } from '#domain/plot/sample-plot.ts';

// Made-up plots for tests: outlines seen whole from their middle, so that none crosses itself, but as concave as they like.

const hundredths = (feet: number) => Math.round(feet * 100) / 100;

export const anyOutline = (middle: Point, radius: { min: number; max: number }, most = 9) =>
  fc.array(fc.double({ ...radius, noNaN: true }), { minLength: 3, maxLength: most }).map((radii) =>
    radii.map((far, i): [number, number] => {
      const angle = ((i + 0.3) / radii.length) * 2 * Math.PI;
      return [hundredths(middle[0] + far * Math.cos(angle)), hundredths(middle[1] + far * Math.sin(angle))];
    }),
  );

const feet = (max: number) => fc.integer({ min: 0, max: max * 4 }).map((quarters) => quarters / 4);
const spot = fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -50, max: 50 }));

const anyThing = <T extends object>(more: fc.Arbitrary<T>) =>
  spot.chain((at) =>
    fc
      .tuple(anyOutline(at, { min: 3, max: 14 }, 6), more)
      .map(([corners, rest]) => ({ corners, note: '', ...rest })),
  );

export const anyPlot: fc.Arbitrary<Plot> = fc
  .record({
    corners: anyOutline([0, 0], { min: 30, max: 80 }),
    setbacks: fc.array(feet(12), { minLength: 9, maxLength: 9 }),
    buildings: fc.array(anyThing(fc.record({ kind: fc.constant<'shed'>('shed'), gapFt: feet(8) })), {
      maxLength: 3,
    }),
    easements: fc.array(anyThing(fc.constant({})), { maxLength: 2 }),
    septic: fc.array(anyThing(fc.record({ kind: fc.constant<'field'>('field'), gapFt: feet(8) })), {
      maxLength: 1,
    }),
    lines: fc.array(
      fc.record({
        kind: fc.constant<'overhead'>('overhead'),
        path: fc.array(spot, { minLength: 2, maxLength: 4 }),
        gapFt: feet(8),
        note: fc.constant(''),
      }),
      { maxLength: 2 },
    ),
    trees: fc.array(
      fc.record({
        kind: fc.constantFrom('tree' as const, 'palm' as const, 'conifer' as const),
        at: spot,
        canopyFt: fc.integer({ min: 1, max: 15 }),
      }),
      { maxLength: 4 },
    ),
  })
  .map(({ corners, setbacks, ...things }) => barePlot(corners, setbacks, things));
