import type { Design } from '../design.ts';
import type { Item } from './items.ts';
import { isRefused } from './stance.ts';
import type { HouseReading } from './styles.ts';

// Deck, finish, house, setting and hour: what surrounds the water.

type Field = 'deck' | 'finish' | 'house' | 'setting' | 'hour' | 'houseSide';
type Found = { field: Field; value: string; at: number };
export type Surroundings = {
  chosen: Partial<Pick<Design, Field>>;
  found: Found[];
  label: (field: Field, value: string) => string;
};

const NAMES: Record<Field, string> = {
  deck: 'deck',
  finish: 'finish',
  house: 'house',
  setting: 'setting',
  hour: 'light',
  houseSide: 'house on the',
};

export function readSurroundings(items: Item[], houses: HouseReading[]): Surroundings {
  const chosen: Surroundings['chosen'] = {};
  const found: Found[] = [];
  for (const [at, item] of items.entries()) {
    for (const meaning of item.meanings) {
      const feature = item.meanings.some((other) => other.field === 'feature' || other.field === 'style');
      if (meaning.field === 'deck' && !isRefused(items, at, 'other'))
        chosen.deck ??= take(found, meaning.field, meaning.value, at);
      if (meaning.field === 'finish' && !isRefused(items, at, 'other'))
        chosen.finish ??= take(found, meaning.field, meaning.value, at);
      if (meaning.field === 'setting' && !feature && !isRefused(items, at, 'other'))
        chosen.setting ??= take(found, meaning.field, meaning.value, at);
      if (meaning.field === 'hour' && !feature) chosen.hour ??= take(found, meaning.field, meaning.value, at);
    }
  }
  const house = houses[0];
  if (house) chosen.house = take(found, 'house', house.house, house.at);
  return {
    chosen,
    found,
    label: (field, value) =>
      field === 'houseSide'
        ? `${NAMES[field]} ${value}`
        : `${value.charAt(0).toUpperCase()}${value.slice(1)} ${NAMES[field]}`,
  };
}

function take<Value extends string>(found: Found[], field: Field, value: Value, at: number): Value {
  found.push({ field, value, at });
  return value;
}
