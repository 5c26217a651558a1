import { useRef, useState } from 'react';
import { CONSOLE } from '#content/console.ts';
import type { ListKind } from '#domain/console/lists.ts';
import { placeOf } from '#domain/console/place.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import { Heading } from '#site/ui/section.tsx';
import { Spinner } from '#site/ui/spinner.tsx';
import { DetailDialog } from './detail-dialog.tsx';
import { EntryCard } from './entry-card.tsx';
import { FilterBar } from './filter-bar.tsx';
import { csvUrl, NO_FILTERS, useList } from './use-list.ts';

export function ListView({ kind, opened }: { kind: ListKind; opened: string | undefined }) {
  const [filters, setFilters] = useState(NO_FILTERS);
  const { open, close } = useEntryInAddress(kind);
  const list = useList(kind, filters);
  const filtered = Object.values(filters).some(Boolean);
  return (
    <section>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Heading level={1} size="heading" className="me-auto">
          {CONSOLE.views[kind]}
        </Heading>
        <p className="text-ink-600 tabular-nums" aria-live="polite">
          {list.total === undefined ? '' : CONSOLE.total(list.total)}
        </p>
        <Button variant="secondary" size="sm" pending={list.refreshing} onClick={list.refresh}>
          {CONSOLE.refresh}
        </Button>
        <ButtonLink variant="quiet" href={csvUrl(kind, filters)} download>
          {CONSOLE.csv}
        </ButtonLink>
      </div>
      <FilterBar kind={kind} filters={filters} onChange={setFilters} />
      <Entries kind={kind} list={list} filtered={filtered} onOpen={open} />
      {opened ? <DetailDialog kind={kind} id={opened} onClose={close} onChanged={list.refresh} /> : null}
    </section>
  );
}

/** An entry opened here is closed by going back; one that a link opened leaves its list behind. */
function useEntryInAddress(kind: ListKind) {
  const openedHere = useRef(false);
  return {
    open: (id: string) => {
      openedHere.current = true;
      // Past the router, which would take it for an arrival: scroll to the top and stand at the heading.
      window.history.pushState(window.history.state, '', placeOf(kind, id));
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    },
    close: () => {
      if (openedHere.current) window.history.back();
      else window.location.replace(placeOf(kind));
      openedHere.current = false;
    },
  };
}

type EntriesProps = {
  kind: ListKind;
  list: ReturnType<typeof useList>;
  filtered: boolean;
  onOpen: (id: string) => void;
};

function Entries({ kind, list, filtered, onOpen }: EntriesProps) {
  if (list.loading) {
    return (
      <p className="flex items-center gap-3 py-10" role="status">
        <Spinner /> {CONSOLE.loading(kind)}
      </p>
    );
  }
  if (list.failed) {
    return (
      <Alert tone="danger" className="mt-6">
        <p>{CONSOLE.failed}</p>
        <Button variant="quiet" onClick={list.refresh}>
          {CONSOLE.again}
        </Button>
      </Alert>
    );
  }
  if (list.items.length === 0) {
    const words = filtered ? CONSOLE.nothingFound : CONSOLE.empty(kind);
    return (
      <div className="border-sand border-y py-12 text-center">
        <p className="font-display text-subheading">{words.title}</p>
        <p className="mt-1 text-ink-600">{words.body}</p>
      </div>
    );
  }
  return (
    <>
      <ul className="divide-y divide-sand border-sand border-y">
        {list.items.map((item) => (
          <EntryCard
            key={String(item.id)}
            kind={kind}
            item={item}
            onOpen={() => onOpen(String(item.id))}
            onChanged={list.refresh}
          />
        ))}
      </ul>
      {list.more ? (
        <Button variant="secondary" className="mt-6" pending={list.loadingMore} onClick={list.more}>
          {CONSOLE.more}
        </Button>
      ) : null}
    </>
  );
}
