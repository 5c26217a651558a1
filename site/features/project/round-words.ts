import type { Room } from '#domain/project/room.ts';
import { fill } from '#domain/words/fill.ts';
import type { ProjectWords } from './words.ts';

/** Which revision the next one is, and what it means for what is left of the package. */
export const roundWords = (
  words: ProjectWords['SENDING'],
  { revisionsIncluded: included, revisionsUsed: used }: Pick<Room, 'revisionsIncluded' | 'revisionsUsed'>,
): { text: string; beyond: boolean } => {
  const number = used + 1;
  if (included === null) return { text: fill(words.leftUnlimited, { number }), beyond: false };
  if (number > included) return { text: fill(words.beyond, { number, included }), beyond: true };
  const left = included - number;
  return { text: fill(left === 0 ? words.leftNone : words.left, { number, included, left }), beyond: false };
};
