import { useEffect, useRef } from 'react';
import type { ListKind } from '#domain/console/kinds.ts';
import { type Filters, isFiltered, placeOf } from '#domain/console/place.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { DetailDialog } from './detail-dialog.tsx';
import { EntryCard } from './entry-card.tsx';
import { FilterBar } from './filter-bar.tsx';
import { entryButton, ListKeys } from './list-keys.tsx';
import { MarkingBar, SelectAll } from './marking-bar.tsx';
import { neighborsOf } from './neighbors.ts';
import { Failed, More, ViewHeader, Waiting } from './parts.tsx';
import { StudioClock } from './studio-clock.tsx';
import { SuppressedAddresses } from './suppressed-addresses.tsx';
import { totalWords } from './total-words.ts';
import { csvUrl, useList } from './use-list.ts';
import { type Marking, useMarking } from './use-marking.ts';
import { useWords } from './words.ts';

type ListViewProps = { kind: ListKind; opened: string | undefined; filters: Filters };

export function ListView({ kind, opened, filters }: ListViewProps) {
  const { CONSOLE, STUDIO_ZONE } = useWords();
  const { open, go, close, narrow } = useEntryInAddress(kind, filters);
  const list = useList(kind, filters);
  const marking = useMarking(kind, list.items, list.refresh);
  const neighbors = useNeighbors(list, opened);
  useFocusOnList(opened);
  return (
    <section>
      <ViewHeader
        title={CONSOLE.views[kind]}
        refreshing={list.refreshing}
        onRefresh={list.refresh}
        total={
          // Its room is kept, so that no button moves under a finger when the number comes.
          <p className="min-w-18 text-end text-ink-600 tabular-nums" aria-live="polite">
            {list.total === undefined ? '' : totalWords(CONSOLE.total, list.total)}
          </p>
        }
      >
        <ButtonLink variant="quiet" href={csvUrl(STUDIO_ZONE, kind, filters)} download>
          {CONSOLE.csv}
        </ButtonLink>
      </ViewHeader>
      <FilterBar kind={kind} filters={filters} onChange={narrow} />
      {kind === 'mails' ? <SuppressedAddresses onReleased={list.refresh} /> : null}
      <Entries
        kind={kind}
        list={list}
        marking={marking}
        filtered={isFiltered(filters)}
        keysActive={opened === undefined}
        onOpen={open}
      />
      <MarkingBar marking={marking} />
      {opened ? (
        <DetailDialog
          kind={kind}
          id={opened}
          paging={{ ...neighbors, of: `${list.items.length}${list.more ? '+' : ''}`, go }}
          onClose={close}
          onChanged={list.refresh}
        />
      ) : null}
    </section>
  );
}

/** An entry opened here is closed by going back; one that a link opened leaves its list behind. */
function useEntryInAddress(kind: ListKind, filters: Filters) {
  const openedHere = useRef(false);
  return {
    open: (id: string) => {
      openedHere.current = true;
      window.location.assign(placeOf(kind, id, filters));
    },
    /** From one to the next: the way back still leads to the list. */
    go: (id: string) => window.location.replace(placeOf(kind, id, filters)),
    close: () => {
      if (openedHere.current) window.history.back();
      else window.location.replace(placeOf(kind, undefined, filters));
      openedHere.current = false;
    },
    narrow: (next: Filters) => window.location.replace(placeOf(kind, undefined, next)),
  };
}

/** Those around the open entry; at the end of what is shown, the list goes on by itself. */
function useNeighbors({ items, more, loadingMore }: ReturnType<typeof useList>, opened: string | undefined) {
  const last = useRef(-1);
  const neighbors = neighborsOf(
    items.map(({ id }) => String(id)),
    opened ?? '',
    opened ? last.current : -1,
  );
  const atEnd = opened !== undefined && neighbors.index >= 0 && neighbors.next === undefined;
  useEffect(() => {
    last.current = opened ? neighbors.index : -1;
    if (atEnd && more && !loadingMore) more();
  });
  return neighbors;
}

/** A closed entry leaves the focus where it stands in the list, however far one has gone meanwhile. */
function useFocusOnList(opened: string | undefined) {
  const before = useRef<string>(undefined);
  useEffect(() => {
    const closed = opened ? undefined : before.current;
    before.current = opened;
    if (!closed) return;
    const timer = window.setTimeout(() => entryButton(closed)?.focus(), 0);
    return () => window.clearTimeout(timer);
  }, [opened]);
}

type EntriesProps = {
  kind: ListKind;
  list: ReturnType<typeof useList>;
  marking: Marking;
  filtered: boolean;
  keysActive: boolean;
  onOpen: (id: string) => void;
};

function Entries({ kind, list, marking, filtered, keysActive, onOpen }: EntriesProps) {
  const { CONSOLE } = useWords();
  if (list.isPending) return <Waiting words={kind === 'inquiries' ? CONSOLE.loadingInquiries : undefined} />;
  // What is on the screen stays there when it cannot be read again.
  const failed = list.error ? (
    <Failed error={list.error} busy={list.refreshing} onAgain={list.refresh} />
  ) : null;
  if (list.items.length === 0) return failed ?? <Nothing kind={kind} filtered={filtered} />;
  return (
    <>
      {failed}
      <div className="flex flex-wrap items-center justify-between gap-x-5">
        {marking.possible ? <SelectAll marking={marking} /> : null}
        <StudioClock className="py-1 lg:hidden" />
        {list.items.length > 1 ? <ListKeys active={keysActive} /> : null}
      </div>
      <ul className="divide-y divide-sand border-sand border-y">
        {list.items.map((item) => (
          <EntryCard
            key={String(item.id)}
            kind={kind}
            item={item}
            onOpen={() => onOpen(String(item.id))}
            onChanged={list.refresh}
            selection={marking.possible ? marking.of(String(item.id)) : undefined}
          />
        ))}
      </ul>
      <More pages={list} />
    </>
  );
}

function Nothing({ kind, filtered }: { kind: ListKind; filtered: boolean }) {
  const { CONSOLE } = useWords();
  const empty = kind === 'inquiries' ? CONSOLE.emptyInquiries : CONSOLE.empty;
  const words = filtered ? CONSOLE.nothingFound : empty;
  return (
    <div className="border-sand border-y py-12 text-center" role="status">
      <p className="font-display text-subheading">{words.title}</p>
      <p className="mt-1 text-ink-600">{words.body}</p>
    </div>
  );
}
