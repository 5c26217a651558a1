import { type ChangeWords, type Difference, sayDifference } from '#domain/design/change.ts';
import { fill } from '#domain/words/fill.ts';
import { ENGLISH_READER, type Reader } from '#domain/words/reader.ts';
import type { CompassPoint } from './compass.ts';
import type { ItemMoved } from './moved-between.ts';

// What changed in sentences, for a page as for a mail.

type SayWords = {
  changes: ChangeWords;
  moved: string;
  directions: Readonly<Record<CompassPoint, string>>;
};
type Changes = { differences: readonly Difference[]; moved: readonly ItemMoved[] };

export const sayMoved = (
  words: Pick<SayWords, 'moved' | 'directions'>,
  { item, feet, direction }: ItemMoved,
  { say }: Reader = ENGLISH_READER,
): string => fill(words.moved, { item: say(item), feet, direction: words.directions[direction] });

/** "Raised spa moved 3 ft north", one line per change. */
export const sayChanges = (
  words: SayWords,
  { differences, moved }: Changes,
  reader: Reader = ENGLISH_READER,
): string[] => [
  ...differences.map((one) => sayDifference(words.changes, one, reader)),
  ...moved.map((one) => sayMoved(words, one, reader)),
];
