import type { Plot } from '#domain/plot/plot.ts';
import { EMPTY_TABLE } from '#site/saved-plot.ts';
import { Button } from '#site/ui/button.tsx';
import { lazyPart } from '#site/ui/lazy-part.tsx';
import { Spinner } from '#site/ui/spinner.tsx';
import { StartPanel } from './start-panel.tsx';
import { NorthPanel, SpotPanel, TracePanel } from './trace-panel.tsx';
import { isSpot, isTrace } from './tracing.ts';
import type { PlotTable } from './use-plot-table.ts';
import { useWords } from './words.ts';

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
  const { PLOT_TABLE: words } = useWords();
  const { plot, saved } = table;
  const startOver = () => {
    table.change(EMPTY_TABLE);
    table.select(null);
    table.setTool('select');
    table.setView(null);
  };
  return (
    <div className="space-y-6">
      <Working table={table} onPreview={onPreview} />
      <div className="flex flex-wrap items-center justify-between gap-3 text-ink-600 text-small">
        <span role="status">{saved === null ? '' : saved === 'saved' ? words.saved : words.notSaved}</span>
        {plot ? (
          <Button variant="quiet" onClick={startOver}>
            {words.startOver}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
