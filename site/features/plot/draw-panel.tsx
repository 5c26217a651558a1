import type { Plot } from '#domain/plot/plot.ts';
import { lazyPart } from '#site/ui/lazy-part.tsx';
import { Spinner } from '#site/ui/spinner.tsx';
import { useNarrow } from '#site/use-narrow.ts';
import { Keeping } from './keeping.tsx';
import { StartPanel } from './start-panel.tsx';
import { NorthPanel, SpotPanel, TracePanel } from './trace-panel.tsx';
import { isSpot, isTrace } from './tracing.ts';
import type { PlotTable } from './use-plot-table.ts';

const PartsPanel = lazyPart(async () => (await import('./parts-panel.tsx')).PartsPanel, {
  waiting: <Spinner />,
});

type DrawPanelProps = { table: PlotTable; onPreview: (plot: Plot | null) => void };

function Working({ table, onPreview }: DrawPanelProps) {
  const { tool, plot } = table;
  if (isTrace(tool)) return <TracePanel key={tool} table={table} trace={tool} />;
  if (!plot) return <StartPanel table={table} onPreview={onPreview} />;
  if (isSpot(tool)) return <SpotPanel key={tool} table={table} spot={tool} />;
  return tool === 'north' ? (
    <NorthPanel table={table} plot={plot} />
  ) : (
    <PartsPanel table={table} plot={plot} />
  );
}

export function DrawPanel({ table, onPreview }: DrawPanelProps) {
  return (
    <div className="space-y-6">
      <Working table={table} onPreview={onPreview} />
      {useNarrow() ? <Keeping table={table} className="flex-wrap justify-between gap-3 text-small" /> : null}
    </div>
  );
}
