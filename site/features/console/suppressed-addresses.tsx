import { useRef } from 'react';
import { type SuppressedAddress, suppressedSchema } from '#domain/console/suppressed.ts';
import { counted, fill } from '#domain/words/fill.ts';
import { grouped } from '#domain/words/grouped.ts';
import { Button } from '#site/ui/button.tsx';
import { useAttempt } from './attempt.ts';
import { Failed, Line } from './parts.tsx';
import { showDate } from './show-value.ts';
import { send } from './staff-calls.ts';
import { useRead } from './use-read.ts';
import { useWords } from './words.ts';

// Takes no room while there is nothing to release.
export function SuppressedAddresses({ onReleased }: { onReleased: () => void }) {
  const words = useWords().CONSOLE.suppressed;
  const query = useRead(suppressedSchema, '/api/staff/mails/suppressed');
  const summary = useRef<HTMLElement>(null);
  const released = () => {
    // The button that had the focus goes with its line.
    summary.current?.focus();
    void query.refetch();
    onReleased();
  };
  if (query.isError)
    return <Failed error={query.error} busy={query.isFetching} onAgain={() => void query.refetch()} />;
  const { total, items } = query.data ?? { total: 0, items: [] };
  if (total === 0) return null;
  return (
    <details className="mb-6 border-sand border-y text-small">
      <summary ref={summary} className="min-h-11 cursor-pointer py-2.5 font-semibold">
        {counted(words.title, total, { count: grouped(total) })}
      </summary>
      <p className="max-w-prose text-ink-600">{words.lead}</p>
      {items.length < total ? (
        <p className="text-ink-600">{fill(words.newest, { count: grouped(items.length) })}</p>
      ) : null}
      <ul className="mt-3 divide-y divide-sand border-sand border-t">
        {items.map((item) => (
          <Suppressed key={item.address} item={item} onReleased={released} />
        ))}
      </ul>
    </details>
  );
}

function Suppressed({ item, onReleased }: { item: SuppressedAddress; onReleased: () => void }) {
  const { CONSOLE, STUDIO_ZONE } = useWords();
  const words = CONSOLE.suppressed;
  const { attempt, busy } = useAttempt();
  const date = showDate(STUDIO_ZONE, item.createdAt);
  const { address } = item;
  async function release() {
    const done = await attempt(
      () => send('POST', '/api/staff/mails/suppressed/release', { address }),
      fill(words.released, { address }),
    );
    if (done) onReleased();
  }
  const since =
    item.mails === 0
      ? fill(words.since, { date })
      : counted(words.heldBack, item.mails, { date, count: grouped(item.mails) });
  return (
    <Line title={address} notes={[since, item.reason]}>
      <Button
        variant="quiet"
        pending={busy}
        aria-label={fill(words.releaseThe, { address })}
        onClick={() => void release()}
      >
        {words.release}
      </Button>
    </Line>
  );
}
