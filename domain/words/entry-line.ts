import { clockWords } from './clock-words.ts';
import { isRecord } from './is-record.ts';
import { longDate } from './long-date.ts';

// What stands in a form of the desk, as people say it: "9:00 AM", "November 24, 2026", "7.5%", "Monday to Friday".

interface Field {
  control?: string | undefined;
  choices?: Record<string, string> | undefined;
}

interface EntryList {
  /** The fields that say all of an entry; two together are a span. */
  entryLine?: string[][] | undefined;
  items?: { properties?: Record<string, Field> | undefined } | undefined;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export const fieldWords = ({ control, choices }: Field, text: string): string => {
  if (control === 'time') return clockWords(text) || text;
  if (control === 'date' && DAY.test(text)) return longDate(text);
  if (control === 'percent' && text) return `${text}%`;
  return choices?.[text] ?? text;
};

/** "Monday to Friday, 8:00 AM to 6:00 PM"; '' for a list whose entries have a name. */
export const entryLine = ({ entryLine: spans = [], items }: EntryList, entry: unknown): string => {
  const told = (name: string) =>
    fieldWords(items?.properties?.[name] ?? {}, String((isRecord(entry) ? entry[name] : '') ?? ''));
  const span = ([from = '', to = '']: string[]) => {
    const [first, last] = [told(from), told(to)];
    return first && last && first !== last ? `${first} to ${last}` : first;
  };
  return spans.map(span).filter(Boolean).join(', ');
};
