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
  /** What it will look like, where there is a picture of it. */
  picture?: ReactNode;
  step: LoadingStep;
};

// Until the first frame is there, the same pool from above; and its picture, where there is one.
export function PlanPoster({ design, plan, picture, step }: PosterProps) {
  const { CONFIGURATOR: words } = useWords();
  if (picture && plan) return <PicturePoster plan={plan} picture={picture} step={step} />;
  return (
    <div className="absolute inset-0 flex flex-col gap-3 bg-foam p-3 sm:gap-5 sm:p-6" data-poster>
      <Loading step={step} />
      <figure className="flex min-h-0 flex-1 flex-col items-center gap-1">
        <div className="min-h-0 w-full flex-1 [&_svg]:mx-auto [&_svg]:h-full [&_svg]:max-w-full [&_svg]:rounded-card [&_svg]:shadow-lift">
          {plan ?? <DrawnPlan design={design} />}
        </div>
        <figcaption className="text-fine text-ink-600">{words.poster}</figcaption>
      </figure>
    </div>
  );
}

function PicturePoster({ plan, picture, step }: Required<Pick<PosterProps, 'plan' | 'picture' | 'step'>>) {
  const { CONFIGURATOR: words } = useWords();
  return (
    <div
      className="absolute inset-0 bg-foam [html[data-arrives]_&_:is(picture,figure)]:hidden [&_img]:absolute [&_img]:inset-0 [&_img]:object-[62%_100%]"
      data-poster
    >
      {picture}
      <div className="absolute top-2 left-2 rounded-card bg-white/90 py-2 ps-3 pe-5 backdrop-blur-sm sm:top-4 sm:left-4">
        <Loading step={step} />
      </div>
      <figure className="absolute bottom-2 left-2 rounded-card bg-white p-1.5 shadow-lift sm:bottom-4 sm:left-4 sm:p-2.5">
        <div className="[&_svg]:h-26 [&_svg]:w-auto [&_svg]:rounded-control sm:[&_svg]:h-48">{plan}</div>
        <figcaption className="sr-only sm:not-sr-only sm:mt-1.5 sm:block sm:text-center sm:text-fine sm:text-ink-600">
          {words.poster}
        </figcaption>
      </figure>
    </div>
  );
}

function Loading({ step }: { step: LoadingStep }) {
  const { CONFIGURATOR: words } = useWords();
  return (
    <div role="status" className="flex items-center gap-3 text-ink">
      <Spinner />
      <p>
        <span className="block font-medium text-lead leading-tight">{words.loading}</span>
        <span className="block text-ink-600 text-small">{words.loadingSteps[step]}</span>
      </p>
    </div>
  );
}
