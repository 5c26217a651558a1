import { FEATURES, type Feature } from '#domain/design/features.ts';
import { areaOf } from '#domain/geometry/plane.ts';
import { ALLOWANCES } from '#domain/plan-set/take-off-rates.ts';
import type { FixtureKind } from '../electrical/electrical.ts';
import { sizeText } from '../equipment/equipment-table.ts';
import type { PlanSet } from '../plan-set.ts';
import { type Amount, amount, figure } from './amount.ts';

// Pipes, wires, equipment, fence and features: counted from what the other sheets drew.

const grouped = <Item, Key extends string>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): [Key, Item[]][] => {
  const groups = new Map<Key, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups];
};
const sum = <Item>(items: readonly Item[], of: (item: Item) => number) =>
  items.reduce((all, item) => all + of(item), 0);
/** Ids hold letters, digits and hyphens. */
const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40);
/** As E-1's legend names them. */
const LEGEND = {
  light: 'light',
  'junction-box': 'box',
  receptacle: 'receptacle',
  disconnect: 'panel',
  switch: 'switch',
} as const satisfies Record<FixtureKind, string>;
const FRACTIONS: Readonly<Record<string, string>> = { '0.25': '1/4', '0.5': '1/2', '0.75': '3/4' };
/** Nominal, as it is stamped on the pipe. */
const inches = (size: number): string => {
  const [whole, part] = [Math.floor(size), FRACTIONS[String(size % 1)]];
  if (!part) return String(size);
  return whole === 0 ? part : `${whole} ${part}`;
};

export function plumbingRows(set: PlanSet): Amount[] {
  const { runs, fixtures } = set.plumbing;
  const sizes = grouped(runs, ({ pipeIn }) => String(pipeIn)).toSorted(([a], [b]) => Number(a) - Number(b));
  const pipeFt = sum(runs, ({ lengthFt }) => lengthFt);
  const bends = sum(runs, ({ elbows, tees }) => elbows + tees);
  return [
    ...sizes.flatMap(([size, own]) =>
      amount(
        'plumbing',
        'pipe',
        sum(own, ({ lengthFt }) => lengthFt),
        'ft',
        {
          id: `pipe-${slug(size)}`,
          waste: 'pipe',
          figures: {
            size: inches(Number(size)),
            count: own.length,
            length: figure(sum(own, ({ lengthFt }) => lengthFt)),
          },
        },
      ),
    ),
    ...amount('plumbing', 'fittings', bends + pipeFt / ALLOWANCES.pipeFtPerCoupling, 'each', {
      waste: 'fittings',
      figures: { bends, length: figure(pipeFt), rate: ALLOWANCES.pipeFtPerCoupling },
    }),
    ...grouped(fixtures, ({ kind }) => kind).flatMap(([kind, own]) =>
      amount('plumbing', 'fixtures', own.length, 'each', {
        id: `fixture-${slug(kind)}`,
        figures: { kind: set.words.plumbing.kinds[kind], tags: own.map(({ tag }) => tag).join(', ') },
      }),
    ),
    ...amount('plumbing', 'pipe-test', 1, 'job'),
  ];
}

export function electricalRows(set: PlanSet): Amount[] {
  const { circuits, bonding, fixtures } = set.electrical;
  return [
    ...grouped(circuits, ({ wire }) => wire).flatMap(([wire, own]) =>
      amount(
        'electrical',
        'wire',
        sum(own, ({ lengthFt }) => lengthFt),
        'ft',
        {
          id: `wire-${slug(wire)}`,
          waste: 'wire',
          figures: { wire, tags: own.map(({ tag }) => tag).join(', ') },
        },
      ),
    ),
    ...amount('electrical', 'bonding', bonding.lengthFt, 'ft', {
      waste: 'wire',
      figures: { taps: bonding.taps.length },
    }),
    ...grouped(
      // It is the panel's own.
      fixtures.filter(({ kind }) => kind !== 'disconnect'),
      ({ kind }) => kind,
    ).flatMap(([kind, own]) =>
      amount('electrical', 'light-points', own.length, 'each', {
        id: `electrical-${slug(kind)}`,
        figures: {
          kind: set.words.electrical.legend[LEGEND[kind]],
          tags: own.map(({ tag }) => tag).join(', '),
        },
      }),
    ),
  ];
}

export const equipmentRows = (set: PlanSet): Amount[] => [
  // The plumber's fixtures have the water fill.
  ...set.equipment.items
    .filter(({ kind }) => kind !== 'autofill')
    .flatMap((item) =>
      amount('equipment', 'equipment', 1, 'each', {
        id: `equipment-${slug(item.id)}`,
        figures: {
          tag: item.tag,
          kind: set.words.equipment.kinds[item.kind].name,
          size: sizeText(set, item),
        },
      }),
    ),
  ...amount('equipment', 'pad', areaOf(set.equipment.pad.outline), 'sqFt', {
    waste: 'slab',
    figures: { area: figure(areaOf(set.equipment.pad.outline)) },
  }),
];

export const fenceRows = ({ barrier }: PlanSet): Amount[] => [
  ...amount('fence', barrier.designed ? 'fence' : 'fence-proposed', barrier.lengthFt, 'ft', {
    id: 'fence',
    waste: 'fence',
    figures: { high: figure(barrier.heightFt * 12), count: barrier.paths.length },
  }),
  ...amount('fence', 'gates', barrier.gates.length, 'each', {
    figures: { widths: barrier.gates.map(({ widthFt }) => `${figure(widthFt, 1)} ft`).join(', ') },
  }),
];

/** Counted under another trade, by their length, or as equipment. */
const ELSEWHERE: readonly Feature[] = [
  'Safety Fence',
  'LED Lighting',
  'Heating',
  'Saltwater System',
  'Sunshelf',
  'Beach Entry',
  'Infinity Edge',
  'Raised Spa',
  'Bubblers',
  'Deck Jets',
];

export const featureRows = ({ layout: { items, design } }: PlanSet): Amount[] =>
  FEATURES.filter((feature) => design.features.includes(feature) && !ELSEWHERE.includes(feature)).flatMap(
    (feature) => {
      const own = items.filter(({ kind }) => kind === feature);
      const [first] = own;
      // Drawn half open.
      const size =
        feature === 'Automatic Cover' ? [design.lengthFt, design.widthFt] : [first?.widthFt, first?.depthFt];
      return amount('features', 'feature', own.length, 'each', {
        id: `feature-${slug(feature)}`,
        figures: {
          name: first?.label ?? feature,
          width: figure(size[0] ?? 0, 1),
          depth: figure(size[1] ?? 0, 1),
        },
      });
    },
  );

export function startRows({ measures: { gallons, spa, basin } }: PlanSet): Amount[] {
  const beside = Math.round((spa?.gallons ?? 0) + (basin?.gallons ?? 0));
  const all = Math.round(gallons) + beside;
  return [
    ...amount('start-up', spa || basin ? 'water-beside' : 'water', all, 'gal', {
      id: 'water',
      figures: { pool: figure(gallons), beside: figure(beside) },
    }),
    ...amount('start-up', 'start', 1, 'job'),
  ];
}
