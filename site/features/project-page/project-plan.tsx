import type { Content } from '#content/content.ts';
import type { Design } from '#domain/design/design.ts';
import { fill } from '#domain/words/fill.ts';
import { DrawnSheet } from '#site/drawn-sheet.tsx';
import { Heading } from '#site/ui/section.tsx';
import { drawPool } from '#studio/plan/draw-pool.ts';

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
      <DrawnSheet
        drawing={drawPool(design)}
        caption={fill(words.planNote, { title })}
        className="mt-6 flex-1"
        sheetClassName="my-auto lg:p-8 [&>svg]:mx-auto [&>svg]:max-w-[30rem]"
      />
    </div>
  );
}
