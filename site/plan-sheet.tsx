import type { ShownProject } from '#content/picture-files.ts';
import { fill } from '#domain/words/fill.ts';
import { tell } from '#site/language.ts';
import { Picture } from '#site/ui/picture.tsx';
import { drawPlan } from '#studio/plan/draw-plan.ts';
import { drawingToSvg } from '#studio/plan/svg.ts';

type PlanSheetProps = {
  project: ShownProject;
  caption: string;
  className?: string;
};

// One project twice: how it will look, and the sheet it is built from, drawn from the same numbers.
export function PlanSheet({ project, caption, className }: PlanSheetProps) {
  return (
    <figure className={className}>
      <div className="grid grid-cols-12">
        <Picture
          picture={project.picture}
          sizes="(min-width: 64rem) 700px, 92vw"
          className="col-span-12 col-start-1 row-start-1 aspect-[8/5] self-start overflow-hidden rounded-card sm:col-span-11 sm:col-start-2"
        />
        {project.design ? (
          <div
            className="relative col-span-8 col-start-1 row-start-1 mt-[38%] border border-sand bg-white p-3 shadow-float max-sm:ms-3 sm:col-span-5 sm:mt-[22%] sm:p-4 [&>svg]:block [&>svg]:h-auto [&>svg]:w-full"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, escaped where it is made
            dangerouslySetInnerHTML={{ __html: drawingToSvg(drawPlan(project.design, 'narrow'), tell) }}
          />
        ) : null}
      </div>
      <figcaption className="mt-4 text-fine text-ink-600 sm:ps-[45%]">
        {fill(caption, { title: project.title })}
      </figcaption>
    </figure>
  );
}
