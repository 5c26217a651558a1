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
  /** What to look at in it, where that is told. */
  look?: { heading: string; text: string } | undefined;
};

/** The same sheet that the design tool draws. */
export function ProjectPlan({ words, title, design, look }: ProjectPlanProps) {
  return (
    <div className="flex flex-col">
      <Heading size="subheading">{words.plan}</Heading>
      {look ? (
        <p className="mt-3 max-w-[44em] text-ink-700">
          <strong className="font-semibold text-ink">{look.heading}:</strong> {look.text}
        </p>
      ) : null}
      <DrawnSheet
        drawing={drawPool(design)}
        caption={fill(words.planNote, { title })}
        className="mt-6 flex-1"
        sheetClassName="my-auto lg:p-8 [&>svg]:mx-auto [&>svg]:max-w-[30rem]"
      />
    </div>
  );
}
