import * as z from 'zod/mini';
import type { Filters } from '#domain/console/place.ts';
import { type BoardOverview, boardSchema, STAFF_PROJECTS_URL } from '#domain/project/project-file.ts';
import { PROJECT_STATES } from '#domain/project/project-state.ts';
import { TURNS } from '#domain/project/room.ts';
import { PROJECT_STEPS } from '#domain/project/steps.ts';
import { Loaded, More } from '../parts.tsx';
import { queryOf } from '../use-list.ts';
import { useReadPages } from '../use-read.ts';
import { useWords } from '../words.ts';
import { shownOf } from './board-place.ts';
import { isOverdue } from './overdue.ts';
import { type CardProject, ProjectCard } from './project-card.tsx';

// The list of all projects, as every list is searched; of each the columns that a card shows.
const foundSchema = z.object({
  items: z.array(
    z.object({
      id: z.uuid(),
      ticketNumber: z.string(),
      name: z.string(),
      email: z.nullable(z.string()),
      assignedTo: z.nullable(z.string()),
      packageTitle: z.nullable(z.string()),
      step: z.enum(PROJECT_STEPS),
      turn: z.enum(TURNS),
      dueAt: z.nullable(z.string()),
      state: z.enum(PROJECT_STATES),
      unread: z.number(),
    }),
  ),
  next: z.optional(z.string()),
});
type Found = z.infer<typeof foundSchema>['items'][number];
type Colleagues = BoardOverview['colleagues'];

const cardOf = (found: Found, colleagues: Colleagues): CardProject => ({
  ...found,
  assignedEmail: colleagues.find(({ id }) => id === found.assignedTo)?.email ?? null,
  overdue: isOverdue(found, Date.now()),
});

type FoundProps = { filters: Filters; colleagues: Colleagues };

export function FoundProjects({ filters, colleagues }: FoundProps) {
  if (shownOf(filters) === 'unread' && !filters.search) return <UnreadProjects />;
  return <SearchedProjects filters={filters} colleagues={colleagues} />;
}

function SearchedProjects({ filters, colleagues }: FoundProps) {
  const { PROJECT_DESK: words, STUDIO_ZONE } = useWords();
  const closed = shownOf(filters) === 'closed';
  const asked = { search: filters.search, state: closed ? 'closed' : '', from: '', to: '' };
  const pages = useReadPages(
    foundSchema,
    (after) => `/api/staff/lists/projects${queryOf(STUDIO_ZONE, asked, after)}`,
  );
  const cards = pages.data?.map((found) => cardOf(found, colleagues));
  return (
    <Cards
      pages={{ ...pages, data: cards }}
      none={filters.search ? words.board.noneFound : words.board.noneClosed}
    />
  );
}

/** In the order of the board, whoever's turn it is. */
function UnreadProjects() {
  const { PROJECT_DESK: words } = useWords();
  const pages = useReadPages(boardSchema, (after) => {
    const query = new URLSearchParams({ unread: 'true', ...(after ? { after } : {}) });
    return `${STAFF_PROJECTS_URL}/board?${query}`;
  });
  return <Cards pages={pages} none={words.board.noneUnread} />;
}

type Pages = Omit<ReturnType<typeof useReadPages<CardProject>>, 'data'> & { data: CardProject[] | undefined };

function Cards({ pages, none }: { pages: Pages; none: string }) {
  return (
    <>
      <Loaded query={pages}>
        {(items) =>
          items.length === 0 ? (
            <p className="border-sand border-y py-12 text-center text-ink-600" role="status">
              {none}
            </p>
          ) : (
            <ul className="grid gap-2.5 sm:grid-cols-2 lg:grid-cols-3">
              {items.map((item) => (
                <ProjectCard key={item.id} project={item} saysTurn />
              ))}
            </ul>
          )
        }
      </Loaded>
      <More pages={pages} />
    </>
  );
}
