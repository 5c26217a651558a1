import { type ReactNode, useMemo, useState } from 'react';
import { type Bounds, boundsOf } from '#domain/geometry/plane.ts';
import { pointsOf } from '#domain/plot/edit.ts';
import type { Plot } from '#domain/plot/plot.ts';
import { boundsOfUnderlay, type Underlay } from '#domain/plot/underlay.ts';
import { classes } from '#site/ui/classes.ts';
import { lazyPart } from '#site/ui/lazy-part.tsx';
import { Spinner } from '#site/ui/spinner.tsx';
import { Stamp } from '#site/ui/stamp.tsx';
import { Tabs } from '#site/ui/tabs.tsx';
import { useUndoKeys } from '#site/ui/use-undo-keys.ts';
import { Canvas } from './canvas.tsx';
import { DrawPanel } from './draw-panel.tsx';
import { FormerDrawing } from './former-drawing.tsx';
import { PaperMarks } from './paper-marks.tsx';
import { PlotLayer } from './plot-layer.tsx';
import { PoolGround } from './pool/pool-ground.tsx';
import { useArrival } from './pool/use-arrival.ts';
import { StartSteps } from './start-panel.tsx';
import { StartPreview } from './start-preview.tsx';
import { PANELS, type Panel } from './table-state.ts';
import { thingsOf } from './things.ts';
import { ToolBar, ViewBar } from './toolbar.tsx';
import { TraceLayer } from './trace-layer.tsx';
import { UnderlayLayer } from './underlay/underlay-layer.tsx';
import { usePlotTable } from './use-plot-table.ts';
import { useSteadyPage } from './use-steady-page.ts';
import { tableKeys } from './use-table-keys.ts';
import { useWords, withWords } from './words.ts';

const waiting = <Spinner />;
const UnderlayPanel = lazyPart(async () => (await import('./underlay/underlay-panel.tsx')).UnderlayPanel, {
  waiting,
});
const ScalePoints = lazyPart(async () => (await import('./underlay/scale-points.tsx')).ScalePoints);
const PoolLayer = lazyPart(async () => (await import('./pool/pool-layer.tsx')).PoolLayer);
const PoolPanel = lazyPart(async () => (await import('./pool/pool-panel.tsx')).PoolPanel, { waiting });

const EMPTY_BOUNDS: Bounds = { x0: 0, z0: 0, x1: 100, z1: 70 };
const boundsOfTable = (plot: Plot | null, underlay: Underlay | null, preview: Plot | null) => {
  if (plot) return boundsOf(thingsOf(plot).flatMap((thing) => pointsOf(plot, thing)));
  if (underlay) return boundsOfUnderlay(underlay);
  return preview ? boundsOf(preview.lot.corners) : EMPTY_BOUNDS;
};
const isPanel = (id: string): id is Panel => PANELS.some((one) => one === id);

/** `children` is the page's head: above the drawing on a phone, above the panel on a desk, where the drawing needs the height. */
export const PlotTableIsland = withWords(({ children }: { children?: ReactNode }) => {
  const { PLOT_START: start, PLOT_TABLE: words } = useWords();
  const table = usePlotTable();
  const { plot, underlay, panel } = table;
  const [typed, setTyped] = useState<Plot | null>(null);
  const preview = plot || underlay ? null : typed;
  const bounds = useMemo(() => boundsOfTable(plot, underlay, preview), [plot, underlay, preview]);
  const steady = useSteadyPage(table);
  useUndoKeys(table.undo, table.redo);
  useArrival(table);
  return (
    <div
      data-tool="form"
      data-beside-panel="to-edge"
      className={classes(
        'mb-6 sm:mb-10 lg:mb-12 lg:grid lg:grid-cols-[minmax(0,1fr)_calc(25rem+var(--edge))] lg:grid-rows-[auto_1fr] lg:border-sand lg:border-b',
        // The second row of tools takes nothing from the paper; before there is one, what is asked comes first.
        plot || underlay
          ? '[--drawing:45svh] max-sm:[--drawing:calc(45svh+2.75rem)]'
          : '[--drawing:17.5rem] sm:[--drawing:45svh]',
      )}
    >
      {children}
      <div ref={steady.table} className="lg:col-start-1 lg:row-start-1" />
      {/* The rest of the drawing's column, where the list beside it is longer. */}
      <div aria-hidden="true" className="bg-foam lg:col-start-1 lg:row-span-2 lg:row-start-1" />
      <div
        ref={steady.drawing}
        className="lg:col-start-1 lg:row-span-2 lg:row-start-1 sticky top-[var(--header-height)] z-10 flex h-(--drawing) min-h-60 flex-col sm:min-h-72 border-sand border-b bg-white max-lg:[@media(max-height:36rem)]:static max-lg:[@media(max-height:36rem)]:h-[90svh] lg:h-[calc(100svh-var(--header-height))] lg:border-b-0"
      >
        {/* What follows stays where it is while this grows into the room that the header leaves. */}
        <div className="flex min-h-0 flex-1 flex-col lg:h-[calc(100%-var(--upper-row,2.25rem))] lg:flex-none">
          <ToolBar
            table={table}
            isExample={preview !== null}
            className={preview ? 'max-sm:hidden' : undefined}
          />
          <div className="relative min-h-0 flex-1" {...tableKeys(table)}>
            <Canvas
              table={table}
              bounds={bounds}
              label={words.drawing}
              isExample={preview !== null}
              className="absolute inset-0 h-full"
            >
              <UnderlayLayer table={table} />
              <PoolGround table={table} />
              {plot ? <PlotLayer table={table} plot={plot} /> : null}
              {table.place || table.tool === 'pool' ? <PoolLayer table={table} /> : null}
              {preview ? <StartPreview plot={preview} /> : null}
              <TraceLayer table={table} />
              {underlay ? <ScalePoints table={table} /> : null}
              <PaperMarks northDeg={plot?.northDeg ?? 0} />
            </Canvas>
            {preview ? (
              <Stamp tone="sand" className="pointer-events-none absolute top-2 right-2 py-0! sm:hidden">
                {start.example}
              </Stamp>
            ) : null}
            {plot && table.tool === 'select' && table.selection?.thing.part === 'lot' ? (
              <p className="pointer-events-none absolute inset-x-2 top-2 mx-auto w-fit rounded-full bg-white/90 px-3 py-0.5 text-center text-fine text-ink-700">
                {words.dragHint}
              </p>
            ) : null}
          </div>
          <ViewBar table={table} isExample={preview !== null} />
          {preview ? (
            <StartSteps className="hidden gap-8 border-sand border-t ps-[var(--edge)] pe-20 py-4 lg:flex" />
          ) : null}
        </div>
      </div>
      <div className="lg:col-start-2 px-[var(--gutter)] pt-3 pb-20 sm:pt-6 lg:pt-5 lg:pb-5 max-lg:[&_:is(a,button,input,select,summary)]:scroll-mt-[calc(var(--drawing)+var(--header-height)+1rem)] lg:border-sand lg:border-s lg:ps-8 lg:pe-[var(--edge)]">
        <FormerDrawing table={table} />
        <Tabs
          label={words.panels}
          value={panel}
          onChange={(id) => isPanel(id) && table.setPanel(id)}
          items={[
            {
              id: 'draw',
              label: words.panel.draw,
              content: <DrawPanel table={table} onPreview={setTyped} />,
            },
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
