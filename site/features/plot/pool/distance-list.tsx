import { useEffect, useState } from 'react';
import { clearanceSentence, sortedClearances } from '#domain/plot/clearance-words.ts';
import type { Clearance } from '#domain/plot/distances.ts';
import { classes } from '#site/ui/classes.ts';
import { Icon } from '#site/ui/icon.tsx';
import { useWords } from '../words.ts';
import type { PoolOnPlot } from './use-pool-on-plot.ts';
import { headlineOf, verdictOf } from './verdict.ts';

const QUIET_MS = 800;

/** Said once the pool rests, not at every foot of the way. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), QUIET_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

export function DistanceList({ pool: { site, clearances } }: { pool: PoolOnPlot }) {
  const { PLOT_POOL, PLOT_CLEARANCE } = useWords();
  const words = PLOT_POOL.distances;
  const { conflicts, notes, kept } = sortedClearances(clearances);
  const spoken = useRested(verdictOf(PLOT_POOL, PLOT_CLEARANCE, site.plot, clearances));
  const wrong = conflicts.length > 0;
  const lines = (list: Clearance[]) => list.map((one) => clearanceSentence(PLOT_CLEARANCE, site.plot, one));
  return (
    <div className="space-y-4 text-small" data-distances>
      <div
        className={classes(
          'flex gap-3 rounded-control border-s-4 p-4',
          wrong ? 'border-danger bg-danger-100' : 'border-leaf bg-leaf-100',
        )}
      >
        <Icon
          name={wrong ? 'warning' : 'check-circle'}
          className={classes('mt-0.5 size-5', wrong ? 'text-danger' : 'text-leaf')}
        />
        <div data-conflicts={conflicts.length}>
          <p className="font-semibold">{headlineOf(PLOT_POOL, PLOT_CLEARANCE, site.plot, conflicts)}</p>
          <Lines lines={lines(conflicts)} />
        </div>
      </div>
      <p role="status" className="sr-only">
        {spoken}
      </p>
      {notes.length > 0 ? (
        <div data-notes>
          <p className="font-semibold">{words.notes}</p>
          <Lines lines={lines(notes)} />
        </div>
      ) : null}
      <details>
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{words.kept}</summary>
        <Lines lines={lines(kept)} />
      </details>
      <p className="text-fine text-ink-600">{words.source}</p>
    </div>
  );
}

const Lines = ({ lines }: { lines: string[] }) => (
  <ul className="mt-1 space-y-1 tabular-nums">
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
