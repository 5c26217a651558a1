import type { ListKind } from '#domain/console/lists.ts';
import { designSchema } from '#domain/design/design.ts';
import { isIntakeField } from '#domain/intake/intake-form.ts';
import { stepOf } from '#domain/intake/intake-steps.ts';
import { showValue, withReference } from './show-value.ts';
import type { ConsoleWords } from './words.ts';

// What a detail view shows of an entry, in the order a reader asks for it.

export type DetailRow = { label: string; words: string; href?: string };
export type DetailGroup = { title?: string; rows: DetailRow[] };
type Item = Record<string, unknown>;

// Ids mean nothing to a reader; the status and the progress stand in their own fields below.
const HIDDEN = new Set(['id', 'aboutId', 'submission', 'design', 'slug', 'hash']);
const ELSEWHERE: Partial<Record<ListKind, string[]>> = {
  inquiries: ['status'],
  estimates: ['status'],
  orders: ['status'],
  intakes: ['status', 'progress', 'fileCount'],
};

const linkOf = (name: string, words: string) => {
  if (name === 'email' || name === 'toAddress' || name === 'replyTo') return `mailto:${words}`;
  return name === 'phone' ? `tel:${words.replace(/[^\d+]/g, '')}` : undefined;
};

type Entries = [name: string, value: unknown][];

const rowsOf = (words: ConsoleWords, entries: Entries, labels: Record<string, string>): DetailRow[] =>
  entries.flatMap(([name, value]) => {
    const shown = showValue(words, name, value);
    const href = linkOf(name, shown);
    return shown === '' ? [] : [{ label: labels[name] ?? name, words: shown, ...(href ? { href } : {}) }];
  });

const inside = (value: unknown): Item => (value && typeof value === 'object' ? { ...value } : {});

// A project's answers, under the steps they were given in.
const answers = (words: ConsoleWords, submission: Item): DetailGroup[] =>
  words.INTAKE_STEPS.map(({ short }, index) => {
    const names = Object.keys(words.INTAKE_LABELS).filter(
      (name) => isIntakeField(name) && stepOf(name) === index + 1 && submission[name] !== false,
    );
    return {
      title: short,
      rows: rowsOf(
        words,
        names.map((name) => [name, submission[name]]),
        words.INTAKE_LABELS,
      ),
    };
  });

const designed = (design: Item) =>
  [...new Set(['words', ...Object.keys(designSchema.shape)])].map((name): [string, unknown] => [
    name,
    design[name],
  ]);

export const detailGroups = (words: ConsoleWords, kind: ListKind, item: Item): DetailGroup[] => {
  const answered = kind === 'intakes' ? Object.keys(words.INTAKE_LABELS) : [];
  const hidden = [...(ELSEWHERE[kind] ?? []), ...answered];
  // A mail that has gone, or was given up, waits for no further attempt.
  const waits = item.state === 'queued' || item.state === 'sending';
  const own = Object.entries(withReference(item)).filter(
    ([name]) => !HIDDEN.has(name) && !hidden.includes(name) && (waits || name !== 'nextAttemptAt'),
  );
  const groups: DetailGroup[] = [
    { rows: rowsOf(words, own, words.COLUMN_WORDS) },
    { rows: rowsOf(words, designed(inside(item.design)), words.COLUMN_WORDS) },
    ...answers(words, inside(item.submission)),
  ];
  return groups.filter(({ rows }) => rows.length > 0);
};
