import { type AuditEntry, auditPageSchema } from '#domain/console/lists.ts';
import { placeAbout } from '#domain/console/place.ts';
import { auditWords } from './audit-words.ts';
import { Loaded, More, ViewHeader } from './parts.tsx';
import { showDate } from './show-value.ts';
import { useReadPages } from './use-read.ts';
import { useWords } from './words.ts';

export function AuditView() {
  const { CONSOLE } = useWords();
  const query = useReadPages(auditPageSchema, (key) => `/api/staff/audit${key ? `?after=${key}` : ''}`);
  return (
    <section>
      <ViewHeader
        title={CONSOLE.views.audit}
        refreshing={query.refreshing && !query.loadingMore}
        onRefresh={query.refetch}
      />
      <p className="mt-2 text-ink-600 text-small">{CONSOLE.auditLead}</p>
      <Loaded query={query}>
        {(entries) =>
          entries.length > 0 ? <Entries entries={entries} /> : <p className="mt-4">{CONSOLE.noHistory}</p>
        }
      </Loaded>
      <More pages={query} />
    </section>
  );
}

function Entries({ entries }: { entries: AuditEntry[] }) {
  const { CONSOLE, STUDIO_ZONE } = useWords();
  return (
    <ol className="mt-5 divide-y divide-sand border-sand border-y text-small">
      {entries.map((entry) => (
        <li
          key={entry.id}
          className="grid items-center gap-x-5 py-2.5 sm:grid-cols-[11rem_minmax(0,1fr)_auto]"
        >
          <span className="text-ink-600 tabular-nums">{showDate(STUDIO_ZONE, entry.createdAt)}</span>
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
