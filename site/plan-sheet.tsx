import type { ShownProject } from '#content/picture-files.ts';
import { fill } from '#domain/words/fill.ts';
import { tell } from '#site/language.ts';
import { classes } from '#site/ui/classes.ts';
import { Picture } from '#site/ui/picture.tsx';
import { drawPlan } from '#studio/plan/draw-plan.ts';
import { drawingToSvg } from '#studio/plan/svg.ts';

type PlanSheetProps = {
  project: ShownProject;
  caption: string;
  /** The view is seen whole, and the sheet hangs below it; on smaller screens both are parts of the grid around them. */
  deep?: boolean;
  className?: string;
};

// One project twice: how it will look, and the sheet it is built from, drawn from the same numbers.
export function PlanSheet({ project, caption, deep, className }: PlanSheetProps) {
  return (
    <figure className={classes(className, deep && 'max-lg:contents')}>
      <div className={classes('grid grid-cols-12', deep && 'max-lg:contents')}>
        <Picture
          picture={project.picture}
          sizes="(min-width: 64rem) 700px, 92vw"
          className={classes(
            'col-start-1 row-start-1 aspect-[8/5] self-start overflow-hidden rounded-card',
            deep ? 'col-span-full' : 'col-span-12 sm:col-span-11 sm:col-start-2',
          )}
        />
        {project.design ? (
          <div
            className={classes(
              'relative border border-sand bg-white p-3 shadow-float sm:col-span-5 sm:p-4 [&>svg]:block [&>svg]:h-auto [&>svg]:w-full',
              deep
                ? 'self-start lg:col-start-1 lg:row-start-1 lg:ms-6 lg:mt-[85%]'
                : 'col-span-8 col-start-1 row-start-1 mt-[38%] max-sm:ms-3 sm:col-start-1 sm:mt-[22%]',
            )}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, escaped where it is made
            dangerouslySetInnerHTML={{ __html: drawingToSvg(drawPlan(project.design, 'narrow'), tell) }}
          />
        ) : null}
      </div>
      <figcaption
        className={classes(
          'text-fine text-ink-600 lg:mt-4',
          deep ? 'sm:max-lg:col-span-5 lg:ms-6' : 'mt-4 sm:ps-[45%]',
        )}
      >
        {fill(caption, { title: project.title })}
      </figcaption>
    </figure>
  );
}
