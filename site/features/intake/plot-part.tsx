import { useEffect, useState } from 'react';
import type { DesignOnPlot } from '#domain/design/on-plot.ts';
import { intakePlotText, readIntakePlot } from '#domain/intake/intake-plot.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { PlotFigure } from '#site/plot-figure.tsx';
import { readDrawnDesign, readSavedPlot } from '#site/saved-plot.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import type { IntakeState } from './use-intake.ts';
import { useWords } from './words.ts';

// The plot that was drawn in this browser. It goes along once the visitor adds it, and is shown before it is sent.

type Drawn = { design: DesignOnPlot | undefined; unfinished: boolean };

/** What the drawing table keeps here, looked at again whenever the visitor comes back to this tab. */
function useDrawn(): Drawn {
  const [drawn, setDrawn] = useState<Drawn>({ design: undefined, unfinished: false });
  useEffect(() => {
    const look = () => {
      const design = readDrawnDesign();
      setDrawn({ design, unfinished: !design && Boolean(readSavedPlot()?.plot) });
    };
    look();
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, []);
  return drawn;
}

export function PlotPart({ form }: Pick<IntakeState, 'form'>) {
  const { PLOT, SUMMARY } = useWords();
  const text = form.watch('plot');
  const error = form.formState.errors.plot?.message;
  const added = readIntakePlot(text);
  const { design: drawn, unfinished } = useDrawn();
  const put = (plot: string) => form.setValue('plot', plot, { shouldDirty: true, shouldValidate: true });
  const newest = drawn && intakePlotText(drawn);
  return (
    <section aria-labelledby="plot-heading" data-intake-plot className="mt-6 rounded-card bg-foam p-5">
      <h3 id="plot-heading" className="font-medium">
        {PLOT.heading}
      </h3>
      {added ? (
        <PlotFigure design={added} words={SUMMARY} className="mt-3" />
      ) : (
        <p className="mt-1 text-ink-600 text-small">{PLOT.lead}</p>
      )}
      {error ? (
        <Alert tone="danger" className="mt-3">
          {error}
        </Alert>
      ) : null}
      {text && newest && newest !== text ? <p className="mt-2 text-small">{PLOT.newer}</p> : null}
      {!text && (drawn || unfinished) ? (
        <p className="mt-2 text-small">{drawn ? PLOT.found : PLOT.unfinished}</p>
      ) : null}
      <div className="mt-2 flex flex-wrap items-center gap-x-6">
        {newest && newest !== text ? (
          <Button
            variant={text ? 'quiet' : 'secondary'}
            size={text ? undefined : 'sm'}
            onClick={() => put(newest)}
          >
            {text ? PLOT.useNewer : PLOT.add}
          </Button>
        ) : null}
        <ButtonLink variant="quiet" href={ROUTES.plot}>
          {drawn || unfinished ? PLOT.change : PLOT.draw}
        </ButtonLink>
        {text ? (
          <Button variant="quiet" onClick={() => put('')}>
            {PLOT.remove}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
