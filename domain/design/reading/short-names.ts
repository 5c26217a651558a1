import type { Feature } from '../features.ts';
import { isRefused } from './stance.ts';
import type { Text } from './text.ts';
import { verdictOn } from './verdicts.ts';

// Once a thing was named, half its name takes it back: "a swim-up bar ... bar no", "so no bar, Frank".

const SHORT_NAMES = new Map<string, Feature>([
  ['bar', 'Swim-Up Bar'],
  ['tub', 'Raised Spa'],
  ['kitchen', 'Outdoor Kitchen'],
  ['jet', 'Deck Jets'],
  ['bowl', 'Fire Feature'],
  ['pit', 'Fire Feature'],
]);

type Named = { feature: Feature; wanted: boolean; at: number; to: number };

export function takenBackByShortName(text: Text, readings: readonly Named[]): Named[] {
  const found: Named[] = [];
  for (const [at, item] of text.items.entries()) {
    const feature = SHORT_NAMES.get(item.last);
    if (!feature || item.is.has('FEATURE') || item.to - item.from > 1 || text.others[at]) continue;
    if (!readings.some((reading) => reading.feature === feature && reading.to < at && reading.wanted))
      continue;
    if (!(verdictOn(text, at) ?? !isRefused(text, at, 'other')))
      found.push({ feature, wanted: false, at, to: at });
  }
  return found;
}
