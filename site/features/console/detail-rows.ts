import { isZone, momentIn } from '#domain/booking/local-time.ts';
import { estimateReference } from '#domain/estimate/reference.ts';
import { isIntakeField } from '#domain/intake/intake-form.ts';
import { stepOf } from '#domain/intake/intake-steps.ts';
import { referenceOf, showState, showValue } from './show-value.ts';
import type { ConsoleWords } from './words.ts';

// What a detail view shows of an entry, in the order a reader asks for it: every column that has a label.

export type DetailRow = { label: string; words: string; href?: string };
/** Folded: asked for by whoever looks into the books, not by whoever answers. */
export type DetailGroup = { title?: string; rows: DetailRow[]; folded?: true };
type Item = Record<string, unknown>;

const mailTo = (address: string) => `mailto:${address}`;
export const callLink = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;
const LINKS: Record<string, (words: string) => string> = {
  email: mailTo,
  toAddress: mailTo,
  replyTo: mailTo,
  phone: callLink,
};

const rowsOf = (words: ConsoleWords, item: Item, labels: Record<string, string>, names: string[]) =>
  names.flatMap((name): DetailRow[] => {
    const label = labels[name];
    const shown = showValue(words, name, item[name]);
    const href = LINKS[name]?.(shown);
    return label && shown ? [{ label, words: shown, ...(href ? { href } : {}) }] : [];
  });

const inside = (value: unknown): Item => (value && typeof value === 'object' ? { ...value } : {});

// A project's answers, under the steps they were given in.
const stepsOf = (words: ConsoleWords, submission: Item): DetailGroup[] =>
  words.INTAKE_STEPS.map(({ short }, index) => {
    const names = Object.keys(words.INTAKE_LABELS).filter(
      (name) => isIntakeField(name) && stepOf(name) === index + 1 && submission[name] !== false,
    );
    return { title: short, rows: rowsOf(words, submission, words.INTAKE_LABELS, names) };
  });

/** When a call is for whoever booked it, below when it is for the studio. */
const withTheirTime = ({ STUDIO_ZONE }: ConsoleWords, item: Item): Item => {
  const { startsAt, zone } = item;
  if (typeof startsAt !== 'string' || typeof zone !== 'string') return item;
  if (zone === STUDIO_ZONE || !isZone(zone)) return item;
  const theirs = ['theirTime', momentIn(zone, startsAt)] as const;
  return Object.fromEntries(
    Object.entries(item).flatMap((entry) => (entry[0] === 'endsAt' ? [entry, theirs] : [entry])),
  );
};

const isOrderOrEstimate = ({ amountCents, intentId, computedCost }: Item) =>
  amountCents !== undefined || intentId !== undefined || computedCost !== undefined;

/** What the customer reads out when they call. */
const referenceIn = ({ id, intentId, computedCost }: Item): string =>
  computedCost === undefined ? referenceOf(intentId) : estimateReference(String(id));

const FOR_THE_BOOKS = new Set([
  'contentVersion',
  'currency',
  'provider',
  'live',
  'intentId',
  'source',
  'sentCost',
  'termsVersion',
  'termsAcceptedAt',
  'termsAddress',
]);
/** Nothing is nothing to tell. */
const TOLD_IF_ANY = new Set(['taxCents', 'refundedCents']);

/** What stands elsewhere in the entry already is left out. */
export const detailGroups = (
  words: ConsoleWords,
  item: Item,
  without: readonly string[] = [],
): DetailGroup[] => {
  const submission = inside(item.submission);
  // A mail that has gone, or was given up, waits for no further attempt.
  const waits = item.state === 'queued' || item.state === 'sending';
  const own: Item = {
    reference: referenceIn(item),
    ...withTheirTime(words, item),
    ...(item.state ? { state: showState(words, item, item.state) } : {}),
  };
  const names = Object.keys(own).filter(
    (name) =>
      !(item.submission && name in words.INTAKE_LABELS) &&
      (waits || name !== 'nextAttemptAt') &&
      !without.includes(name) &&
      !(TOLD_IF_ANY.has(name) && item[name] === 0),
  );
  const inBooks = (name: string) => isOrderOrEstimate(item) && FOR_THE_BOOKS.has(name);
  const stored = inside(item.design);
  const design: Item = {
    ...stored,
    moves: Object.keys(inside(stored.moves)),
    counts: Object.entries(inside(stored.counts)).map(([feature, count]) => `${count} × ${feature}`),
  };
  return [
    {
      rows: rowsOf(
        words,
        own,
        words.COLUMN_LABELS,
        names.filter((name) => !inBooks(name)),
      ),
    },
    { rows: rowsOf(words, design, words.DESIGN_LABELS, Object.keys(words.DESIGN_LABELS)) },
    ...stepsOf(words, submission),
    { folded: true as const, rows: rowsOf(words, own, words.COLUMN_LABELS, names.filter(inBooks)) },
  ].filter(({ rows }) => rows.length > 0);
};
