import { useInfiniteQuery } from '@tanstack/react-query';
import { type AuditEntry, auditPageSchema } from '#domain/console/lists.ts';
import { placeAbout } from '#domain/console/place.ts';
import { Button } from '#site/ui/button.tsx';
import { Heading } from '#site/ui/section.tsx';
import { auditWords } from './audit-words.ts';
import { showDate } from './show-value.ts';
import { read } from './staff-calls.ts';
import { Failed, Waiting } from './waiting.tsx';
import { useWords } from './words.ts';

export function AuditView() {
  const { CONSOLE } = useWords();
  const query = useInfiniteQuery({
    queryKey: ['console', 'audit'],
    queryFn: ({ pageParam }) =>
      read(auditPageSchema, `/api/staff/audit${pageParam ? `?after=${pageParam}` : ''}`),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
    gcTime: 0,
  });
  const entries = query.data?.pages.flatMap((page) => page.items);
  return (
    <section>
      <div className="flex flex-wrap items-center gap-4">
        <Heading level={1} size="heading" className="me-auto">
          {CONSOLE.views.audit}
        </Heading>
        <Button
          variant="secondary"
          size="sm"
          pending={query.isRefetching && !query.isFetchingNextPage}
          onClick={() => void query.refetch()}
        >
          {CONSOLE.refresh}
        </Button>
      </div>
      <p className="mt-2 text-ink-600 text-small">{CONSOLE.auditLead}</p>
      {query.isPending ? <Waiting /> : null}
      {query.isError ? (
        <Failed error={query.error} busy={query.isFetching} onAgain={() => void query.refetch()} />
      ) : null}
      {entries?.length === 0 ? <p className="mt-4">{CONSOLE.noHistory}</p> : null}
      {entries && entries.length > 0 ? <Entries entries={entries} /> : null}
      {query.hasNextPage ? (
        <Button
          variant="secondary"
          className="mt-6"
          pending={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {CONSOLE.more}
        </Button>
      ) : null}
    </section>
  );
}

function Entries({ entries }: { entries: AuditEntry[] }) {
  const { CONSOLE } = useWords();
  return (
    <ol className="mt-5 divide-y divide-sand border-sand border-y text-small">
      {entries.map((entry) => (
        <li
          key={entry.id}
          className="grid items-center gap-x-5 py-2.5 sm:grid-cols-[11rem_minmax(0,1fr)_auto]"
        >
          <span className="text-ink-600 tabular-nums">{showDate(entry.createdAt)}</span>
          <span className="min-w-0 break-words">
            <About entry={entry} />
          </span>
          <span className="min-w-0 break-words text-ink-600">{entry.staff ?? CONSOLE.somebodyGone}</span>
        </li>
      ))}
    </ol>
  );
}

// What was done, as a way to whom it was done to, where that still can be opened.
function About({ entry }: { entry: AuditEntry }) {
  const [kind = '', id = ''] = entry.subject.split('/');
  const place = id ? placeAbout({ kind, id }) : '';
  const words = auditWords(useWords(), entry);
  return place ? (
    <a className="text-link inline-block py-1" href={place}>
      {words}
    </a>
  ) : (
    words
  );
}
