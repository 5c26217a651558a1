import { expect, test } from 'vitest';
import { OFFICE, PLAN_SET } from '#content/plan-set/plan-set.ts';
import type { Design } from '#domain/design/design.ts';
import { areaOf } from '#domain/geometry/plane.ts';
import { clearancesOf } from '#domain/plot/distances.ts';
import { largestSite } from '#domain/plot/largest-plot.ts';
import { samplePlot } from '#domain/plot/sample-plot.ts';
import { brand } from '#domain/site/brand.ts';
import { TWELVE_DESIGNS } from '../../../proof/plan-set/designs.ts';
import { fieldOf } from '../engine/frame.ts';
import { penOf } from '../engine/view.ts';
import { referencesOf } from '../layout/stake-out.ts';
import { buildPlanSet, type PlanSet } from '../plan-set.ts';
import { bearingOf } from './bearing.ts';
import { distanceTable, siteDistances } from './distances.ts';
import { SITE_SHEET } from './site-sheet.ts';
import { SITE_VIEW } from './site-view.ts';
import { areaTable, siteAreas } from './tables.ts';

const setOf = (name: string, site?: Design['site']): PlanSet => {
  const found = TWELVE_DESIGNS.find((one) => one.name === name);
  if (!found) throw new Error(`no design ${name}`);
  const { input } = found;
  const design = site ? { ...input.design, site } : input.design;
  return buildPlanSet({ input: { ...input, design }, words: PLAN_SET, brand, office: OFFICE });
};
const dimensionsOf = (set: PlanSet) =>
  SITE_VIEW.draw(set, penOf({ feetPerInch: 20, words: '' }, 9.5)).flatMap((one) =>
    one.kind === 'dimension' ? [one] : [],
  );
const textsOf = (set: PlanSet) =>
  SITE_SHEET.pages(set, fieldOf('arch-d')).flatMap(({ marks }) =>
    marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : [])),
  );

test('bearings are those of a deed, from the plot’s own north', () => {
  // To the right, down, to the left, up; y runs down the drawing.
  expect(bearingOf([0, 0], [10, 0], 0)).toBe(`N 90°00' E`);
  expect(bearingOf([0, 0], [0, 10], 0)).toBe(`S 0°00' E`);
  expect(bearingOf([0, 0], [-10, 0], 0)).toBe(`N 90°00' W`);
  expect(bearingOf([0, 0], [0, -10], 0)).toBe(`N 0°00' E`);
  // atan(20/200) is 5.7106°, 5°43'.
  expect(bearingOf([220, 0], [240, 200], 0)).toBe(`S 5°43' E`);
  // North 30° to the right of the top: what leads up leads 30° west of it.
  expect(bearingOf([0, 0], [0, -10], 30)).toBe(`N 30°00' W`);
  expect(bearingOf([0, 0], [-10, 10], 30)).toBe(`S 15°00' W`);
});

test('every dimension of the view is a distance of the plot, as long as it is drawn', () => {
  const turned = setOf('freeform-plot', {
    plot: samplePlot(),
    place: { x: 30, y: 62, turnDeg: 33.3, levelFt: null },
  });
  for (const set of [setOf('freeform-plot'), setOf('luxury-plot'), turned]) {
    const { site } = set.layout.plot ?? {};
    if (!site) throw new Error('no plot');
    const lengths = clearancesOf(site, set.layout.pool.outline, set.design.deepFt).map(({ feet }) =>
      Math.abs(feet),
    );
    const drawn = dimensionsOf(set);
    expect(drawn.length).toBeGreaterThan(3);
    for (const { from, to } of drawn) {
      const feet = Math.hypot(to[0] - from[0], to[1] - from[1]);
      expect(Math.min(...lengths.map((one) => Math.abs(one - feet)))).toBeLessThan(1e-6);
    }
  }
});

test('what is too close is drawn as a conflict, told in the table and first among the notes', () => {
  const set = setOf('freeform-plot', {
    plot: samplePlot(),
    place: { x: 17, y: 62, turnDeg: 0, levelFt: null },
  });
  const conflicts = siteDistances(set).filter(({ conflict }) => conflict);
  expect(conflicts.map(({ id }) => id)).toContain('edge-6');
  expect(dimensionsOf(set).some(({ layer }) => layer === 'A-ANNO-CONF')).toBe(true);
  const row = distanceTable(set, siteDistances(set)).rows.find(({ id }) => id === 'edge-6');
  expect(row?.cells.result).toBe(PLAN_SET.site.distances.results.close);
  expect(textsOf(set).join(' ')).toContain('CONFLICT: ');
  expect(textsOf(setOf('freeform-plot')).join(' ')).not.toContain('CONFLICT');
});

test('areas are the lot’s, and cover is what keeps rain out of the ground', () => {
  const set = setOf('freeform-plot');
  const areas = siteAreas(set);
  // 80 × 70 and 60 × 30; the house is 52 × 28.
  expect(areas.lot).toBeCloseTo(7400, 6);
  expect(areas.buildings).toBeCloseTo(1456, 1);
  expect(areas.water).toBeCloseTo(areaOf(set.layout.pool.outline), 0);
  const rows = new Map(areaTable(set).rows.map(({ id, cells }) => [id, cells]));
  expect(rows.get('cover')?.sqFt).toBe(Math.round(areas.buildings + areas.deck + areas.pad));
  expect(rows.get('cover')?.share).toBeCloseTo(((areas.buildings + areas.deck + areas.pad) / 7400) * 100, 1);
});

test('without a lot the sheet says so and shows no share of one', () => {
  const set = setOf('rectangle');
  expect(siteDistances(set).map(({ id }) => id)).toEqual([
    'house',
    'shallow',
    'deep',
    'front',
    'pad',
    'barrier',
  ]);
  expect(textsOf(set).join(' ')).toContain('No lot was given.');
  expect(areaTable(set).rows.map(({ id }) => id)).not.toContain('cover');
});

test('the land with the most on it is drawn in no time', () => {
  const set = setOf('plunge', largestSite());
  SITE_SHEET.pages(setOf('freeform-plot'), fieldOf('letter'));
  const before = process.cpuUsage();
  SITE_SHEET.pages(set, fieldOf('letter'));
  const { user, system } = process.cpuUsage(before);
  // Half a second by itself; where every core is busy a second of processor time does less.
  expect((user + system) / 1e6).toBeLessThan(2);
});

test('the plan has the largest scale that a column beside it leaves room for', () => {
  const scaleOf = (name: string) => SITE_SHEET.pages(setOf(name), fieldOf('arch-d'))[0]?.scale;
  // 240' of lot are 24" on 31" of paper, with all schedules beside them.
  expect(scaleOf('resort')).toBe(`1" = 10'`);
  expect(SITE_SHEET.pages(setOf('resort'), fieldOf('arch-d'))).toHaveLength(1);
  expect(scaleOf('rectangle')).toBe(`1/4" = 1'-0"`);
});

test('what the stakes are set from is marked where the stake-out says it is', () => {
  for (const name of ['resort', 'luxury-plot', 'infinity-slope']) {
    const set = setOf(name);
    const { kind, control } = referencesOf(set.layout);
    expect(kind).toBe('stakes');
    expect(textsOf(set)).toEqual(
      expect.arrayContaining(['A', 'B', ...control.points.map((point) => point.name)]),
    );
  }
});
