import { describe, expect, it } from 'vitest';
import { OFFICE, PLAN_SET } from '#content/plan-set/plan-set.ts';
import { DECKS } from '#domain/design/design.ts';
import { areaOf } from '#domain/geometry/plane.ts';
import type { Cell, Table } from '#domain/plan-set/table.ts';
import { DECK_BEDS, hasSlab } from '#domain/plan-set/take-off-rates.ts';
import { brand } from '#domain/site/brand.ts';
import { SHEETS } from '#studio/sheets/draw-set.ts';
import { finishesOf } from '#studio/sheets/finishes/finishes.ts';
import { buildPlanSet } from '#studio/sheets/plan-set.ts';
import { areaTable } from '#studio/sheets/site/tables.ts';
import { tableOf } from '#studio/sheets/tables.ts';
import { TWELVE_DESIGNS } from './designs.ts';

// What two sheets say of the same thing, read from their schedules as they are printed.

const sets = TWELVE_DESIGNS.map(({ name, input }) => ({
  name,
  set: buildPlanSet({ input, words: PLAN_SET, office: OFFICE, brand }),
}));

const column = ({ rows }: Table, key: string): Cell[] =>
  rows.flatMap(({ heading, cells }) => (heading ? [] : [cells[key] ?? '']));
const cellOf = ({ rows }: Table, id: string, key: string): Cell | undefined =>
  rows.find((row) => row.id === id)?.cells[key];
const total = (values: readonly Cell[]) => values.reduce<number>((sum, value) => sum + Number(value), 0);
const netOf = (takeOff: Table, prefix: string) =>
  total(takeOff.rows.filter(({ id }) => id.startsWith(prefix)).map(({ cells }) => cells.net ?? 0));
const count = (value: number) => Math.round(value).toLocaleString('en-US');

