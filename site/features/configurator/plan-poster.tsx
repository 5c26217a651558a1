import type { ReactNode } from 'react';
import type { Design } from '#domain/design/design.ts';
import { lazyPart } from '#site/ui/lazy-part.tsx';
import { Spinner } from '#site/ui/spinner.tsx';
import type { LoadingStep } from './use-pool-view.ts';
import { useWords } from './words.ts';

// What lays out and draws a design is fetched only where the page did not bring its plan.
const DrawnPlan = lazyPart(async () => (await import('./drawn-plan.tsx')).DrawnPlan);

type PosterProps = {
  design: Design;
  /** Its plan, where that stands in the page's own HTML. */
  plan?: ReactNode;
  step: LoadingStep;
};

// Until the first frame is there, the same pool from above.
export function PlanPoster({ design, plan, step }: PosterProps) {
  const { CONFIGURATOR: words } = useWords();
  return (
    <div className="absolute inset-0 flex flex-col gap-3 bg-foam p-3 sm:gap-5 sm:p-6" data-poster>
      <div role="status" className="flex items-center gap-3 text-ink">
        <Spinner />
        <p>
          <span className="block font-medium text-lead leading-tight">{words.loading}</span>
          <span className="block text-ink-600 text-small">{words.loadingSteps[step]}</span>
        </p>
      </div>
      <figure className="flex min-h-0 flex-1 flex-col items-center gap-1">
        <div className="min-h-0 w-full flex-1 [&_svg]:mx-auto [&_svg]:h-full [&_svg]:max-w-full [&_svg]:rounded-card [&_svg]:shadow-lift">
          {plan ?? <DrawnPlan design={design} />}
        </div>
        <figcaption className="text-fine text-ink-600">{words.poster}</figcaption>
      </figure>
    </div>
  );
}
