import { useQueries } from '@tanstack/react-query';
import { type KeyboardEvent, useDeferredValue, useMemo, useRef, useState } from 'react';
import { counted, fill } from '#domain/words/fill.ts';
import { FieldFrame } from '#site/ui/field-frame.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Spinner } from '#site/ui/spinner.tsx';
import { read } from '../staff-calls.ts';
import { useWords } from '../words.ts';
import { DOCUMENTS, documentSchema, documentUrl } from './answers.ts';
import { contentPlaceOf } from './content-place.ts';
import { type Found, fieldsOf, prepare, searchFields } from './search.ts';

const MOST = 8;
const ID = 'content-search';

// Everything that can be changed, as it stands now, drafts included.
function useFields(wanted: boolean) {
  const { CONTENT_DESK, STUDIO_ZONE } = useWords();
  return useQueries({
    queries: DOCUMENTS.map((name) => ({
      queryKey: ['console', 'search', name],
      queryFn: () => read(documentSchema, documentUrl(name)),
      gcTime: 0,
      enabled: wanted,
    })),
    combine: (results) => ({
      pending: results.some(({ isPending }) => isPending),
      // One that cannot be read leaves the others to be found.
      fields: prepare(
        results.flatMap(({ data }) =>
          data
            ? fieldsOf(data.schema, data.draft?.value ?? data.value, {
                document: data.name,
                path: '',
                trail: [CONTENT_DESK.documents[data.name].name],
                zone: STUDIO_ZONE,
              })
            : [],
        ),
      ),
    }),
  });
}

/** "What do you want to change?": leads to the field itself. */
export function SearchBox() {
  const { CONTENT_DESK, CONTENT_SEARCH_WORDS } = useWords();
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query);
  const [wanted, setWanted] = useState(false);
  const { fields, pending } = useFields(wanted);
  const results = useMemo(
    () => searchFields(fields, CONTENT_SEARCH_WORDS, asked),
    [fields, CONTENT_SEARCH_WORDS, asked],
  );
  const box = useRef<HTMLElement>(null);
  const walk = (event: KeyboardEvent) => walkLinks(event, box.current);
  const searching = asked.trim() !== '';

  return (
    <search ref={box} className="mt-5 block">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          box.current?.querySelector<HTMLAnchorElement>('li a')?.click();
        }}
      >
        <FieldFrame id={ID} label={CONTENT_DESK.searchLabel} hint={CONTENT_DESK.searchHint}>
          <span className="relative block">
            <Icon name="search" className="-translate-y-1/2 absolute start-3.5 top-1/2 size-5 text-ink-600" />
            <input
              id={ID}
              type="search"
              autoComplete="off"
              enterKeyHint="go"
              aria-describedby={`${ID}-hint`}
              className="control ps-11"
              value={query}
              onFocus={() => setWanted(true)}
              onKeyDown={walk}
              onChange={(event) => {
                setWanted(true);
                setQuery(event.target.value);
              }}
            />
          </span>
        </FieldFrame>
      </form>
      {searching && results.length > 0 ? (
        <ul className="mt-3 divide-y divide-sand rounded-card border border-sand shadow-lift">
          {results.slice(0, MOST).map((found) => (
            <Result key={`${found.document}/${found.path}`} found={found} onKeyDown={walk} />
          ))}
        </ul>
      ) : null}
      <p className="mt-2 flex items-center gap-2 text-ink-600 text-small empty:hidden" aria-live="polite">
        {searching ? <Told count={results.length} pending={pending} /> : null}
      </p>
    </search>
  );
}

function Told({ count, pending }: { count: number; pending: boolean }) {
  const { CONTENT_DESK } = useWords();
  if (count > MOST) return fill(CONTENT_DESK.foundMore, { count: MOST });
  if (count > 0) return counted(CONTENT_DESK.found, count);
  if (!pending) return CONTENT_DESK.notFound;
  return (
    <>
      <Spinner /> {CONTENT_DESK.searching}
    </>
  );
}

type ResultProps = { found: Found; onKeyDown: (event: KeyboardEvent) => void };

function Result({ found, onKeyDown }: ResultProps) {
  const { document, path, label, trail, text, kind } = found;
  const { CONTENT_DESK } = useWords();
  const { yes, no } = CONTENT_DESK.conflict;
  const saidBy = { field: '', list: CONTENT_DESK.wholeList, ticked: yes, unticked: no }[kind];
  const inside = trail.length > 1 ? trail.at(-1) : undefined;
  return (
    <li>
      <a
        href={contentPlaceOf(document, path)}
        onKeyDown={onKeyDown}
        className="block px-4 py-2.5 hover:bg-foam focus-visible:outline-offset-[-3px]"
      >
        <span className="block text-fine text-ink-600">
          {trail.slice(0, inside ? -1 : undefined).join(' › ')}
        </span>
        <span className="font-semibold">{inside ? `${inside}: ${label}` : label}</span>
        <span className="line-clamp-1 text-ink-600 text-small">{saidBy || text || CONTENT_DESK.empty}</span>
      </a>
    </li>
  );
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

// The arrow keys lead from the words to what was found, and back.
function walkLinks(event: KeyboardEvent, box: HTMLElement | null) {
  const step = STEPS[event.key];
  if (!step || !box) return;
  const stops: (Element | null)[] = [...box.querySelectorAll('input, li a')];
  const next = stops[stops.indexOf(document.activeElement) + step];
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}