describe.each(sets)('$name', ({ set }) => {
  const { measures, hydraulics, plumbing, equipment, electrical, barrier } = set;
  const takeOff = tableOf(set, 'take-off');
  const schedule = tableOf(set, 'equipment');

  it('has one volume, one length of pipe, wire and fence', () => {
    expect(cellOf(tableOf(set, 'hydraulics'), 'volume', 'figure')).toBe(count(measures.gallons));
    const pipes = column(tableOf(set, 'pipes'), 'length');
    // Both round each of their lines to the foot; the test of the pipes is a job, not a length.
    const piped = netOf(takeOff, 'pipe-') - netOf(takeOff, 'pipe-test');
    expect(Math.abs(total(pipes) - piped)).toBeLessThan(pipes.length / 2 + 4);
    expect(netOf(takeOff, 'wire-')).toBeCloseTo(total(column(tableOf(set, 'circuits'), 'length')), 4);
    expect(netOf(takeOff, 'fence')).toBe(Math.round(barrier.lengthFt));
  });

  it('builds one deck on A-2, A-3 and in the take-off', () => {
    const deck = String(cellOf(tableOf(set, 'finishes'), 'deck', 'material'));
    const slab = netOf(takeOff, 'deck-slab');
    expect(slab > 0).toBe(hasSlab(set.design.deck));
    expect(deck.includes(' slab ')).toBe(slab > 0);
    expect(PLAN_SET.sections.beds[DECK_BEDS[set.design.deck]].includes(' slab')).toBe(slab > 0);
    const joint = String(cellOf(tableOf(set, 'finishes'), 'joint', 'amount'));
    expect(Number.parseFloat(joint.replace(',', ''))).toBe(netOf(takeOff, 'deck-joint'));
  });

  it('counts nothing under two trades', () => {
    const named = column(takeOff, 'item').map((item) => String(item).toLowerCase());
    expect(named.filter((item, at) => named.indexOf(item) !== at)).toEqual([]);
  });

  it('adds up what it writes', () => {
    const written = tableOf(set, 'hydraulics').rows;
    for (const { id, headFt } of hydraulics.systems) {
      const own = written.filter((row) => row.id.startsWith(`${id}-`) && row.id !== `${id}-head`);
      expect(total(own.map(({ cells }) => Number(cells.figure).toFixed(1)))).toBeCloseTo(headFt, 6);
    }
    const water = String(cellOf(takeOff, 'water', 'formula')).matchAll(/([\d,]+) gal/g);
    expect(total([...water].map(([, gallons = '']) => gallons.replace(',', '')))).toBe(
      cellOf(takeOff, 'water', 'net'),
    );
  });

  it('takes nothing off that is less than nothing', () => {
    for (const formula of column(takeOff, 'formula')) expect(formula).not.toMatch(/[−-] ?[−-]\d/);
  });

  it('names its equipment on the bid sheets as on M-1', () => {
    const bid = column(takeOff, 'item');
    for (const { cells } of schedule.rows.filter(({ id }) => id !== 'autofill'))
      expect(bid).toContain(`${cells.tag} ${cells.item}`);
  });

  it('draws one pad on every sheet', () => {
    const drawn = set.layout.items.filter(({ kind }) => kind === 'equipment');
    for (const { outline } of drawn) expect(outline).toEqual(equipment.pad.outline);
    expect(cellOf(areaTable(set), 'pad', 'sqFt')).toBe(Math.round(areaOf(equipment.pad.outline)));
  });

  it('pumps on M-1 what P-2 asks for, and the heater gets the water it needs', () => {
    const pumps = equipment.items.filter(({ kind }) => kind.endsWith('-pump') && kind !== 'heat-pump');
    for (const { id, gpm, headFt } of hydraulics.systems) {
      const prefix = { filter: 'filter', spa: 'spa', features: 'feature', edge: 'edge' };
      const kind = `${id === 'regeneration' ? id : prefix[id]}-pump`;
      const own = pumps.filter((pump) => pump.kind === kind);
      expect(total(own.map(({ figures }) => figures.gpm ?? 0))).toBeGreaterThanOrEqual(gpm);
      expect(total(own.map(({ figures }) => figures.gpm ?? 0))).toBeLessThan(gpm + own.length);
      for (const { figures } of own) expect(figures.head).toBe(Math.ceil(headFt));
    }
    const heaters = equipment.items.filter(({ kind }) => kind === 'gas-heater' || kind === 'heat-pump');
    expect(plumbing.flows.heated).toBe(heaters.length > 0);
    if (heaters.length > 0) expect(hydraulics.designGpm).toBeGreaterThanOrEqual(30);
    for (const { figures } of heaters)
      expect(figures.output ?? figures.kbtu).toBeGreaterThanOrEqual(figures.need ?? 0);
  });

  it('counts every piece once in the take-off, and feeds each that needs power', () => {
    const items = column(takeOff, 'item').map(String);
    const formulas = column(takeOff, 'formula').map(String);
    for (const { tag, kind } of equipment.items) {
      const own = items.filter((item) => item.startsWith(`${tag} `)).length;
      const named = formulas.filter((text) => text.split(', ').includes(tag)).length;
      expect(own + named, tag).toBe(1);
      if (kind === 'autofill') expect(named).toBe(1);
    }
    const fed = column(tableOf(set, 'circuits'), 'load').map(String);
    for (const { tag, volts } of equipment.items)
      expect(fed.filter((load) => load.endsWith(`, ${tag}`)).length, tag).toBe(
        volts > 0 || tag === 'EP-1' ? 1 : 0,
      );
  });

  it('says one demand on E-1 and M-1', () => {
    const demand = electrical.demandAmps.toFixed(1);
    expect(column(tableOf(set, 'circuits'), 'amps')[0]).toBe(electrical.demandAmps);
    expect(String(cellOf(schedule, equipment.items.at(-1)?.id ?? '', 'size'))).toContain(
      `computed ${Number(demand)} A`,
    );
  });

  it('gives no two things the same tag, and none that of a sheet', () => {
    const tags = [
      ...plumbing.fixtures.map(({ tag }) => tag),
      // The water fill is the same piece on both sheets.
      ...equipment.items.filter(({ kind }) => kind !== 'autofill').map(({ tag }) => tag),
      ...electrical.fixtures.map(({ tag }) => tag),
      ...electrical.circuits.filter(({ load }) => load !== 'light').map(({ tag }) => tag),
      ...SHEETS.map(({ number }) => number),
      ...finishesOf(set).map(({ mark }) => mark),
    ].map((tag) => tag.replace('-', ''));
    expect(tags.filter((tag, i) => tags.indexOf(tag) !== i)).toEqual([]);
  });
});

it.each(DECKS)('a deck of %s has a slab on A-3 and A-2 where it is bid with one', (deck) => {
  const [first] = TWELVE_DESIGNS;
  if (!first) throw new Error('there are designs');
  const input = { ...first.input, design: { ...first.input.design, deck } };
  const set = buildPlanSet({ input, words: PLAN_SET, office: OFFICE, brand });
  const slab = netOf(tableOf(set, 'take-off'), 'deck-slab') > 0;
  const material = String(cellOf(tableOf(set, 'finishes'), 'deck', 'material'));
  expect(slab).toBe(deck !== 'pavers' && deck !== 'wood');
  expect(material.includes(' slab ')).toBe(slab);
  expect(PLAN_SET.sections.beds[DECK_BEDS[deck]].includes(' slab')).toBe(slab);
});
