import type { PoolMaterial } from '#domain/estimate/options.ts';
import type { Item, Text } from './text.ts';
import { isWanted } from './wanted.ts';

// What the pool is to be built of. Where two are weighed against each other, nothing is settled yet.

export type MaterialReading = { material: PoolMaterial; at: number; to: number };

const NAMES: readonly (readonly [RegExp, PoolMaterial])[] = [
  [/^(fiberglass|fibreglass|fiberglas)$/, 'fiberglass'],
  [/^(vinyl|vynil|vinal)$/, 'vinyl'],
  [/^(gunite|gunnite|shotcrete)$/, 'concrete'],
];
const OF_POOL = /^(pool|liner|lined|shell|wall|walled|inground|construction)$/;
const OF_LINER = /^(liner|lined)$/;
/** Vinyl and fiberglass that something else is made of. */
const OF_OTHERS =
  /^(fence|fencing|floor|flooring|siding|deck|decking|window|door|gate|privacy|plank|rail|railing|record|slide|tub|hot|spa|boat|insulation|step|rock|grotto|furniture|picket|paneling)$/;

export function readMaterials(text: Text): MaterialReading[] {
  const { items } = text;
  return items.flatMap((item, at) => {
    const material = materialAt(item, items[at + 1], items[at + 2]);
    if (!material) return [];
    const to = OF_LINER.test(items[at + 1]?.last ?? '') ? at + 1 : at;
    return text.others[at] || !isWanted(text, at, to) ? [] : [{ material, at, to }];
  });
}

/** The one that is asked for, if it is one alone. */
export function chooseMaterial(readings: readonly MaterialReading[]): PoolMaterial | undefined {
  const [first] = readings;
  return first && readings.every(({ material }) => material === first.material) ? first.material : undefined;
}

function materialAt(
  { kind, word }: Item,
  next: Item | undefined,
  after: Item | undefined,
): PoolMaterial | undefined {
  if (kind !== 'WORD') return undefined;
  if (word === 'stone') return next?.last === 'shell' ? 'natural-stone' : undefined;
  if (/^(concrete|cement)$/.test(word)) return isOfPool(next, after) ? 'concrete' : undefined;
  const material = NAMES.find(([name]) => name.test(word))?.[1];
  return material && next && OF_OTHERS.test(firstWord(next)) ? undefined : material;
}

const firstWord = ({ word }: Item) => word.replace(/s$/, '');

/** "a concrete pool", "a concrete freeform pool" */
const isOfPool = (next: Item | undefined, after: Item | undefined): boolean =>
  next !== undefined &&
  (OF_POOL.test(next.last) || (next.is.has('STYLE') && after !== undefined && OF_POOL.test(after.last)));
