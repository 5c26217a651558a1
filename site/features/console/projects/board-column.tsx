import { type BoardOverview, boardSchema, STAFF_PROJECTS_URL } from '#domain/project/project-file.ts';
import type { Turn } from '#domain/project/room.ts';
import { classes } from '#site/ui/classes.ts';
import { Heading } from '#site/ui/section.tsx';
import { Loaded, More } from '../parts.tsx';
import { useReadPages } from '../use-read.ts';
import { useWords } from '../words.ts';
import { ProjectCard } from './project-card.tsx';
import { columnId } from './turn-tabs.tsx';
import { UnreadCount } from './unread-count.tsx';
import { nothingDueWords } from './unread-words.ts';

const urlOf = (turn: Turn, mine: boolean) => (after: string) => {
  const query = new URLSearchParams({ turn });
  if (mine) query.set('assigned', 'me');
  if (after) query.set('after', after);
  return `${STAFF_PROJECTS_URL}/board?${query}`;
};

type ColumnProps = {
  turn: Turn;
  mine: boolean;
  chosen: boolean;
  unread: BoardOverview['unread'] | undefined;
};

/** The server puts what is overdue first, then what is due next; a page follows the last one. */
export function BoardColumn({ turn, mine, chosen, unread }: ColumnProps) {
  const { PROJECT_DESK: words } = useWords();
  const pages = useReadPages(boardSchema, urlOf(turn, mine));
  const nothing = turn === 'studio' ? nothingDueWords(words, unread) : words.board.empty[turn];
  const empty = mine ? words.board.emptyMine : nothing;
  return (
    <section
      id={columnId(turn)}
      aria-labelledby={`${columnId(turn)}-name`}
      className={classes('min-w-0 lg:block lg:rounded-card lg:bg-travertine lg:p-3', !chosen && 'hidden')}
    >
      <Heading
        level={2}
        size="small"
        id={`${columnId(turn)}-name`}
        className="max-lg:sr-only lg:px-1 lg:pt-1 lg:pb-3"
      >
        {words.turns[turn]}
        <UnreadCount count={unread?.[turn] ?? 0} />
      </Heading>
      <Loaded query={pages}>
        {(items) =>
          items.length === 0 ? (
            <p className="px-1 py-6 text-ink-600 text-small">{empty}</p>
          ) : (
            <ul className="grid gap-2.5">
              {items.map((item) => (
                <ProjectCard key={item.id} project={item} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <More pages={pages} />
    </section>
  );
}
