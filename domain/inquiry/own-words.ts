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
  const [told, link] = partLink(carried.details);
  const lines = [
    told,
    budget ? `My budget: ${dollars(budget)}.` : '',
    notDrawn.length > 0 ? `Not drawn yet: ${notDrawn.map((phrase) => plainLine(phrase)).join('; ')}.` : '',
    words ? `In my words: ${plainText(words)}` : '',
  ];
  const room = CONTACT_LIMITS.details - link.length;
  const details = lines
    .filter((line) => line !== '')
    .join('\n')
    .slice(0, room);
  const state = stateInWords(words);
  return {
    ...carried,
    details: details + link,
    location: carried.location || (state ? stateName(state) : ''),
  };
}

// The design's address, at the end of what the link brought: it stays at the end, on a line of its own.
function partLink(details: string): [told: string, link: string] {
  const link = /\n[^\n]*https?:\/\/\S+$/.exec(details)?.[0] ?? '';
  return [details.slice(0, details.length - link.length), link];
}
