import { namesOf } from '../../../words/names-of.ts';
import { pattern, rows, spelledOut } from '../pattern.ts';
import type { Spelled } from './spelled.ts';
import { GRAMMAR } from './tables/grammar.ts';
import { LOOKS } from './tables/looks.ts';
import { HUNDREDS, MEASURES, ONES, TENS } from './tables/measures.ts';
import { PEOPLE } from './tables/people.ts';
import { PLAIN } from './tables/plain.ts';
import { THINGS } from './tables/things.ts';

// Every Spanish phrase the tables know, and what it is in English.

type Gloss = { words: string[]; english: string };
/** What one word says by itself, and what it begins, by the second word, longest first. */
type Entry = { alone: Gloss | null; begun: Map<string, Gloss[]> };

const glosses = new Map<string, Entry>();
/** Every word of them. */
export const VOCABULARY = new Set<string>([...ONES.keys(), ...TENS.keys(), ...HUNDREDS.keys()]);

function learnSaying(words: string[], english: string): void {
  const [first = '', second] = words;
  const entry = glosses.get(first) ?? { alone: null, begun: new Map<string, Gloss[]>() };
  glosses.set(first, entry);
  for (const word of words) VOCABULARY.add(word);
  // what was taught first stays
  if (second === undefined) entry.alone ??= { words, english };
  else entry.begun.set(second, [...(entry.begun.get(second) ?? []), { words, english }]);
}

const learn = (english: string, spanish: string[]) => {
  for (const saying of spanish.flatMap((row) => spelledOut(pattern(row))))
    learnSaying(saying.split(' '), english);
};

for (const table of [THINGS, LOOKS, PEOPLE, MEASURES, GRAMMAR])
  for (const english of namesOf(table)) learn(english, rows(table[english] ?? ''));
for (const word of PLAIN.trim().split(/\s+/)) learn('', [word.replaceAll('_', ' ')]);
for (const { begun } of glosses.values())
  for (const list of begun.values()) list.sort((a, b) => b.words.length - a.words.length);

/** The longest phrase that begins here. */
export function glossAt(spelled: readonly Spelled[], from: number): (Gloss & { to: number }) | null {
  let best: Gloss | null = null;
  const isLonger = ({ words }: Gloss) => words.length > (best?.words.length ?? 0);
  for (const first of spelled[from]?.forms ?? []) {
    const entry = glosses.get(first);
    if (!entry) continue;
    for (const second of spelled[from + 1]?.forms ?? []) {
      const said = entry.begun
        .get(second)
        ?.find(({ words }) => words.every((word, at) => spelled[from + at]?.forms.includes(word)));
      if (said && isLonger(said)) best = said;
    }
    if (entry.alone && isLonger(entry.alone)) best = entry.alone;
  }
  return best && { ...best, to: from + best.words.length };
}
