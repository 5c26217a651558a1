import { useMemo } from 'react';
import { type Bounds, boundsOf } from '#domain/geometry/plane.ts';
import { pointsOf } from '#domain/plot/edit.ts';
import type { Plot } from '#domain/plot/plot.ts';
import { boundsOfUnderlay, type Underlay } from '#domain/plot/underlay.ts';
import { lazyPart } from '#site/ui/lazy-part.tsx';
import { Spinner } from '#site/ui/spinner.tsx';
import { Tabs } from '#site/ui/tabs.tsx';
import { Canvas } from './canvas.tsx';
import { DrawPanel } from './draw-panel.tsx';
import { FormerDrawing } from './former-drawing.tsx';
import { PaperMarks } from './paper-marks.tsx';
import { PlotLayer } from './plot-layer.tsx';
import { PoolGround } from './pool/pool-ground.tsx';
import { PoolLayer } from './pool/pool-layer.tsx';
import { PANELS, type Panel } from './table-state.ts';
import { thingsOf } from './things.ts';
import { ToolBar, ViewBar } from './toolbar.tsx';
import { TraceLayer } from './trace-layer.tsx';
import { ScalePoints } from './underlay/scale-points.tsx';
import { UnderlayLayer } from './underlay/underlay-layer.tsx';
import { usePlotTable } from './use-plot-table.ts';
import { tableKeys, useUndoKeys } from './use-table-keys.ts';
import { useWords, withWords } from './words.ts';

const waiting = <Spinner />;
const UnderlayPanel = lazyPart(async () => (await import('./underlay/underlay-panel.tsx')).UnderlayPanel, {
  waiting,
});
const PoolPanel = lazyPart(async () => (await import('./pool/pool-panel.tsx')).PoolPanel, { waiting });

const EMPTY_BOUNDS: Bounds = { x0: 0, z0: 0, x1: 100, z1: 70 };
const boundsOfTable = (plot: Plot | null, underlay: Underlay | null) => {
  if (plot) return boundsOf(thingsOf(plot).flatMap((thing) => pointsOf(plot, thing)));
  return underlay ? boundsOfUnderlay(underlay) : EMPTY_BOUNDS;
};
const isPanel = (id: string): id is Panel => PANELS.some((one) => one === id);

export const PlotTableIsland = withWords(() => {
  const { PLOT_TABLE: words } = useWords();
  const table = usePlotTable();
  const { plot, underlay, panel } = table;
  const bounds = useMemo(() => boundsOfTable(plot, underlay), [plot, underlay]);
  useUndoKeys(table);
  return (
    <div data-tool="form" className="border-sand border-t lg:grid lg:grid-cols-[minmax(0,1fr)_27rem]">
      <div className="border-sand border-b lg:sticky lg:top-[var(--header-height)] lg:flex lg:h-[calc(100svh-var(--header-height))] lg:flex-col">
        <ToolBar table={table} />
        <div className="relative h-[56svh] min-h-80 lg:h-auto lg:flex-1" {...tableKeys(table)}>
          <Canvas table={table} bounds={bounds} label={words.drawing} className="absolute inset-0 h-full">
            <UnderlayLayer table={table} />
            <PoolGround table={table} />
            {plot ? <PlotLayer table={table} plot={plot} /> : null}
            <PoolLayer table={table} />
            <TraceLayer table={table} />
            <ScalePoints table={table} />
            <PaperMarks northDeg={plot?.northDeg ?? 0} />
          </Canvas>
          <ViewBar table={table} />
        </div>
      </div>
      <div className="px-[var(--gutter)] pt-6 pb-24 lg:border-sand lg:border-s lg:px-8">
        <FormerDrawing table={table} />
        <Tabs
          label={words.panels}
          value={panel}
          onChange={(id) => isPanel(id) && table.setPanel(id)}
          items={[
            { id: 'draw', label: words.panel.draw, content: <DrawPanel table={table} /> },
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
