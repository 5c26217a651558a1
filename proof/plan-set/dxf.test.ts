import DxfParser from 'dxf-parser';
import { expect, test } from 'vitest';
import { OFFICE, PLAN_SET } from '#content/plan-set/plan-set.ts';
import { boundsOf, edgesOf } from '#domain/geometry/plane.ts';
import { brand } from '#domain/site/brand.ts';
import { dxfOf } from '#server/areas/plan-set/dxf/write-dxf.ts';
import { buildPlanSet, type PlanSet } from '#studio/sheets/plan-set.ts';
import { someOf } from '../long.ts';
import { TWELVE_DESIGNS } from './designs.ts';
import { hasEzdxf, type ReadDxf, readDxfs } from './read-dxf.ts';

// Files as other programs read them: two readers that know nothing of ours.

const TENTH_INCH = 0.1;
/** Figures are rounded, on the site plan to the inch. */
const HALF_INCH = 0.51;
const sets = someOf(TWELVE_DESIGNS, 2)
  .map(({ name, input }) => ({
    name,
    set: buildPlanSet({ input, words: PLAN_SET, office: OFFICE, brand }),
  }))
  .map((one) => ({ ...one, dxf: dxfOf(one.set) }));

test.each(sets)('$name: a common reader finds layers, units, blocks and dimensions', ({ dxf }) => {
  const read = new DxfParser().parseSync(dxf);
  expect(read?.header.$INSUNITS).toBe(1);
  const kinds = new Set(read?.entities.map(({ type }) => type));
  for (const kind of ['LWPOLYLINE', 'DIMENSION', 'TEXT', 'INSERT']) expect(kinds).toContain(kind);
  const known = Object.keys(read?.tables.layer.layers ?? {});
  for (const { layer } of read?.entities ?? []) expect(known).toContain(layer);
});

test.runIf(hasEzdxf())('ezdxf finds no error, and each design’s own lengths', () => {
  const read = readDxfs(sets.map(({ dxf }) => dxf));
  expect(read).toHaveLength(sets.length);
  read.forEach((one, index) => {
    const { name, set } = sets[index] ?? {};
    if (!set) return;
    expect.soft({ name, errors: one.errors, fixes: one.fixes }).toEqual({ name, errors: [], fixes: [] });
    expectOwnLengths(set, one);
  });
});

test('a reader of its own language is here, or the machine could not have one', () => {
  // Where Debian's packages can be had, `npm test` has fetched it.
  if (process.env.CI && process.platform === 'linux' && process.getuid?.() === 0)
    expect(hasEzdxf()).toBe(true);
});

/** 7'-0 1/2" in inches; null where a dimension says something else. */
function inchesOf(text: string): number | null {
  const [whole, feet, inches, over, under] = /^(\d+)'-(\d+)(?: (\d+)\/(\d+))?"$/.exec(text) ?? [];
  return whole === undefined
    ? null
    : Number(feet) * 12 + Number(inches) + (under ? Number(over) / Number(under) : 0);
}

/** The largest closed line of a layer. */
function outline({ outlines }: ReadDxf, layer: string) {
  const largest = outlines
    .filter(([name, closed]) => name === layer && closed)
    .map(([, , [x0, y0, x1, y1], around]) => ({ width: x1 - x0, height: y1 - y0, around }))
    .toSorted((a, b) => b.width * b.height - a.width * a.height)[0];
  if (!largest) throw new Error(`nothing closed on ${layer}`);
  return largest;
}

function expectOwnLengths(set: PlanSet, read: ReadDxf): void {
  expect(read.units).toBe(1);
  const water = outline(read, 'A-POOL');
  const { outline: drawn } = set.layout.pool;
  expect(water.width).toBeCloseTo(set.design.lengthFt * 12, 3);
  expect(water.height).toBeCloseTo(set.design.widthFt * 12, 3);
  const around = edgesOf(drawn).reduce((sum, [a, b]) => sum + Math.hypot(b[0] - a[0], b[1] - a[1]), 0);
  expect(Math.abs(water.around - around * 12)).toBeLessThan(TENTH_INCH);
  const deck = outline(read, 'A-DECK');
  const paved = boundsOf(set.layout.deck);
  expect(Math.abs(deck.width - (paved.x1 - paved.x0) * 12)).toBeLessThan(TENTH_INCH);
  const lengths = read.dimensions.map(([, inches]) => inches);
  for (const [, inches, text] of read.dimensions) {
    const said = inchesOf(text);
    if (said !== null) expect(Math.abs(said - inches)).toBeLessThanOrEqual(HALF_INCH);
  }
  for (const feet of [set.design.lengthFt, set.design.widthFt])
    expect(lengths.some((inches) => Math.abs(inches - feet * 12) < TENTH_INCH)).toBe(true);
}
