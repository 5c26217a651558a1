import { type DesignOnPlot, designOnPlot } from '#domain/design/on-plot.ts';
import { readIntakePlot } from '#domain/intake/intake-plot.ts';
import type { Plot } from '#domain/plot/plot.ts';
import { fill } from '#domain/words/fill.ts';
import { PlotFigure } from '#site/plot-figure.tsx';
import { Heading } from '#site/ui/section.tsx';
import { useWords } from './words.ts';

type Item = Record<string, unknown>;

/** The plot of a stored design or of an intake; nothing where there is none. */
export function plotOf({ design, submission }: Item): DesignOnPlot | undefined {
  const sent = submission && typeof submission === 'object' && 'plot' in submission ? submission.plot : '';
  return readIntakePlot(sent) ?? designOnPlot.safeParse(design).data;
}

const notesIn = ({ lot, buildings, easements, lines }: Plot) =>
  [
    ...new Set([lot.edges, buildings, easements, lines].flatMap((list) => list.map(({ note }) => note))),
  ].filter(Boolean);

/** With what its owner wrote on it, which no link opens. */
export function DrawnPlot({ design }: { design: DesignOnPlot }) {
  const { PLOT_SHOWN, PLOT_SUMMARY } = useWords();
  const notes = notesIn(design.site.plot);
  return (
    <section>
      <Heading level={3} size="small" className="mb-1.5">
        {PLOT_SHOWN.title}
      </Heading>
      <PlotFigure design={design} words={PLOT_SUMMARY} />
      {notes.length > 0 ? (
        <p className="mt-2 break-words text-small">{fill(PLOT_SHOWN.notes, { notes: notes.join('; ') })}</p>
      ) : null}
    </section>
  );
}
