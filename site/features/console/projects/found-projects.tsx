import * as z from 'zod/mini';
import type { Filters } from '#domain/console/place.ts';
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

const cardOf = (found: Found): CardProject => ({
  ...found,
  assignedEmail: null,
  overdue: isOverdue(found, Date.now()),
});

export function FoundProjects({ filters }: { filters: Filters }) {
  const { PROJECT_DESK: words } = useWords();
  const closed = shownOf(filters) === 'closed';
  const asked = { search: filters.search, state: closed ? 'closed' : '', from: '', to: '' };
  const pages = useReadPages(foundSchema, (after) => `/api/staff/lists/projects${queryOf(asked, after)}`);
  return (
    <>
      <Loaded query={pages}>
        {(items) =>
          items.length === 0 ? (
            <p className="border-sand border-y py-12 text-center text-ink-600" role="status">
              {filters.search ? words.board.noneFound : words.board.noneClosed}
            </p>
          ) : (
            <ul className="grid gap-2.5 sm:grid-cols-2 lg:grid-cols-3">
              {items.map((item) => (
                <ProjectCard key={item.id} project={cardOf(item)} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <More pages={pages} />
    </>
  );
}
