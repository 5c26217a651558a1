import type { ShownProject } from '#content/picture-files.ts';
import { fill } from '#domain/words/fill.ts';
import { tell } from '#site/language.ts';
import { Picture } from '#site/ui/picture.tsx';
import { drawPlan } from '#studio/plan/draw-plan.ts';
import { drawingToSvg } from '#studio/plan/svg.ts';

type PlanViewsProps = { project: ShownProject; caption: string };

/** A pool's view and the sheet it was drawn from, side by side; on a phone the sheet stands under the view. */
export function PlanViews({ project, caption }: PlanViewsProps) {
  return (
    <figure className="grid gap-4 sm:grid-cols-12 sm:gap-6">
      <Picture
        picture={project.picture}
        sizes="(min-width: 64rem) 1000px, 120vw"
        className="overflow-hidden rounded-card max-sm:aspect-[8/5] sm:col-span-7 lg:col-span-8"
        imgClassName="object-[100%_50%]"
      />
      <div className="flex flex-col sm:col-span-5 lg:col-span-4">
        {project.design ? (
          <div
            className="flex-1 overflow-hidden rounded-card border border-sand bg-white p-3 sm:p-5 [&>svg]:block [&>svg]:h-auto [&>svg]:w-full"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, escaped where it is made
            dangerouslySetInnerHTML={{ __html: drawingToSvg(drawPlan(project.design, 'narrow'), tell) }}
          />
        ) : null}
        <figcaption className="mt-3 text-fine text-ink-600">
          {fill(caption, { title: project.title })}
        </figcaption>
      </div>
    </figure>
  );
}
