import { expect, test } from 'vitest';
import * as words from '#content/plot-drawing.ts';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import type { Design } from '#domain/design/design.ts';
import { FEATURES } from '#domain/design/features.ts';
import { earthworkOf } from '#domain/design/site-work.ts';
import { faultsOf } from '#domain/plot/faults.ts';
import type { Plot } from '#domain/plot/plot.ts';
import { barePlot } from '#domain/plot/sample-plot.ts';
import { drawPlan } from '#studio/plan/draw-plan.ts';
import { drawSitePlan } from '#studio/plan/site-plan.ts';
import { someOf } from '../../proof/long.ts';
import { layoutDesign } from './layout.ts';

// Plots that nobody has, sent to keep the server busy: all of this runs while others wait.

type Corners = Plot['lot']['corners'];
const box = (half: number): Corners => [
  [-half, -half],
  [half, -half],
  [half, half],
  [-half, half],
];
const zigzag = (count: number, from: number, highFt: number, thickFt: number): Corners => {
  const top = Array.from({ length: count / 2 }, (_, i): [number, number] => [
    from + Math.round((i * 12_000) / (count / 2 - 1)) / 100,
    i % 2 === 0 ? -highFt : highFt,
  ]);
  return [...top, ...top.toReversed().map(([x, y]): [number, number] => [x, y + thickFt])];
};
const heights = Array.from({ length: 60 }, (_, i): Plot['heights'][number] => ({
  at: [Math.round(Math.cos(i) * (500 + i * 150)) / 100, Math.round(Math.sin(i) * (500 + i * 150)) / 100],
  feet: i % 2 === 0 ? 200 : -200,
}));
const house = (corners: Corners): Plot['buildings'][number] => ({
  kind: 'house',
  corners,
  gapFt: 0,
  note: '',
});
const bare = { trees: [], buildings: [], easements: [], lines: [], septic: [], heights, access: null };

const PLOTS: [string, Plot][] = [
  [
    'twelve houses of teeth',
    barePlot(box(300), 5, {
      ...bare,
      buildings: Array.from({ length: 12 }, (_, k) => house(zigzag(24, -60 + k / 4, 40, 9 + k))),
    }),
  ],
  ['a lot of teeth', barePlot(zigzag(60, -60, 60, 8), 5, bare)],
  ['a house over all of the lot', barePlot(box(100), 5, { ...bare, buildings: [house(box(104))] })],
];

const MOST_MS = 1200;

test.each(someOf(PLOTS, 1))('%s takes no long time to look at', (_, plot) => {
  expect(faultsOf(plot)).toEqual([]);
  const design: Design = {
    ...DEFAULT_DESIGN,
    style: 'Freeform',
    lengthFt: 120,
    widthFt: 60,
    features: [...FEATURES],
  };
  const site = { plot, place: { x: 0, y: 0, turnDeg: 12.3, levelFt: null } };
  const works: (() => unknown)[] = [
    () => earthworkOf({ ...design, site: { ...site } }),
    () => layoutDesign({ ...design, site }),
    () => drawPlan({ ...design, site }, 'wide', words),
    () => drawSitePlan({ ...design, site }, words),
  ];
  for (const work of works) {
    work();
    // Meant are 300 ms; a busy machine counts its waits for memory too, seldom three times in a row.
    let took = MOST_MS;
    for (let turn = 0; turn < 3 && took >= MOST_MS; turn++) {
      const before = process.threadCpuUsage().user;
      work();
      took = (process.threadCpuUsage().user - before) / 1000;
    }
    expect(took).toBeLessThan(MOST_MS);
  }
});
