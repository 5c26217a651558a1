import type { DesignOnPlot } from '#domain/design/on-plot.ts';
import { PlotFigure } from '#site/plot-figure.tsx';
import { Heading } from '#site/ui/section.tsx';
import { useWords } from './words.ts';

/** The plot that the client drew and sent. */
export function RoomPlot({ design }: { design: DesignOnPlot }) {
  const { PLOT } = useWords();
  return (
    <section aria-labelledby="room-plot">
      <Heading level={2} size="subheading" id="room-plot">
        {PLOT.title}
      </Heading>
      <PlotFigure design={design} words={PLOT.summary} className="mt-4" />
    </section>
  );
}
