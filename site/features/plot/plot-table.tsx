import { useMemo } from 'react';
import { type Bounds, boundsOf } from '#domain/geometry/plane.ts';
import type { Plot } from '#domain/plot/plot.ts';
import { boundsOfUnderlay, type Underlay } from '#domain/plot/underlay.ts';
import { lazyPart } from '#site/ui/lazy-part.tsx';
import { Spinner } from '#site/ui/spinner.tsx';
import { Tabs } from '#site/ui/tabs.tsx';
import { Canvas } from './canvas.tsx';
import { PoolGround } from './pool/pool-ground.tsx';
import { PoolLayer } from './pool/pool-layer.tsx';
import { PANELS, type Panel } from './table-state.ts';
import { ScalePoints } from './underlay/scale-points.tsx';
import { UnderlayLayer } from './underlay/underlay-layer.tsx';
import { usePlotTable } from './use-plot-table.ts';
import { useWords, withWords } from './words.ts';

const waiting = <Spinner />;
const UnderlayPanel = lazyPart(async () => (await import('./underlay/underlay-panel.tsx')).UnderlayPanel, {
  waiting,
});
const PoolPanel = lazyPart(async () => (await import('./pool/pool-panel.tsx')).PoolPanel, { waiting });

const EMPTY_BOUNDS: Bounds = { x0: 0, z0: 0, x1: 100, z1: 70 };
const boundsOfTable = (plot: Plot | null, underlay: Underlay | null) => {
  if (plot) return boundsOf(plot.lot.corners);
  return underlay ? boundsOfUnderlay(underlay) : EMPTY_BOUNDS;
};
const isPanel = (id: string): id is Panel => PANELS.some((one) => one === id);

export const PlotTableIsland = withWords(() => {
  const { PLOT_TABLE: words } = useWords();
  const table = usePlotTable();
  const { plot, underlay, panel } = table;
  const bounds = useMemo(() => boundsOfTable(plot, underlay), [plot, underlay]);
  return (
    <div data-tool="form" className="lg:grid lg:grid-cols-[minmax(0,1fr)_27rem]">
      <Canvas
        table={table}
        bounds={bounds}
        label={words.drawing}
        className="h-[58svh] min-h-80 border-sand border-y lg:sticky lg:top-[var(--header-height)] lg:h-[calc(100svh-var(--header-height))]"
      >
        <UnderlayLayer table={table} />
        <PoolGround table={table} />
        <PoolLayer table={table} />
        <ScalePoints table={table} />
      </Canvas>
      <div className="px-[var(--gutter)] py-6 lg:border-sand lg:border-s lg:border-t lg:px-8">
        <Tabs
          label={words.panels}
          value={panel}
          onChange={(id) => isPanel(id) && table.setPanel(id)}
          items={[
            { id: 'draw', label: words.panel.draw, content: null },
            {
              id: 'underlay',
              label: words.panel.underlay,
              content: panel === 'underlay' ? <UnderlayPanel table={table} /> : null,
            },
            {
              id: 'pool',
              label: words.panel.pool,
              content: panel === 'pool' ? <PoolPanel table={table} /> : null,
            },
          ]}
        />
      </div>
    </div>
  );
});
