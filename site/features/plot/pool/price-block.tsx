import { useDeferredValue, useMemo } from 'react';
import { estimateDesign } from '#domain/design/estimate.ts';
import { estimatedRange } from '#domain/design/hand-off.ts';
import { fill } from '#domain/words/fill.ts';
import { useWords } from '../words.ts';
import type { PoolOnPlot } from './use-pool-on-plot.ts';

/** The range as everywhere, with what the ground adds to it. */
export function PriceBlock({ pool }: { pool: PoolOnPlot }) {
  const { PLOT_POOL, prices } = useWords();
  const words = PLOT_POOL.price;
  // A drag comes first; the price follows when there is time.
  const design = useDeferredValue(pool.design);
  const estimate = useMemo(() => estimateDesign(prices, design), [prices, design]);
  return (
    <div className="space-y-3">
      <dl aria-live="polite" aria-atomic="true">
        <dt className="text-fine text-ink-600">{words.label}</dt>
        <dd className="font-display text-[1.5rem] leading-tight tabular-nums" data-price>
          {estimatedRange(estimate)}
        </dd>
        <dd className="text-ink-600 text-small">{fill(words.weeks, { weeks: estimate.timelineWeeks })}</dd>
      </dl>
      <p className="text-fine text-ink-600">{words.note}</p>
    </div>
  );
}
