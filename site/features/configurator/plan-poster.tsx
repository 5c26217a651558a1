import { useMemo } from 'react';
import type { Design } from '#domain/design/design.ts';
import { Spinner } from '#site/ui/spinner.tsx';
import { drawFromAbove } from '#studio/plan/draw-from-above.ts';
import { drawingToSvg } from '#studio/plan/svg.ts';
import type { LoadingStep } from './use-pool-view.ts';
import { useWords } from './words.ts';

// Stands in the page's own HTML: until the first frame is there, the same pool from above.
export function PlanPoster({ design, step }: { design: Design; step: LoadingStep }) {
  const { CONFIGURATOR: words, plotDrawing } = useWords();
  const plan = useMemo(() => drawingToSvg(drawFromAbove(design, plotDrawing)), [design, plotDrawing]);
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
        <div
          className="min-h-0 w-full flex-1 [&>svg]:mx-auto [&>svg]:h-full [&>svg]:max-w-full"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, escaped where it is made
          dangerouslySetInnerHTML={{ __html: plan }}
        />
        <figcaption className="text-fine text-ink-600">{words.poster}</figcaption>
      </figure>
    </div>
  );
}
