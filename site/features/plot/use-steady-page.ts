import { useLayoutEffect, useRef } from 'react';
import type { PlotTable } from './use-plot-table.ts';

/**
 * The drawing stays where it stands in the window when another tool or tab makes the panel shorter: the page goes back to where the table
 * begins. A drawing that is begun comes into sight as a whole.
 */
export function useSteadyPage({ ready, tool, panel, plot }: PlotTable) {
  const table = useRef<HTMLDivElement>(null);
  const drawing = useRef<HTMLDivElement>(null);
  const isDrawn = plot !== null;
  const seen = useRef({ ready, tool, panel, isDrawn });
  useLayoutEffect(() => {
    const before = seen.current;
    seen.current = { ready, tool, panel, isDrawn };
    if (!before.ready || !table.current || !drawing.current) return;
    const begins = isDrawn && !before.isDrawn;
    if (!begins && before.tool === tool && before.panel === panel) return;
    const belowHeader = Number.parseFloat(getComputedStyle(drawing.current).top) || 0;
    const top = table.current.getBoundingClientRect().top - belowHeader;
    if (begins || top < 0) window.scrollBy({ top, behavior: 'instant' });
  }, [ready, tool, panel, isDrawn]);
  return { table, drawing };
}
