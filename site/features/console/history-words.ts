import type { LeadDetail } from '#domain/console/lists.ts';
import { showDate } from './show-value.ts';
import type { ConsoleWords } from './words.ts';

type Words = Pick<ConsoleWords, 'CONSOLE' | 'HISTORY_KINDS' | 'STUDIO_ZONE'>;

/** When, who and what; of a visitor's own doing the words name the visitor. */
export const historyWords = (
  { CONSOLE, HISTORY_KINDS, STUDIO_ZONE }: Words,
  { createdAt, kind, staff }: LeadDetail['history'][number],
): string => {
  const who = kind.startsWith('visitor-') ? [] : [staff ?? CONSOLE.somebodyGone];
  return [showDate(STUDIO_ZONE, createdAt), ...who, HISTORY_KINDS[kind] ?? kind].join(', ');
};
