import type { EquipmentKind } from '#domain/plan-set/equipment.ts';
import type { Row, Table } from '#domain/plan-set/table.ts';
import { fill } from '#domain/words/fill.ts';
import type { PlanSet } from '../plan-set.ts';
import type { EquipmentItem } from './equipment.ts';

// The schedule of what stands on the pad and elsewhere.

const written = (figures: EquipmentItem['figures']) =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, value.toLocaleString('en-US')]));

/** What it must do at least. */
export const sizeText = ({ words: { equipment } }: PlanSet, { kind, figures }: EquipmentItem): string =>
  fill(equipment.kinds[kind].size, written(figures));

export function equipmentTable(set: PlanSet): Table {
  const {
    equipment: { items },
    words: { equipment: words },
  } = set;
  const { table, kinds } = words;
  return {
    title: table.title,
    columns: [
      { key: 'tag', title: table.tag, share: 0.9 },
      { key: 'item', title: table.item, share: 2.6 },
      { key: 'size', title: table.size, share: 4 },
      { key: 'power', title: table.power, share: 1.5 },
      { key: 'connection', title: table.connection, share: 2.6 },
    ],
    rows: items.map((item): Row => {
      const { id, tag, kind } = item;
      return {
        id,
        cells: {
          tag,
          item: kinds[kind].name,
          size: sizeText(set, item),
          power: powerText(item, words),
          connection: kinds[kind].connection,
        },
      };
    }),
    notes: table.notes,
  };
}

/** A panel draws what it hands on. */
function powerText(
  { kind, volts, amps, figures }: EquipmentItem,
  words: PlanSet['words']['equipment'],
): string {
  const isPanel = kind === 'panel' || kind === 'automation';
  const [at, drawn] = isPanel ? [240, figures.amps ?? 0] : [volts, amps];
  return at === 0 ? words.noPower : fill(words.power, { volts: at, amps: drawn.toFixed(1) });
}

/** PU-1, or PU-1 to PU-3. */
export function tagsOf(items: readonly EquipmentItem[], kinds: readonly EquipmentKind[]): string {
  const tags = items.filter(({ kind }) => kinds.includes(kind)).map(({ tag }) => tag);
  const [first, last] = [tags[0], tags.at(-1)];
  if (first === undefined || last === undefined) return '';
  return first === last ? first : `${first} … ${last}`;
}
