import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Bounds } from '#domain/geometry/plane.ts';
import { classes } from '#site/ui/classes.ts';
import { CanvasContext } from './canvas-context.ts';
import { CanvasGestures, type Looking } from './canvas-gestures.ts';
import { Grid } from './grid.tsx';
import type { PlotTable } from './use-plot-table.ts';
import { fitView, type Size, type View, viewBoxOf } from './view.ts';

/** Until the browser has measured it. */
const FIRST_SIZE: Size = { width: 800, height: 560 };

function useGestures(looking: Looking) {
  const [gestures] = useState(() => new CanvasGestures(looking));
  const element = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    gestures.element = element.current;
    gestures.look(looking);
  });
  useEffect(() => {
    const svg = element.current;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') gestures.cancel();
    };
    document.addEventListener('keydown', onKey);
    svg?.addEventListener('wheel', gestures.onWheel, { passive: false });
    return () => {
      document.removeEventListener('keydown', onKey);
      svg?.removeEventListener('wheel', gestures.onWheel);
    };
  }, [gestures]);
  return { gestures, element };
}

type CanvasProps = {
  table: PlotTable;
  /** What has to be seen when everything is shown. */
  bounds: Bounds;
  label: string;
  /** Nothing is drawn yet. */
  isExample: boolean;
  className?: string;
  /** In feet, from the bottom up. */
  children: ReactNode;
};

/** The paper: an SVG whose units are feet. Layers draw in it and ask `useCanvas` for the rest. */
export function Canvas({ table, bounds, label, isExample, className, children }: CanvasProps) {
  const [size, setSize] = useState(FIRST_SIZE);
  const { setView, tool } = table;
  const view = useMemo(
    () => table.view ?? fitView(bounds, size, isExample),
    [table.view, bounds, size, isExample],
  );
  const { gestures, element } = useGestures({ view, size, tool, setView });
  useLayoutEffect(() => {
    const svg = element.current;
    if (!svg) return;
    const watch = new ResizeObserver(() => {
      const { width, height } = svg.getBoundingClientRect();
      if (width > 0 && height > 0) setSize({ width, height });
    });
    watch.observe(svg);
    return () => watch.disconnect();
  }, [element]);
  // Once shown, it stays: a view that followed a dragged corner would run away from it. Only a paper of another size is fitted again.
  const isMeasured = size !== FIRST_SIZE;
  const fitted = useRef<{ view: View; size: Size }>(null);
  useEffect(() => {
    if (!isMeasured || !table.ready) return;
    if (table.view === null) {
      fitted.current = { view, size };
      setView(view);
    } else if (table.view === fitted.current?.view && size !== fitted.current.size) setView(null);
  }, [table.view, table.ready, isMeasured, setView, view, size]);
  const { pointAt, startDrag, takePresses } = gestures;
  const value = useMemo(
    () => ({ view, size, px: 1 / view.pxPerFt, pointAt, startDrag, takePresses }),
    [view, size, pointAt, startDrag, takePresses],
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds no drawing
    <svg
      ref={element}
      role="group"
      aria-label={label}
      viewBox={viewBoxOf(view, size)}
      className={classes(
        'block w-full touch-none select-none bg-white',
        tool === 'select' || tool === 'pool' ? 'cursor-grab active:cursor-grabbing' : 'cursor-crosshair',
        className,
      )}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys work on what is selected
      tabIndex={0}
      {...gestures.handlers}
    >
      <CanvasContext value={value}>
        <Grid />
        {children}
      </CanvasContext>
    </svg>
  );
}
