import type { BoardOverview } from '#domain/project/project-file.ts';
import { TURNS } from '#domain/project/room.ts';
import { fill } from '#domain/words/fill.ts';
import type { ConsoleWords } from '../words.ts';

type DeskWords = Pick<ConsoleWords['PROJECT_DESK'], 'board' | 'turns'>;

/** Nothing is due from the studio; what nobody has read in another column is still worth a look. */
export const nothingDueWords = (
  { board, turns }: DeskWords,
  unread: BoardOverview['unread'] | undefined,
): string => {
  const elsewhere = TURNS.filter((turn) => turn !== 'studio' && (unread?.[turn] ?? 0) > 0);
  if (!unread || elsewhere.length === 0) return board.empty.studio;
  const where = elsewhere.map((turn) => fill(board.unreadIn, { count: unread[turn], turn: turns[turn] }));
  return fill(board.elsewhere, { where: where.join(', ') });
};
