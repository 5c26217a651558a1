import { useMemo } from 'react';
import type { Design } from '#domain/design/design.ts';
import { saveFile } from '#site/save-file.ts';
import { Button } from '#site/ui/button.tsx';
import { Card } from '#site/ui/card.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Heading } from '#site/ui/section.tsx';
import { useNarrow } from '#site/use-narrow.ts';
import { drawPlan } from '#studio/plan/draw-plan.ts';
import { drawingToSvg } from '#studio/plan/svg.ts';
import { useWords } from './words.ts';

export function PlanCard({ design }: { design: Design }) {
  const { plan } = useWords();
  const narrow = useNarrow();
  const svg = useMemo(() => drawingToSvg(drawPlan(design, narrow ? 'narrow' : 'wide')), [design, narrow]);
  const save = () =>
    saveFile(new Blob([drawingToSvg(drawPlan(design))], { type: 'image/svg+xml' }), 'pool-plan.svg');
  return (
    <Card as="section" aria-labelledby="plan-heading" className="p-5 sm:p-7">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <Heading level={2} size="subheading" id="plan-heading">
          {plan.heading}
        </Heading>
        <Button variant="quiet" onClick={save}>
          <Icon name="download" /> {plan.save}
        </Button>
      </div>
      <p className="mb-4 text-ink-600 text-small">{plan.note}</p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, every text in it escaped */}
      <div className="[&>svg]:h-auto [&>svg]:w-full" dangerouslySetInnerHTML={{ __html: svg }} />
    </Card>
  );
}
