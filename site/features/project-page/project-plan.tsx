import type { Content } from '#content/content.ts';
import type { Design } from '#domain/design/design.ts';
import { fill } from '#domain/words/fill.ts';
import { tell } from '#site/language.ts';
import { Heading } from '#site/ui/section.tsx';
import { drawPool } from '#studio/plan/draw-pool.ts';
import { drawingToSvg } from '#studio/plan/svg.ts';

type ProjectPlanProps = {
  words: Content['projectPage']['PROJECT_PAGE'];
  title: string;
  design: Design;
};

/** The same sheet that the design tool draws. */
export function ProjectPlan({ words, title, design }: ProjectPlanProps) {
  return (
    <div className="flex flex-col">
      <Heading size="subheading">{words.plan}</Heading>
      <figure className="mt-6 flex flex-1 flex-col justify-between gap-4 rounded-card bg-white p-4 sm:p-6 lg:p-8">
        <div
          className="[&>svg]:mx-auto [&>svg]:block [&>svg]:h-auto [&>svg]:w-full [&>svg]:max-w-[28rem]"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, escaped where it is made
          dangerouslySetInnerHTML={{ __html: drawingToSvg(drawPool(design), tell) }}
        />
        <figcaption className="border-sand border-t pt-3 text-fine text-ink-600">
          {fill(words.planNote, { title })}
        </figcaption>
      </figure>
    </div>
  );
}
