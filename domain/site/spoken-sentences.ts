import { isRecord } from '#domain/words/is-record.ts';
import { reads } from '#domain/words/reads.ts';
import { plainLine, plainText } from './plain-text.ts';

// The sentences of a document of the desk that visitors read, each of which has its Spanish.

/** As much of a form's schema as tells which fields those are. */
interface SpokenSchema {
  control?: string | undefined;
  spoken?: boolean | undefined;
  properties?: Record<string, SpokenSchema> | undefined;
  items?: SpokenSchema | undefined;
}

export type SpokenSentence = { path: string; sentence: string };

/** A text as it is kept, and so as it is looked up. */
export const sentenceOf = ({ control }: SpokenSchema, typed: string) =>
  control === 'text' ? plainText(typed) : plainLine(typed);

export function spokenSentences(schema: SpokenSchema, value: unknown, path = ''): SpokenSentence[] {
  const at = (part: string | number) => (path ? `${path}.${part}` : String(part));
  if (typeof value === 'string') {
    const sentence = sentenceOf(schema, value);
    return schema.spoken && reads(sentence) ? [{ path, sentence }] : [];
  }
  const { items, properties = {} } = schema;
  if (Array.isArray(value))
    return items ? value.flatMap((entry, index) => spokenSentences(items, entry, at(index))) : [];
  if (!isRecord(value)) return [];
  // A picture says what it shows.
  if (schema.control === 'picture') return spokenSentences({ spoken: true }, value.alt, at('alt'));
  return Object.entries(properties).flatMap(([name, part]) => spokenSentences(part, value[name], at(name)));
}

/** The texts of a document that are the same in every language: names, addresses, choices. */
export function unspokenTexts(schema: SpokenSchema, value: unknown): string[] {
  if (typeof value === 'string') return schema.spoken ? [] : [value];
  const { items, properties = {} } = schema;
  if (Array.isArray(value)) return value.flatMap((entry) => unspokenTexts(items ?? {}, entry));
  if (!isRecord(value)) return [];
  if (schema.control === 'picture') return [];
  return Object.entries(value).flatMap(([name, part]) => unspokenTexts(properties[name] ?? {}, part));
}
