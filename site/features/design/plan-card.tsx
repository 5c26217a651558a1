import { useMemo } from 'react';
import type { Design } from '#domain/design/design.ts';
import { tell } from '#site/language.ts';
import { saveFile } from '#site/save-file.ts';
import { Button } from '#site/ui/button.tsx';
import { Card } from '#site/ui/card.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Heading } from '#site/ui/section.tsx';
import { useNarrow } from '#site/use-narrow.ts';
import { drawPlan } from '#studio/plan/draw-plan.ts';
import type { Drawing } from '#studio/plan/marks.ts';
import { drawSitePlan } from '#studio/plan/site-plan.ts';
import { drawingToSvg } from '#studio/plan/svg.ts';
import { useWords } from './words.ts';

export function PlanCard({ design }: { design: Design }) {
  const { plan, plotDrawing } = useWords();
  const { site } = design;
  const planOn = (sheet: 'wide' | 'narrow') => drawPlan(design, sheet, plotDrawing);
  return (
    <>
      {site ? (
        <DrawingCard
          id="site-plan"
          heading={plan.siteHeading}
          note={plan.siteNote}
          file="site-plan.svg"
          draw={(sheet) => drawSitePlan({ ...design, site }, plotDrawing, sheet)}
          design={design}
        />
      ) : null}
      <DrawingCard
        id="plan"
        heading={plan.heading}
        note={plan.note}
        file="pool-plan.svg"
        draw={planOn}
        design={design}
      />
    </>
  );
}

type DrawingCardProps = {
  id: string;
  heading: string;
  note: string;
  file: string;
  design: Design;
  draw: (sheet: 'wide' | 'narrow') => Drawing;
};

function DrawingCard({ id, heading, note, file, design, draw }: DrawingCardProps) {
  const { plan } = useWords();
  const narrow = useNarrow();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn changes with the design alone
  const svg = useMemo(() => drawingToSvg(draw(narrow ? 'narrow' : 'wide'), tell), [design, narrow]);
  const save = () => saveFile(new Blob([drawingToSvg(draw('wide'), tell)], { type: 'image/svg+xml' }), file);
  return (
    <Card as="section" aria-labelledby={`${id}-heading`} className="max-sm:p-5 sm:p-7 lg:last:flex-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <Heading level={2} size="subheading" id={`${id}-heading`}>
          {heading}
        </Heading>
        <Button variant="quiet" onClick={save}>
          <Icon name="download" /> {plan.save}
        </Button>
      </div>
      <p className="mb-4 text-ink-600 text-small">{note}</p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, every text in it escaped */}
      <div className="max-sm:-mx-4 [&>svg]:h-auto [&>svg]:w-full" dangerouslySetInnerHTML={{ __html: svg }} />
    </Card>
  );
}
