import { EMPTY_TABLE } from '#site/saved-plot.ts';
import { Button } from '#site/ui/button.tsx';
import { classes } from '#site/ui/classes.ts';
import type { PlotTable } from './use-plot-table.ts';
import { useWords } from './words.ts';

/** Whether the drawing is kept, and the way back to an empty paper: at the paper's foot, on a phone at the panel's. */
export function Keeping({ table, className }: { table: PlotTable; className: string }) {
  const { PLOT_TABLE: words } = useWords();
  const { plot, saved } = table;
  const startOver = () => {
    table.change(EMPTY_TABLE);
    table.select(null);
    table.setTool('select');
    table.setView(null);
  };
  return (
    <div className={classes('flex items-center text-ink-600', className)}>
      <span role="status">{saved === null ? '' : saved === 'saved' ? words.saved : words.notSaved}</span>
      {plot ? (
        <Button variant="quiet" className="shrink-0" onClick={startOver}>
          {words.startOver}
        </Button>
      ) : null}
    </div>
  );
}
