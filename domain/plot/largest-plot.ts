import { PLOT_LIMITS, type Plot } from './plot.ts';

// As much as a plot may hold, far from the drawing's origin so that every coordinate is long: what tests and proofs send to see
// that nothing takes long and nothing is too large.

type Corner = [number, number];

const MIDDLE = -2555.55;
const RADIUS = 360;

const hundredths = (feet: number) => Math.round(feet * 100) / 100;
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));
const onCircle = (x: number, y: number, radius: number, turn: number): Corner => [
  hundredths(x + radius * Math.cos(2 * Math.PI * turn)),
  hundredths(y + radius * Math.sin(2 * Math.PI * turn)),
];

/** A star: the more corners point inwards, the more there is to look at. */
const star = ([x, y]: Corner, radius: number, count: number = PLOT_LIMITS.partCorners): Corner[] =>
  times(count, (i) => onCircle(x, y, i % 2 === 0 ? radius : radius * 0.8, i / count));

const around = (index: number, count: number, radius: number): Corner =>
  onCircle(MIDDLE, MIDDLE, radius, index / count);

export function largestPlot(): Plot {
  const note = '水'.repeat(PLOT_LIMITS.note);
  const corners = star([MIDDLE, MIDDLE], RADIUS, PLOT_LIMITS.corners.max);
  const { buildings, easements, lines, septic, trees, heights } = PLOT_LIMITS;
  return {
    lot: { corners, edges: corners.map(() => ({ setbackFt: 5.25, note })) },
    buildings: times(buildings, (i) => ({
      kind: i === 0 ? 'house' : 'other',
      corners: star(around(i, buildings, 120), 25),
      gapFt: 5.25,
      note,
    })),
    trees: times(trees, (i) => ({ kind: 'tree', at: around(i, trees, 180 + (i % 5) * 15), canopyFt: 59.75 })),
    easements: times(easements, (i) => ({ corners: star(around(i + 0.5, easements, 270), 12), note })),
    lines: times(lines, (i) => ({
      kind: i % 2 === 0 ? 'overhead' : 'buried',
      path: times(PLOT_LIMITS.partCorners, (k) =>
        onCircle(MIDDLE, MIDDLE, 225 + i * 3 + (k % 2) * 2, k / PLOT_LIMITS.partCorners),
      ),
      gapFt: 5.25,
      note,
    })),
    septic: times(septic, (i) => ({ kind: 'field', corners: star(around(i, septic, 65), 10), gapFt: 5.25 })),
    heights: times(heights, (i) => ({
      at: around(i * 7, heights, 20 + i * 5),
      feet: i % 2 === 0 ? PLOT_LIMITS.heightFt.max : PLOT_LIMITS.heightFt.min,
    })),
    access: { at: onCircle(MIDDLE, MIDDLE, RADIUS, 0), widthFt: 59.75 },
    northDeg: 359.9,
    source: { kind: 'picture', errorPercent: 99.99 },
  };
}

export const largestSite = () => ({
  plot: largestPlot(),
  place: { x: MIDDLE, y: MIDDLE, turnDeg: 12.3, levelFt: null },
});
