import type { Design } from '../design.ts';
import { isRefused } from './stance.ts';
import type { HouseReading } from './styles.ts';
import type { Text } from './text.ts';

// Deck, finish, house, setting and hour: what surrounds the water. The last word on each counts.

type Field = 'deck' | 'finish' | 'house' | 'setting' | 'hour';
type Found = { field: Field; value: string; label: string; at: number };
export type Surroundings = { chosen: Partial<Pick<Design, Field>>; found: Found[] };

export function readSurroundings(text: Text, houses: HouseReading[]): Surroundings {
  const chosen: Surroundings['chosen'] = {};
  const found: Found[] = [];
  const note = <Value extends string>(field: Field, value: Value, at: number): Value => {
    const noun = field === 'hour' ? 'light' : field;
    const before = found.findIndex((other) => other.field === field);
    if (before !== -1) found.splice(before, 1);
    found.push({ field, value, label: `${value.charAt(0).toUpperCase()}${value.slice(1)} ${noun}`, at });
    return value;
  };
  for (const [at, item] of text.items.entries())
    for (const { field, value } of item.meanings) {
      const named = item.is.has('FEATURE') || item.is.has('STYLE');
      if (field !== 'hour' && field !== 'deck' && field !== 'finish' && field !== 'setting') continue;
      if (text.others[at] || isRefused(text, at, 'other')) continue;
      if (field === 'hour' && !named) chosen.hour = note(field, value, at);
      if (field === 'deck') chosen.deck = note(field, value, at);
      if (field === 'finish') chosen.finish = note(field, value, at);
      if (field === 'setting' && !named) chosen.setting = note(field, value, at);
    }
  const house = houses.at(-1);
  if (house) chosen.house = note('house', house.house, house.at);
  return { chosen, found };
}
