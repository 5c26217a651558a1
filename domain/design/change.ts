import type { Prices } from '#domain/estimate/prices.ts';
import type { Design } from './design.ts';
import { estimateDesign } from './estimate.ts';

// What one change did to the price and the time.
export type Change = { low: number; high: number; weeks: number; words: string[] };

const FIELD_WORDS = { deck: 'Deck', finish: 'Finish', house: 'House', setting: 'Setting', hour: 'Light' };
const valueWords = (value: string) => (value === 'golden' ? 'golden hour' : value.replaceAll('-', ' '));

export function changeBetween(prices: Prices, before: Design, after: Design): Change {
  const was = estimateDesign(prices, before);
  const is = estimateDesign(prices, after);
  const words: string[] = [];
  for (const feature of after.features)
    if (!before.features.includes(feature)) words.push(`${feature} added`);
  for (const feature of before.features)
    if (!after.features.includes(feature)) words.push(`${feature} left out`);
  if (before.style !== after.style) words.push(`${after.style} instead of ${before.style}`);
  if (before.size !== after.size) words.push(after.size ? `${after.size} size` : 'No size word');
  if (before.lengthFt !== after.lengthFt)
    words.push(`${after.lengthFt} ft long instead of ${before.lengthFt} ft`);
  if (before.widthFt !== after.widthFt)
    words.push(`${after.widthFt} ft wide instead of ${before.widthFt} ft`);
  if (before.deepFt !== after.deepFt) words.push(`Deep end ${after.deepFt} ft`);
  if (before.shallowFt !== after.shallowFt) words.push(`Shallow end ${after.shallowFt} ft`);
  if (before.childFriendly !== after.childFriendly)
    words.push(after.childFriendly ? 'Child-friendly' : 'Not planned for small children');
  for (const field of ['deck', 'finish', 'house', 'setting', 'hour'] as const) {
    if (before[field] !== after[field]) words.push(`${FIELD_WORDS[field]}: ${valueWords(after[field])}`);
  }
  return {
    low: is.totalLow - was.totalLow,
    high: is.totalHigh - was.totalHigh,
    weeks: is.timelineWeeks - was.timelineWeeks,
    words,
  };
}
