import { PROJECT_LENGTHS } from '#domain/project/limits.ts';
import { type Counted, counted } from '#domain/words/fill.ts';

const MOST_LINES = 6;

/** A wish as a comment: the client's words, then what changed line by line, so that every list of comments shows it. */
export function wishBody(more: Counted, said: string, changes: readonly string[]): string {
  const left = changes.length - MOST_LINES;
  const lines = [...changes.slice(0, MOST_LINES), ...(left > 0 ? [counted(more, left)] : [])].join('\n');
  const words = said.trim().slice(0, Math.max(0, PROJECT_LENGTHS.comment - lines.length - 1));
  return [words, lines].filter(Boolean).join('\n').slice(0, PROJECT_LENGTHS.comment);
}
