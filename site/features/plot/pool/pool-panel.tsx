import type { ReactNode } from 'react';
import { faultsOf } from '#domain/plot/faults.ts';
import type { Plot } from '#domain/plot/plot.ts';
import { isSloped } from '#domain/plot/surface.ts';
import { NoRoom } from '#site/no-room.tsx';
import { Alert } from '#site/ui/alert.tsx';
import { Button } from '#site/ui/button.tsx';
import { lazyPart } from '#site/ui/lazy-part.tsx';
import { Heading } from '#site/ui/section.tsx';
import type { PlotTable } from '../use-plot-table.ts';
import { useWords } from '../words.ts';
import { BestPlace } from './best-place.tsx';
import { DistanceList } from './distance-list.tsx';
import { firstPlace } from './first-place.ts';
import { PositionTools } from './position-tools.tsx';
import { PriceBlock } from './price-block.tsx';
import { ShapeRow } from './shape-row.tsx';
import { SlopePart } from './slope-part.tsx';
import { usePoolOnPlot } from './use-pool-on-plot.ts';

// Only whoever has put a pool on the plot goes on from here.
const NextSteps = lazyPart(async () => (await import('./next-steps.tsx')).NextSteps);

/** The tab of the pool: its shape, where it stands, what it keeps clear of, what it costs, and where it goes from here. */
export function PoolPanel({ table }: { table: PlotTable }) {
  const { PLOT_POOL: words, noRoom } = useWords();
  const pool = usePoolOnPlot(table);
  const { plot, place } = table;
  if (!plot) return <p>{words.needsLot}</p>;
  if (faultsOf(plot).length > 0) return <p>{words.needsMending}</p>;
  return (
    <div className="space-y-9 pb-12">
      {pool ? null : <PutThere table={table} plot={plot} />}
      {pool ? (
        <Part heading={words.distances.heading}>
          <DistanceList pool={pool} />
          <NoRoom
            design={pool.design}
            words={noRoom}
            show={(sentence) => (
              <Alert tone="warning" className="mt-4">
                {sentence}
              </Alert>
            )}
          />
        </Part>
      ) : null}
      <Part heading={words.best.heading}>
        <BestPlace table={table} plot={plot} />
      </Part>
      <Part heading={words.shape.heading}>
        <ShapeRow table={table} />
      </Part>
      {pool && place ? (
        <>
          <Part heading={words.place.heading}>
            <PositionTools table={table} site={pool.site} />
            <Button variant="quiet" className="mt-3" onClick={() => table.setPlace(null)}>
              {words.place.remove}
            </Button>
          </Part>
          {isSloped(plot) ? (
            <Part heading={words.slope.heading}>
              <SlopePart table={table} pool={pool} />
            </Part>
          ) : null}
          <Part heading={words.price.heading}>
            <PriceBlock pool={pool} />
          </Part>
          <Part heading={words.next.heading}>
            <NextSteps pool={pool} />
          </Part>
        </>
      ) : null}
    </div>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <Heading level={2} size="small" className="mb-3">
        {heading}
      </Heading>
      {children}
    </section>
  );
}

function PutThere({ table, plot }: { table: PlotTable; plot: Plot }) {
  const { PLOT_POOL: words } = useWords();
  const picking = table.tool === 'pool';
  return (
    <div className="space-y-3">
      <Button
        className="w-full"
        onClick={() => {
          table.setPlace(firstPlace(plot, table.design));
          table.select({ thing: { part: 'pool' } });
        }}
      >
        {words.put}
      </Button>
      <p className="text-ink-600 text-small">{picking ? words.picking : words.putHint}</p>
      <Button
        variant="secondary"
        size="sm"
        aria-pressed={picking}
        onClick={() => table.setTool(picking ? 'select' : 'pool')}
      >
        {words.pick}
      </Button>
    </div>
  );
}
