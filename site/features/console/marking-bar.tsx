import { useEffect, useRef } from 'react';
import { LEAD_STATUSES } from '#domain/console/kinds.ts';
import { fill } from '#domain/words/fill.ts';
import { grouped } from '#domain/words/grouped.ts';
import { Button } from '#site/ui/button.tsx';
import type { Marking } from './use-marking.ts';
import { useWords } from './words.ts';

const SELECT_ALL = 'select-all';

export function SelectAll({ marking }: { marking: Marking }) {
  const { CONSOLE } = useWords();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = marking.some;
  }, [marking.some]);
  return (
    <label className="-ms-3 flex min-h-11 w-fit cursor-pointer items-center pe-3 text-ink-600 text-small">
      <span className="grid size-11 place-items-center">
        <input
          ref={box}
          id={SELECT_ALL}
          type="checkbox"
          className="size-5 cursor-pointer accent-lagoon"
          checked={marking.all}
          onChange={(event) => marking.selectAll(event.target.checked)}
        />
      </span>
      {CONSOLE.selectAll}
    </label>
  );
}

// Stands at the foot of the window while something is selected, and keeps the way back until the next selection.
export function MarkingBar({ marking }: { marking: Marking }) {
  const { CONSOLE } = useWords();
  const { selected, done, busy } = marking;
  const picked = selected.length > 0;
  const bar = useRef<HTMLDivElement>(null);
  // The pressed button goes with the bar: the focus moves to what took its place, or back to the list.
  useEffect(() => {
    if (busy || document.activeElement !== document.body) return;
    if (done) bar.current?.querySelector('button')?.focus();
    else document.getElementById(SELECT_ALL)?.focus({ preventScroll: true });
  }, [done, busy]);
  return (
    <div ref={bar} role="status" className={picked || done ? 'sticky bottom-3 z-20 mt-4' : undefined}>
      {picked ? (
        <div className="tone-ink flex flex-wrap items-center gap-x-2 gap-y-2 rounded-card bg-ink px-4 py-2.5 text-small text-white shadow-float">
          <span className="me-2 tabular-nums">
            {fill(CONSOLE.selected, { count: grouped(selected.length) })}
          </span>
          <span>{CONSOLE.markAs}</span>
          {LEAD_STATUSES.map((status) => (
            <Button
              key={status}
              variant="secondary"
              size="sm"
              className="max-sm:px-3"
              disabled={busy}
              aria-label={`${CONSOLE.markAs} ${status}`}
              onClick={() => void marking.mark(status)}
            >
              {status}
            </Button>
          ))}
          <Button variant="quiet" className="ms-2" onClick={() => marking.selectAll(false)}>
            {CONSOLE.unselect}
          </Button>
        </div>
      ) : null}
      {done ? (
        <div className="tone-ink flex flex-wrap items-center gap-x-5 rounded-card bg-ink px-4 py-1.5 text-small text-white shadow-float">
          <span>
            {fill(done.changed.length > 0 ? CONSOLE.markedMany : CONSOLE.markedNone, {
              count: grouped(done.changed.length),
              status: done.status,
            })}
          </span>
          {done.changed.length > 0 ? (
            <Button variant="quiet" pending={busy} onClick={() => void marking.undo()}>
              {CONSOLE.undo}
            </Button>
          ) : null}
          <Button variant="quiet" onClick={marking.dismiss}>
            {CONSOLE.close}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
