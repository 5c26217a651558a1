import { useDeferredValue, useMemo } from 'react';
import { type Estimate, estimateDesign } from '#domain/design/estimate.ts';
import { estimatedRange } from '#domain/design/hand-off.ts';
import { isSloped } from '#domain/plot/surface.ts';
import { fill } from '#domain/words/fill.ts';
import { dollars } from '#domain/words/money.ts';
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
      <SiteWorkLines estimate={estimate} />
      <p className="text-fine text-ink-600">
        {isSloped(pool.site.plot) ? words.siteWorkNote : words.flat} {words.note}
      </p>
    </div>
  );
}

function SiteWorkLines({ estimate: { siteWork } }: { estimate: Estimate }) {
  const { PLOT_POOL } = useWords();
  const words = PLOT_POOL.price;
  if (!siteWork) return null;
  const lines = [
    { name: fill(words.earth, { yards: siteWork.earthYd3 }), cost: siteWork.earth },
    {
      name: fill(words.walls, { length: siteWork.wallFt, height: siteWork.wallHeightFt }),
      cost: siteWork.walls,
    },
    { name: fill(words.steps, { count: siteWork.stepCount }), cost: siteWork.steps },
  ].filter(({ cost }) => cost > 0);
  return (
    <div className="text-small" data-site-work>
      <p className="font-semibold">{words.siteWork}</p>
      <dl className="mt-1 space-y-1">
        {lines.map(({ name, cost }) => (
          <div key={name} className="flex justify-between gap-4">
            <dt>{name}</dt>
            <dd className="tabular-nums">{dollars(cost)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
