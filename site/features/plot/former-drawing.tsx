import { useEffect, useState } from 'react';
import { forgetFormer, readFormer, type SavedPlot } from '#site/saved-plot.ts';
import { Button } from '#site/ui/button.tsx';
import type { PlotTable } from './use-plot-table.ts';
import { useWords } from './words.ts';

/** The visitor's own drawing that another one was opened over: it waits here until they take it back or let it go. */
export function FormerDrawing({ table: { ready, plot, change } }: { table: PlotTable }) {
  const { PLOT_TABLE: words } = useWords();
  const [former, setFormer] = useState<SavedPlot>();
  // The plot changes when another one is opened over it.
  useEffect(() => {
    if (ready && plot) setFormer(readFormer());
  }, [ready, plot]);
  if (!former) return null;
  const end = () => {
    forgetFormer();
    setFormer(undefined);
  };
  return (
    <div role="status" className="mb-5 rounded-card border border-sand bg-foam-200 p-4 text-small">
      <p>{words.former}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          size="sm"
          variant="secondary"
          onClick={() => {
            change(former);
            end();
          }}
        >
          {words.formerBack}
        </Button>
        <Button size="sm" variant="quiet" onClick={end}>
          {words.formerForget}
        </Button>
      </div>
    </div>
  );
}
