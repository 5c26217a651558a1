import { Clipper, EndType, FillRule, JoinType } from 'clipper2-ts';
import { expect, test } from 'vitest';
import { CONTENT } from '#content/content.ts';
import { DOCUMENTS } from '#content/documents/documents.ts';
import { DEFAULT_PRICES } from '#domain/estimate/prices.ts';
import { areaOf, type Polygon } from '#domain/geometry/plane.ts';
import { samplePlot } from '#domain/plot/sample-plot.ts';
import type { Place } from '#domain/plot/site.ts';
import { lengthOf, terraceOf } from '#domain/plot/terrace.ts';
import { changeBetween, sayDifference } from './change.ts';
import { checklistFor } from './checklist.ts';
import { DEFAULT_DESIGN } from './default-design.ts';
import type { Design } from './design.ts';
import { designSchema } from './design.ts';
import { estimateDesign } from './estimate.ts';
import { groundFinding } from './ground-finding.ts';
import { outlineOf } from './outline.ts';
import { earthworkOf, siteWorkOf } from './site-work.ts';
import { saySiteWork } from './site-work-words.ts';
import { STYLES } from './vocabulary.ts';

const onPlot = (place: Partial<Place> = {}, heights = samplePlot().heights): Design => ({
  ...DEFAULT_DESIGN,
  site: {
    plot: samplePlot({ heights }),
    place: { x: 35, y: 60, turnDeg: 0, levelFt: null, ...place },
  },
});

const wide = samplePlot({
  lot: {
    corners: [
      [-500, -500],
      [500, -500],
      [500, 500],
      [-500, 500],
    ],
    edges: [],
  },
  buildings: [],
});

test.each(STYLES)('%s: the terrace’s edge and ground are those of the grown outline', (style) => {
  const outline: Polygon = outlineOf({ ...DEFAULT_DESIGN, style, lengthFt: 44, widthFt: 22 });
  const terrace = terraceOf(wide, outline, 1);
  const path = outline.map(([x, y]) => ({ x, y }));
  const grown = Clipper.inflatePathsD([path], 6, JoinType.Round, EndType.Polygon, 2, 4, 0.002);
  const rings = Clipper.unionD(grown, FillRule.NonZero).map((ring) =>
    ring.map(({ x, y }) => [x, y] as const),
  );
  const around = rings.reduce(
    (sum, ring) =>
      sum + ring.reduce((far, at, i) => far + lengthOf([at, ring[(i + 1) % ring.length] ?? at]), 0),
    0,
  );
  const told = terrace.edge.flat().reduce((sum, piece) => sum + lengthOf(piece), 0);
  expect(Math.abs(told / around - 1)).toBeLessThan(0.01);
  let [inside, all] = [0, 0];
  const { x0, x1, y0, y1 } = terrace.bounds;
  for (let x = x0 + 0.13; x < x1; x += 0.25)
    for (let y = y0 + 0.13; y < y1; y += 0.25) {
      all++;
      if (terrace.has([x, y])) inside++;
    }
  const area = ((x1 - x0) * (y1 - y0) * inside) / all;
  const wanted = rings.reduce((sum, ring) => sum + areaOf(ring), 0);
  expect(Math.abs(area / wanted - 1)).toBeLessThan(0.01);
});

test('without a plot, or on level ground, the estimate is what it was', () => {
  const plain = estimateDesign(DEFAULT_PRICES, DEFAULT_DESIGN);
  expect(earthworkOf(DEFAULT_DESIGN)).toBeNull();
  expect('siteWork' in plain || 'siteWork' in plain.lineItems).toBe(false);
  expect(estimateDesign(DEFAULT_PRICES, onPlot({}, []))).toEqual(plain);
});

test('on a slope the ground’s work comes on top, with its contingency, and its lines add up', () => {
  const design = designSchema.parse(onPlot({ levelFt: 100 }));
  const [plain, sloped] = [
    estimateDesign(DEFAULT_PRICES, DEFAULT_DESIGN),
    estimateDesign(DEFAULT_PRICES, design),
  ];
  const work = earthworkOf(design);
  const told = siteWorkOf(DEFAULT_PRICES, design);
  if (!work || !told) throw new Error('there is something to do');
  const { cutYard, fillYard, wallSqFt, step } = DEFAULT_PRICES.design.site;
  const face = work.walls.reduce((sum, wall) => sum + wall.areaSqFt, 0);
  expect(work.cutYd3).toBe(0);
  expect(work.walls.map(({ kind, engineer }) => [kind, engineer])).toEqual([['holds-pool', false]]);
  expect(Math.abs(told.earth - (work.cutYd3 * cutYard + work.fillYd3 * fillYard))).toBeLessThanOrEqual(50);
  expect(Math.abs(told.walls - face * wallSqFt)).toBeLessThanOrEqual(50);
  expect(told.steps).toBe((work.steps?.count ?? 0) * step);
  const cost = told.earth + told.walls + told.steps;
  expect(sloped.lineItems.siteWork).toBe(cost);
  expect(sloped.totalLow - plain.totalLow).toBe(cost);
  expect(sloped.totalHigh).toBe(sloped.totalLow + sloped.lineItems.contingency);
  expect(sloped.lineItems.contingency - plain.lineItems.contingency).toBe(
    Math.round((cost * 15) / 10_000) * 100,
  );
});

