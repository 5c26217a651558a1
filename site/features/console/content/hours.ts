import { clockWords } from '#domain/words/clock-words.ts';
import { fill } from '#domain/words/fill.ts';
import type { ConsoleWords } from '../words.ts';
import type { FieldSchema, Json } from './answers.ts';
import { isObject } from './values.ts';

// Opening hours as search engines get them: from day to day, from time to time.

type HoursWords = ConsoleWords['CONTENT_DESK']['hours'];

const PARTS = ['from', 'to', 'opens', 'closes'];

export const isHours = ({ items }: FieldSchema) => PARTS.every((part) => items?.properties?.[part]);

/** "Monday to Friday, 8:00 AM to 6:00 PM" */
export const hoursLine = (words: HoursWords, { items }: FieldSchema, entry: Json | undefined): string => {
  const text = (part: string) => String((isObject(entry) ? entry[part] : '') ?? '');
  const day = (part: string) => items?.properties?.[part]?.choices?.[text(part)] ?? text(part);
  const days =
    day('from') === day('to') ? day('from') : fill(words.span, { from: day('from'), to: day('to') });
  const [opens, closes] = [clockWords(text('opens')), clockWords(text('closes'))];
  return opens && closes ? `${days}, ${fill(words.span, { from: opens, to: closes })}` : days;
};
