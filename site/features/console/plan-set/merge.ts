import type { PlanSetChanges } from '#domain/plan-set/desk.ts';
import type { RowEdit } from '#domain/plan-set/table.ts';

// Two colleagues on one draft: what each of them changed, place by place, put together. Only where both changed the same place
// somebody has to choose.

/** `title.client`, `paper`, …; a cell: `cell`, its table, row and column; a row that is there or taken out; a tick. */
export type Spot = readonly [kind: string, ...names: string[]];
export type Side = 'mine' | 'theirs';

type Flat = ReadonlyMap<string, unknown>;

const keyOf = (...spot: Spot) => JSON.stringify(spot);
const spotOf = (key: string): Spot => {
  const names: unknown = JSON.parse(key);
  const [kind = '', ...rest] = Array.isArray(names) ? names.map(String) : [];
  return [kind, ...rest];
};

const rowEntries = ({ table, row, cells, removed }: RowEdit): [string, unknown][] => [
  [keyOf('row', table, row), removed ? 'removed' : 'kept'],
  ...Object.entries(cells).map(([key, text]): [string, unknown] => [keyOf('cell', table, row, key), text]),
];

function flat({ title, edits, ticks, ...whole }: PlanSetChanges): Flat {
  return new Map<string, unknown>([
    ...Object.entries(title).map(([name, text]): [string, unknown] => [keyOf('title', name), text]),
    ...Object.entries(whole).map(([name, value]): [string, unknown] => [keyOf(name), value]),
    ...edits.flatMap(rowEntries),
    ...ticks.map((id): [string, unknown] => [keyOf('tick', id), true]),
  ]);
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function editsIn(map: Flat): RowEdit[] {
  const found = new Map<string, RowEdit>();
  for (const [key, value] of map) {
    const [kind, table = '', row = '', column = ''] = spotOf(key);
    if (kind !== 'row' && kind !== 'cell') continue;
    const name = keyOf(table, row);
    const edit = found.get(name) ?? { table, row, cells: {} };
    if (kind === 'cell') edit.cells[column] = String(value);
    else if (value === 'removed') edit.removed = true;
    found.set(name, edit);
  }
  return [...found.values()];
}

const ticksIn = (map: Flat) =>
  [...map.keys()].map(spotOf).flatMap(([kind, id]) => (kind === 'tick' && id !== undefined ? [id] : []));

export const sameChanges = (one: PlanSetChanges, other: PlanSetChanges) => {
  const [a, b] = [flat(one), flat(other)];
  return a.size === b.size && [...a].every(([key, value]) => b.has(key) && same(value, b.get(key)));
};

export type Joined = { value: PlanSetChanges; disputed: Spot[] };

/** `base` is what both began from; where both changed the same, `prefer` decides. */
export function join(
  base: PlanSetChanges,
  sides: Record<Side, PlanSetChanges>,
  prefer: Side = 'mine',
): Joined {
  const [was, mine, theirs] = [flat(base), flat(sides.mine), flat(sides.theirs)];
  const out = new Map<string, unknown>();
  const disputed: Spot[] = [];
  for (const key of new Set([...theirs.keys(), ...mine.keys()])) {
    const [before, own, other] = [was.get(key), mine.get(key), theirs.get(key)];
    const clash = !same(own, before) && !same(other, before) && !same(own, other);
    if (clash) disputed.push(spotOf(key));
    const chosen = clash ? (prefer === 'mine' ? own : other) : same(own, before) ? other : own;
    if (chosen !== undefined) out.set(key, chosen);
  }
  return { value: changesIn(sides.mine, sides.theirs, out), disputed };
}

function changesIn(mine: PlanSetChanges, theirs: PlanSetChanges, out: Flat): PlanSetChanges {
  // Whichever side an entry came from, it is one of the two values as they were.
  const pick = <Name extends 'paper' | 'state' | 'released' | 'notes'>(name: Name): PlanSetChanges[Name] =>
    same(out.get(keyOf(name)), mine[name]) ? mine[name] : theirs[name];
  const text = (name: keyof PlanSetChanges['title']) => String(out.get(keyOf('title', name)) ?? '');
  return {
    title: {
      project: text('project'),
      client: text('client'),
      address: text('address'),
      number: text('number'),
      drawnBy: text('drawnBy'),
      date: text('date'),
    },
    paper: pick('paper'),
    state: pick('state'),
    released: pick('released'),
    notes: pick('notes'),
    edits: editsIn(out),
    ticks: ticksIn(out),
  };
}

/** What a side says about a place; undefined where it says nothing. */
export const saidAt = (changes: PlanSetChanges, spot: Spot): unknown => flat(changes).get(keyOf(...spot));
