import { Heading } from '#site/ui/section.tsx';
import { StepButtons } from './next-steps.tsx';
import { useWords } from './words.ts';

type BeforeResultProps = { processing: boolean; onRefine: () => void };

/** What the words will become, in one strip: nothing looks like a card before there is something in it. */
export function BeforeResult({ processing, onRefine }: BeforeResultProps) {
  const { specs, checklist, estimate, next } = useWords();
  return (
    <div className="mt-8 grid gap-x-10 gap-y-5 border-sand border-t pt-6 sm:grid-cols-3">
      <Part heading={specs.heading}>{specs.empty}</Part>
      <Part heading={checklist.heading}>{checklist.empty}</Part>
      <Part heading={estimate.heading}>{estimate.empty}</Part>
      <section
        aria-labelledby="next-heading"
        className="flex flex-wrap items-center gap-x-3 gap-y-2 sm:col-span-3"
      >
        <Heading level={2} size="small" id="next-heading" className="me-3 max-sm:w-full">
          {next.heading}
        </Heading>
        <StepButtons shown={null} processing={processing} onRefine={onRefine} />
      </section>
    </div>
  );
}

function Part({ heading, children }: { heading: string; children: string }) {
  return (
    <section>
      <Heading level={2} size="small">
        {heading}
      </Heading>
      <p className="mt-1 text-ink-600 text-small">{children}</p>
    </section>
  );
}
