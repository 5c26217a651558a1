import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Filters, placeOf } from '#domain/console/place.ts';
import { boardOverviewSchema, STAFF_PROJECTS_URL } from '#domain/project/project-file.ts';
import { TURNS, type Turn } from '#domain/project/room.ts';
import { Button } from '#site/ui/button.tsx';
import { Heading } from '#site/ui/section.tsx';
import { useRead } from '../use-read.ts';
import { useWords } from '../words.ts';
import { BeginDialog } from './begin-dialog.tsx';
import { BoardColumn } from './board-column.tsx';
import { BoardFilter } from './board-filter.tsx';
import { isListed, shownOf } from './board-place.ts';
import { FoundProjects } from './found-projects.tsx';
import { TurnTabs } from './turn-tabs.tsx';

/** Whose turn each project is, and what is due first. */
export function BoardView({ filters }: { filters: Filters }) {
  const { PROJECT_DESK: words } = useWords();
  const [beginning, setBeginning] = useState(false);
  const [turn, setTurn] = useState<Turn>('studio');
  const mine = shownOf(filters) === 'mine';
  const overview = useRead(
    boardOverviewSchema,
    `${STAFF_PROJECTS_URL}/board/overview${mine ? '?assigned=me' : ''}`,
  ).data;
  return (
    <section>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Heading level={1} size="view" className="me-auto">
          {words.title}
        </Heading>
        <Refresh />
        <Button size="sm" onClick={() => setBeginning(true)}>
          {words.board.begin}
        </Button>
      </div>
      <BoardFilter filters={filters} />
      {isListed(filters) ? (
        <FoundProjects filters={filters} colleagues={overview?.colleagues ?? []} />
      ) : (
        <>
          <TurnTabs turn={turn} unread={overview?.unread} onChange={setTurn} />
          <div className="grid items-start gap-5 lg:grid-cols-3">
            {TURNS.map((one) => (
              <BoardColumn key={one} turn={one} mine={mine} chosen={one === turn} unread={overview?.unread} />
            ))}
          </div>
        </>
      )}
      {beginning ? (
        <BeginDialog
          onClose={() => setBeginning(false)}
          onBegun={(id) => window.location.assign(placeOf('projects', id))}
        />
      ) : null}
    </section>
  );
}

function Refresh() {
  const { CONSOLE } = useWords();
  const queries = useQueryClient();
  const busy = useIsFetching() > 0;
  return (
    <Button variant="secondary" size="sm" pending={busy} onClick={() => void queries.refetchQueries()}>
      {CONSOLE.refresh}
    </Button>
  );
}
