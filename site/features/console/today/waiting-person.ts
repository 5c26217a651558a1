import { openFilter } from '#domain/console/kinds.ts';
import { placeOf } from '#domain/console/place.ts';
import type { Today, Unanswered } from '#domain/console/today.ts';
import { waitedSince } from '#domain/console/waited.ts';
import { counted } from '#domain/words/fill.ts';
import { dollars } from '#domain/words/money.ts';
import { entryName } from '../entry-name.ts';
import type { ConsoleWords } from '../words.ts';

// One line of the day: who waits, with what, since when, and where it is answered.

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** A person before a thing: whoever bought or wrote is named, not only what about. */
export const waitingName = ({ kind, item }: Unanswered): string => {
  const { fullName, buyerName, name, email } = item;
  const known = [fullName, buyerName, name, kind === 'orders' ? email : ''].map(textOf).find(Boolean);
  return known ?? entryName(kind, item);
};

/** The beginning of what they said, or what it is about. */
export const waitingAbout = ({ kind, item }: Unanswered): string => {
  if (kind === 'inquiries') return textOf(item.details).replaceAll(/\s+/g, ' ');
  if (kind === 'estimates' && typeof item.computedCost === 'number') return dollars(item.computedCost);
  const { packageTitle, ticketNumber, city } = item;
  return [packageTitle, ticketNumber, city].map(textOf).filter(Boolean).join(', ');
};

/** Its list, narrowed to what is open, stands behind it: the next one is a key away. */
export const waitingPlace = ({ kind, item }: Unanswered): string =>
  placeOf(kind, String(item.id), kind === 'projects' ? {} : { state: openFilter(kind) });

export const waitedWords = (words: ConsoleWords['TODAY']['waited'], since: string, now: string): string => {
  const { unit, count } = waitedSince(since, now);
  return counted(words[unit], count);
};

/** Nothing is left to do: not even something that only the studio's own programs ask for. */
export const isQuiet = ({ unanswered, withoutSurvey, waiting }: Today): boolean =>
  unanswered.count === 0 &&
  withoutSurvey.count === 0 &&
  waiting.zelle.count === 0 &&
  waiting.videoCalls.count === 0 &&
  waiting.connections.length === 0;
