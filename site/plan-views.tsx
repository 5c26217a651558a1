import type { ReactNode } from 'react';
import type { ShownProject } from '#content/picture-files.ts';
import { fill } from '#domain/words/fill.ts';
import { DrawnSheet } from '#site/drawn-sheet.tsx';
import { Picture } from '#site/ui/picture.tsx';
import { drawPlan } from '#studio/plan/draw-plan.ts';

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
      {project.design ? (
        <DrawnSheet
          drawing={drawPlan(project.design, 'narrow')}
          folded={words.plan}
          caption={fill(words.caption, { title: project.title })}
          className="sm:col-span-12 md:max-lg:col-span-7 lg:col-span-4"
        />
      ) : null}
      {children}
    </div>
  );
}
