import { openFilter } from '#domain/console/kinds.ts';
import { placeOf } from '#domain/console/place.ts';
import type { Today, Unanswered } from '#domain/console/today.ts';
import { waitedSince } from '#domain/console/waited.ts';
import { estimateReference } from '#domain/estimate/reference.ts';
import { counted } from '#domain/words/fill.ts';
import { dollars, priceOf } from '#domain/words/money.ts';
import { entryName } from '../entry-name.ts';
import type { ConsoleWords } from '../words.ts';

// One line of the day: who waits, with what, since when, and where it is answered.

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

const nameIn = ({ item: { fullName, buyerName, name, firstName, lastName } }: Unanswered): string =>
  [fullName, buyerName, name, `${textOf(firstName)} ${textOf(lastName)}`].map(textOf).find(Boolean) ?? '';

/** A person before a thing: whoever bought or wrote is named, by any of what they sent; else by their address. */
export const waitingName = (waiting: readonly Unanswered[]): string => {
  const known =
    waiting.map(nameIn).find(Boolean) ?? waiting.map(({ item }) => textOf(item.email)).find(Boolean);
  const [first] = waiting;
  return known ?? (first ? entryName(first.kind, first.item) : '');
};

/** Where all that they sent stands; whoever left no address has no story. */
export const storyPlace = (waiting: readonly Unanswered[]): string | undefined => {
  const email = waiting.map(({ item }) => textOf(item.email)).find(Boolean);
  return email ? placeOf('people', undefined, { search: email }) : undefined;
};

const inOneLine = (value: unknown) => textOf(value).replaceAll(/\s+/g, ' ');

/** What it is: a project is a message where its client wrote one. */
export const waitingKind = (words: ConsoleWords['TODAY'], { kind, item }: Unanswered): string =>
  kind === 'projects' && !textOf(item.said) ? words.projectNews : words.kinds[kind];

const poolOf = ({ poolStyle, poolLength, location }: Unanswered['item']): string =>
  [
    textOf(poolStyle) ? `${textOf(poolStyle)} pool` : '',
    /^[\d.]+$/.test(textOf(poolLength)) ? `${textOf(poolLength)} ft` : textOf(poolLength),
    textOf(location),
  ]
    .filter(Boolean)
    .join(', ');

/** The beginning of what they said, or what it is about. */
export const waitingAbout = ({ kind, item }: Unanswered): string => {
  if (kind === 'inquiries') return [poolOf(item), inOneLine(item.details)].filter(Boolean).join(': ');
  if (kind === 'estimates' && typeof item.computedCost === 'number')
    return `${dollars(item.computedCost)}, ${estimateReference(String(item.id))}`;
  if (kind === 'projects' && textOf(item.said)) return inOneLine(item.said);
  const { packageTitle, amountCents, ticketNumber, city } = item;
  const price = typeof amountCents === 'number' ? priceOf(amountCents) : '';
  return [packageTitle, price, ticketNumber, city].map(textOf).filter(Boolean).join(', ');
};

/** How they can be reached without opening anything. */
export const reachOf = (waiting: readonly Unanswered[]): { email: string; phone: string } => {
  const first = (name: 'email' | 'phone') =>
    waiting.map(({ item }) => textOf(item[name])).find(Boolean) ?? '';
  return { email: first('email'), phone: first('phone') };
};

/** The same package or the same sum as before, from one person: perhaps sent twice. */
export const isRepeat = ({ kind, item }: Unanswered, before: readonly Unanswered[]): boolean => {
  const same = ({ item: other }: Unanswered) =>
    kind === 'orders' ? other.packageTitle === item.packageTitle : other.computedCost === item.computedCost;
  return (kind === 'orders' || kind === 'estimates') && before.some((one) => one.kind === kind && same(one));
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
