import { fill } from '#domain/words/fill.ts';
import type { arrivedFields } from './carry-over.ts';

const ORDER = ['size', 'type', 'material', 'features', 'timeline', 'location'] as const;

type ArrivedWords = {
  arrived: string;
  listed: string;
  fields: Record<(typeof ORDER)[number] | 'email', string>;
};

/** Names what came with a design and what is still to be chosen; features are never missing, a pool may have none. */
export function arrivedWords(words: ArrivedWords, arrived: ReturnType<typeof arrivedFields>): string {
  const named = (fields: readonly (keyof ArrivedWords['fields'])[]) =>
    listed(
      words.listed,
      fields.map((field) => words.fields[field]),
    );
  const missing = ORDER.filter((field) => field !== 'features' && !arrived.includes(field));
  return fill(words.arrived, {
    came: named(ORDER.filter((field) => arrived.includes(field))),
    missing: named([...missing, 'email']),
  });
}

function listed(sentence: string, names: string[]): string {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? fill(sentence, { first: names.slice(0, -1).join(', '), last }) : last;
}
