import type { DesignOnPlot } from '#domain/design/on-plot.ts';
import { factsOf, type PlotFactWords, sayPlot, sayPlotOrigin } from '#domain/design/plot-facts.ts';
import { fill } from '#domain/words/fill.ts';
import { PlotSketch } from './plot-sketch.tsx';
import { classes } from './ui/classes.ts';

type FigureProps = { design: DesignOnPlot; words: PlotFactWords; className?: string };

/** A plot as those see it who did not draw it: a sketch, its figures, and that it is no survey. */
export function PlotFigure({ design, words, className }: FigureProps) {
  const facts = factsOf(design);
  const told = sayPlot(words, facts);
  return (
    <div
      className={classes('grid gap-4 text-small sm:grid-cols-[12rem_minmax(0,1fr)]', className)}
      data-plot-figure
    >
      <PlotSketch design={design} label={fill(words.sketch, { words: told })} />
      <div>
        <p>{told}</p>
        <p className="mt-1 text-ink-600">{sayPlotOrigin(words, facts)}</p>
      </div>
    </div>
  );
}