test('a wall from 4 ft up costs what an engineered one costs', () => {
  const prices = structuredClone(DEFAULT_PRICES);
  const before = siteWorkOf(prices, onPlot({ levelFt: 104 }));
  prices.design.site.engineeredWallSqFt *= 2;
  const after = siteWorkOf(prices, onPlot({ levelFt: 104 }));
  expect(before?.wallHeightFt).toBeGreaterThan(4);
  expect(Math.abs((after?.walls ?? 0) - 2 * (before?.walls ?? 0))).toBeLessThanOrEqual(100);
});

test('a cliff has a price that can be told', () => {
  const cliff: Design = onPlot({}, [
    { at: [35, 60], feet: -200 },
    { at: [35.01, 60], feet: 200 },
  ]);
  const { totalLow, totalHigh, siteWork } = estimateDesign(DEFAULT_PRICES, cliff);
  expect(siteWork?.walls).toBeGreaterThan(100_000);
  expect([totalLow, totalHigh].every(Number.isSafeInteger)).toBe(true);
});

test('prices that were published before get ours for the ground', () => {
  const { site, ...design } = DEFAULT_PRICES.design;
  const published = { ...DEFAULT_PRICES, base: 52_000, design };
  const content = DOCUMENTS.prices.apply(CONTENT, published, new Map());
  expect(content?.prices).toMatchObject({ base: 52_000, design: { site } });
});

test('it is told in one sentence, with only what there is to do', () => {
  const say = (work: Partial<NonNullable<ReturnType<typeof siteWorkOf>>>) =>
    saySiteWork(CONTENT.siteWork.SITE_WORK, {
      earth: 0,
      walls: 0,
      steps: 0,
      earthYd3: 0,
      wallFt: 0,
      wallHeightFt: 0,
      stepCount: 0,
      ...work,
    });
  expect(
    say({ earth: 2300, earthYd3: 42, walls: 4800, wallFt: 38, wallHeightFt: 3.5, steps: 1200, stepCount: 4 }),
  ).toBe(
    'Site work makes your ground level around the pool: about 42 cubic yards of earth moved ($2,300), about 38 ft of retaining wall, up to 3.5 ft high ($4,800), and 4 steps to the house ($1,200).',
  );
  expect(say({ steps: 300, stepCount: 1 })).toBe(
    'Site work makes your ground level around the pool: 1 step to the house ($300).',
  );
});

test('a change tells what the ground does to the price', () => {
  const change = changeBetween(DEFAULT_PRICES, onPlot(), onPlot({ levelFt: 100 }));
  expect(change.siteWork).toBeGreaterThan(0);
  expect(change.low).toBe(change.siteWork);
  const told = (before: Design, after: Design) =>
    changeBetween(DEFAULT_PRICES, before, after).differences.map((one) =>
      sayDifference(CONTENT.designCompare.CHANGE_WORDS, one),
    );
  expect(told(onPlot(), onPlot({ levelFt: 100 }))).toEqual(['Deck level: 100 ft']);
  expect(told(onPlot({ levelFt: 100 }), onPlot())).toEqual(['Deck level where cut and fill balance']);
  expect(told(onPlot(), onPlot({ x: 36 }))).toEqual(['Pool moved 1 ft on the lot']);
  expect(told(onPlot(), onPlot({}, []))).toEqual(['The yard is drawn differently']);
  expect(told(DEFAULT_DESIGN, onPlot())).toEqual(['In your own yard']);
  expect(told(onPlot(), DEFAULT_DESIGN)).toEqual(['In no yard in particular']);
  expect(told(onPlot(), structuredClone(onPlot()))).toEqual([]);
});

test('a wall is checked: from 4 ft on it is an engineer’s, and one nobody would build says so', () => {
  const ground = (levelFt: number) => groundFinding(onPlot({ levelFt }));
  expect(ground(97.7)).toBeNull();
  expect(ground(100)).toMatchObject({
    tone: 'note',
    sentence: expect.stringContaining('holds up the pool’s low side'),
  });
  expect(ground(100)?.sentence).not.toContain('engineer');
  expect(ground(103)?.sentence).toContain('it takes an engineer’s design');
  expect(ground(150)?.tone).toBe('warning');
  const titles = (design: Design) => checklistFor(design).map(({ title, detail }) => `${title}: ${detail}`);
  expect(titles(onPlot({}, []))).toEqual(titles(DEFAULT_DESIGN));
  expect(titles(onPlot({ levelFt: 103 })).join()).toContain('Walls from 4 ft up: an engineer’s design');
  expect(titles(onPlot({ levelFt: 100 })).join()).not.toContain('Walls from 4 ft up');
});
