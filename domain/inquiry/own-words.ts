import { stateInWords, stateName } from '#domain/safety/state-in-words.ts';
import { plainLine, plainText } from '#domain/site/plain-text.ts';
import { dollars } from '#domain/words/money.ts';
import type { ContactCarryOver } from './carry-over.ts';
import { CONTACT_LIMITS } from './contact-form.ts';

/** With what came along in this tab alone: an address is passed on, and logged. */
export function withOwnWords(
  carried: ContactCarryOver,
  { words, budget, notDrawn = [] }: { words: string; budget: number | null; notDrawn?: readonly string[] },
): ContactCarryOver {
  const lines = [
    carried.details,
    budget ? `My budget: ${dollars(budget)}.` : '',
    notDrawn.length > 0 ? `Not drawn yet: ${notDrawn.map((phrase) => plainLine(phrase)).join('; ')}.` : '',
    words ? `In my words: ${plainText(words)}` : '',
  ];
  const details = lines.filter((line) => line !== '').join('\n');
  const state = stateInWords(words);
  return {
    ...carried,
    details: details.slice(0, CONTACT_LIMITS.details),
    location: carried.location || (state ? stateName(state) : ''),
  };
}
