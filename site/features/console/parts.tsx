import type { ReactNode } from 'react';
import { Alert } from '#site/ui/alert.tsx';
import { Button } from '#site/ui/button.tsx';
import { classes } from '#site/ui/classes.ts';
import { Heading } from '#site/ui/section.tsx';
import { Spinner } from '#site/ui/spinner.tsx';
import { reasonOf } from './attempt.ts';
import { useWords } from './words.ts';

// What the views are made of.

/** Rows where rows will be, so that little moves when they come. */
export function Waiting({ words }: { words?: string | undefined }) {
  const { CONSOLE } = useWords();
  return (
    <div className="py-5" role="status">
      <p className="flex items-center gap-3 text-ink-600 text-small">
        <Spinner /> {words ?? CONSOLE.loading}
      </p>
      <div
        aria-hidden="true"
        className="mt-4 grid gap-3 *:h-18 *:rounded-card *:bg-foam motion-safe:animate-pulse"
      >
        <span />
        <span />
        <span />
      </div>
    </div>
  );
}

export function Failed({ error, onAgain, busy }: { error: unknown; onAgain: () => void; busy?: boolean }) {
  const { CONSOLE } = useWords();
  return (
    <Alert tone="danger" title={CONSOLE.failed} className="my-5">
      <p>{reasonOf(CONSOLE, error)}</p>
      <Button variant="quiet" pending={busy ?? false} onClick={onAgain}>
        {CONSOLE.again}
      </Button>
    </Alert>
  );
}

interface Query<Data> {
  data: Data | undefined;
  error: unknown;
  isPending: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

/** What stands where something will be, and what stands there when it does not come. */
export function Loaded<Data>({
  query,
  children,
}: {
  query: Query<Data>;
  children: (data: Data) => ReactNode;
}) {
  return (
    <>
      {query.isPending ? <Waiting /> : null}
      {query.error ? (
        <Failed error={query.error} busy={query.isFetching} onAgain={() => void query.refetch()} />
      ) : null}
      {query.data === undefined ? null : children(query.data)}
    </>
  );
}

type HeaderProps = {
  title: string;
  refreshing: boolean;
  onRefresh: () => void;
  total?: ReactNode;
  children?: ReactNode;
};

export function ViewHeader({ title, refreshing, onRefresh, total, children }: HeaderProps) {
  const { CONSOLE } = useWords();
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <Heading level={1} size="view" className="me-auto">
        {title}
      </Heading>
      {total}
      <Button variant="secondary" size="sm" pending={refreshing} onClick={onRefresh}>
        {CONSOLE.refresh}
      </Button>
      {children}
    </div>
  );
}

export const Lines = ({ children }: { children: ReactNode }) => (
  <ul className="mt-3 divide-y divide-sand border-sand text-small not-empty:border-y">{children}</ul>
);

type LineProps = { title: string; notes: string[]; className?: string; children: ReactNode };

/** One line of a list of few: what it is, what is known of it, what can be done. */
export function Line({ title, notes, className = 'basis-60', children }: LineProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-5 py-2">
      <span className={classes('min-w-0 flex-1 break-words', className)}>
        {title}
        {notes.map((note) => (
          <span key={note} className="block text-ink-600">
            {note}
          </span>
        ))}
      </span>
      {children}
    </li>
  );
}

export function More({ pages }: { pages: { more: (() => void) | undefined; loadingMore: boolean } }) {
  const { CONSOLE } = useWords();
  if (!pages.more) return null;
  return (
    <Button variant="secondary" className="mt-6" pending={pages.loadingMore} onClick={pages.more}>
      {CONSOLE.more}
    </Button>
  );
}

/** One part of an entry under its own name. */
export function EntryPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Heading level={3} size="small">
        {title}
      </Heading>
      {children}
    </section>
  );
}
