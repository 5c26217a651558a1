import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type SuppressedAddress, suppressedSchema } from '#domain/console/suppressed.ts';
import { counted, fill } from '#domain/words/fill.ts';
import { grouped } from '#domain/words/grouped.ts';
import { Button } from '#site/ui/button.tsx';
import { useAttempt } from './attempt.ts';
import { showDate } from './show-value.ts';
import { read, send } from './staff-calls.ts';
import { Failed } from './waiting.tsx';
import { useWords } from './words.ts';

// Takes no room while there is nothing to release.
export function SuppressedAddresses({ onReleased }: { onReleased: () => void }) {
  const words = useWords().CONSOLE.suppressed;
  const query = useQuery({
    queryKey: ['console', 'suppressed'],
    queryFn: () => read(suppressedSchema, '/api/staff/mails/suppressed'),
    gcTime: 0,
  });
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
  const words = useWords().CONSOLE.suppressed;
  const attempt = useAttempt();
  const date = showDate(item.createdAt);
  const [busy, setBusy] = useState(false);
  async function release() {
    setBusy(true);
    const { address } = item;
    const done = await attempt(
      () => send('POST', '/api/staff/mails/suppressed/release', { address }),
      () => fill(words.released, { address }),
    );
    setBusy(false);
    if (done) onReleased();
  }
  return (
    <li className="flex flex-wrap items-center gap-x-5 py-2">
      <span className="min-w-0 flex-1 basis-60 break-words">
        {item.address}
        <span className="block text-ink-600">
          {item.mails === 0
            ? fill(words.since, { date })
            : counted(words.heldBack, item.mails, { date, count: grouped(item.mails) })}
        </span>
        <span className="block text-ink-600">{item.reason}</span>
      </span>
      <Button
        variant="quiet"
        pending={busy}
        aria-label={fill(words.releaseThe, { address: item.address })}
        onClick={() => void release()}
      >
        {words.release}
      </Button>
    </li>
  );
}
