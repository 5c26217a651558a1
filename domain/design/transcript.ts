import * as z from 'zod/mini';
import { grouped } from '#domain/words/grouped.ts';
import { DESIGN_LIMITS } from './design.ts';

// What the design tool sends: blank or overlong text is refused, everything else becomes a design.

const TRANSCRIPT_MESSAGES = {
  blank: 'Please describe your pool first.',
  long: `Please keep the description under ${grouped(DESIGN_LIMITS.words)} characters.`,
} as const;

// Zero-width marks are blank too, though trim() leaves them.
export const isBlank = (text: string) => text.replace(/[\s\u200b-\u200d\u2060\ufeff]/g, '') === '';

export const transcriptSchema = z.object({
  transcript: z.string(TRANSCRIPT_MESSAGES.blank).check(
    z.maxLength(DESIGN_LIMITS.words, { error: TRANSCRIPT_MESSAGES.long, abort: true }),
    z.refine((text) => !isBlank(text), TRANSCRIPT_MESSAGES.blank),
  ),
});

// Looked for from the start of a word only: from every letter of it, a long word would be read once for each.
const EMAIL = /(?<![^\s@])[^\s@]+@[^\s@]+\.[^\s@]+/g;
const PHONE = /(?:\+?\d[\s().-]?){9,}\d/g;
const LINK = /\b(?:https?:\/\/|www\.)\S+/gi;
// Halves of a character pair and control characters, which no database stores.
const BROKEN = /[\p{Cs}\p{Cc}]/gu;
const KEPT = new Set(['\n', '\t']);

// A design's link is passed around: addresses, numbers and links in the words stay with the person who typed them.
// Same length in, same length out, so that what was understood still points at the same places.
export function shareableWords(words: string): string {
  const blank = (match: string) => '·'.repeat(match.length);
  return words
    .replace(BROKEN, (mark) => (KEPT.has(mark) ? mark : ' '))
    .replace(EMAIL, blank)
    .replace(LINK, blank)
    .replace(PHONE, blank);
}
