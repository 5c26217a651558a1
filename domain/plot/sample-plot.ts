import type { Plot } from './plot.ts';

/** An L with a house at its top, for tests and proofs: 80 ft wide, 100 ft deep, the lower right quarter missing; it falls 4 ft to the south. */
export const samplePlot = (change: Partial<Plot> = {}): Plot => {
  const corners: Plot['lot']['corners'] = [
    [0, 0],
    [80, 0],
    [80, 70],
    [60, 70],
    [60, 100],
    [0, 100],
  ];
  return {
    lot: { corners, edges: corners.map(() => ({ setbackFt: 5, note: 'Side and rear yard, city code' })) },
    buildings: [
      {
        kind: 'house',
        corners: [
          [10, 5],
          [62, 5],
          [62, 33],
          [10, 33],
        ],
        gapFt: 5,
        note: '',
      },
    ],
    trees: [
      { kind: 'tree', at: [70, 60], canopyFt: 9 },
      { kind: 'palm', at: [6, 90], canopyFt: 6 },
    ],
    easements: [
      {
        corners: [
          [0, 92],
          [60, 92],
          [60, 100],
          [0, 100],
        ],
        note: 'Utility easement',
      },
    ],
    lines: [],
    septic: [],
    heights: [
      { at: [0, 0], feet: 100 },
      { at: [80, 0], feet: 100 },
      { at: [0, 100], feet: 96 },
      { at: [60, 100], feet: 96 },
    ],
    access: { at: [74, 0], widthFt: 10 },
    northDeg: 0,
    source: { kind: 'drawn', errorPercent: null },
    ...change,
  };
};

/** Nothing but a lot, for tests; its sides have one setback, or one each. */
export const barePlot = (
  corners: Plot['lot']['corners'],
  setbacks: number | readonly number[] = 5,
  change: Partial<Plot> = {},
): Plot => ({
  ...samplePlot(),
  lot: {
    corners,
    edges: corners.map((_, i) => ({
      setbackFt: typeof setbacks === 'number' ? setbacks : (setbacks[i] ?? 0),
      note: '',
    })),
  },
  buildings: [],
  trees: [],
  easements: [],
  heights: [],
  access: null,
  ...change,
});
