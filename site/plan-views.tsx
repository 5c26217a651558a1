import type { ReactNode } from 'react';
import type { ShownProject } from '#content/picture-files.ts';
import { fill } from '#domain/words/fill.ts';
import { tell } from '#site/language.ts';
import { Icon } from '#site/ui/icon.tsx';
import { Picture } from '#site/ui/picture.tsx';
import { drawPlan } from '#studio/plan/draw-plan.ts';
import { drawingToSvg } from '#studio/plan/svg.ts';

type PlanViewsProps = {
  project: ShownProject;
  words: { plan: string; caption: string };
  /** More of the same pool, in the grid of the figure. */
  children: ReactNode;
};

/** A pool's view and the sheet it was drawn from: beside each other on a desk, beneath it on a tablet, folded on a phone. */
export function PlanViews({ project, words, children }: PlanViewsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-12 sm:gap-6">
      <Picture
        picture={project.picture}
        sizes="(min-width: 64rem) 1000px, 120vw"
        className="overflow-hidden rounded-card max-lg:aspect-[8/5] sm:col-span-12 lg:col-span-8"
        imgClassName="object-[100%_50%]"
      />
      <figure className="flex flex-col sm:col-span-12 md:max-lg:col-span-7 lg:col-span-4">
        {project.design ? (
          <details className="fold-small flex-1 rounded-card border border-sand bg-white">
            <summary className="flex min-h-14 items-center justify-between px-5 font-semibold">
              {words.plan}
              <Icon name="plus" className="size-5 text-lagoon" />
            </summary>
            <div
              className="p-3 sm:p-5 [&>svg]:block [&>svg]:h-auto [&>svg]:w-full"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, escaped where it is made
              dangerouslySetInnerHTML={{ __html: drawingToSvg(drawPlan(project.design, 'narrow'), tell) }}
            />
          </details>
        ) : null}
        <figcaption className="mt-3 text-fine text-ink-600">
          {fill(words.caption, { title: project.title })}
        </figcaption>
      </figure>
      {children}
    </div>
  );
}
