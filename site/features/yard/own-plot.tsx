import { ROUTES } from '#domain/site/routes.ts';
import type { OptimizationForm } from '#domain/yard/optimization-form.ts';
import type { SitePlan } from '#domain/yard/site-plan.ts';
import { yardToQuery } from '#domain/yard/yard-plot.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { useWords } from './words.ts';

type OwnPlotProps = { yard: Pick<OptimizationForm, 'yardLength' | 'yardWidth'>; plan: SitePlan };

/** A yard is a rectangle here; the drawing table takes it over and lets it be anything else. */
export function OwnPlot({ yard, plan }: OwnPlotProps) {
  const { fromYard } = useWords().PLOT_LINKS;
  return (
    <div className="sm:mt-5">
      <p className="font-medium">{fromYard.heading}</p>
      <p className="mt-1 max-w-[36em] text-ink-600 text-small">{fromYard.body}</p>
      <ButtonLink
        href={`${ROUTES.plot}?${new URLSearchParams(yardToQuery(yard, plan))}`}
        variant="quiet"
        className="mt-1"
      >
        {fromYard.action}
      </ButtonLink>
    </div>
  );
}
