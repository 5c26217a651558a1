import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { PlotTable } from './use-plot-table.ts';

/** The header's upper row, which scrolls away. */
const UPPER_ROW_PX = 36;

const belowHeaderOf = (drawing: HTMLElement) => Number.parseFloat(getComputedStyle(drawing).top) || 0;

// On a desk the drawing reaches the window's foot, however much of the header's upper row is still there; nothing around it moves.
function reachFoot(drawing: HTMLElement) {
  const lower = drawing.getBoundingClientRect().top - belowHeaderOf(drawing);
  drawing.style.setProperty('--upper-row', `${Math.min(UPPER_ROW_PX, Math.max(0, lower))}px`);
}

function useFoot(drawing: RefObject<HTMLDivElement | null>) {
  useEffect(() => {
    const follow = () => drawing.current && reachFoot(drawing.current);
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
    };
  }, [drawing]);
}

/**
 * The drawing stays where it stands in the window when another tool or tab makes the panel shorter: the page goes back to where the table
 * begins. A drawing that is begun comes into sight as a whole.
 */
export function useSteadyPage({ ready, tool, panel, plot }: PlotTable) {
  const table = useRef<HTMLDivElement>(null);
  const drawing = useRef<HTMLDivElement>(null);
  useFoot(drawing);
  const isDrawn = plot !== null;
  const seen = useRef({ ready, tool, panel, isDrawn });
  useLayoutEffect(() => {
    const before = seen.current;
    seen.current = { ready, tool, panel, isDrawn };
    if (!before.ready || !table.current || !drawing.current) return;
    const begins = isDrawn && !before.isDrawn;
    if (!begins && before.tool === tool && before.panel === panel) return;
    const top = table.current.getBoundingClientRect().top - belowHeaderOf(drawing.current);
    if (!begins && top >= 0) return;
    window.scrollBy({ top, behavior: 'instant' });
    reachFoot(drawing.current);
  }, [ready, tool, panel, isDrawn]);
  return { table, drawing };
}
