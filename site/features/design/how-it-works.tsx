import type { ReactNode } from 'react';
import { Card } from '#site/ui/card.tsx';
import { Fold } from '#site/ui/fold.tsx';
import { Heading } from '#site/ui/section.tsx';
import { useWords } from './words.ts';

type HowItWorksProps = {
  /** What follows from it. */
  children?: ReactNode;
  /** In one line, where there is a result already. */
  folded?: boolean;
};

export function HowItWorks({ folded = false, children }: HowItWorksProps) {
  const { how } = useWords();
  const heading = (
    <Heading level={2} size="subheading">
      {how.heading}
    </Heading>
  );
  if (!folded)
    return (
      <Card tone="foam" className="max-sm:p-5 sm:p-7">
        {heading}
        <Steps />
        {children}
      </Card>
    );
  return (
    <Card tone="foam" className="px-5 py-2 sm:px-8 sm:py-3">
      <Fold line={heading} lineClassName="justify-between">
        <div className="pb-4">
          <Steps />
        </div>
      </Fold>
    </Card>
  );
}

function Steps() {
  const { how } = useWords();
  return (
    <div className="@container">
      <ol className="mt-4 grid gap-4 @lg:grid-cols-2 @5xl:grid-cols-4 @5xl:gap-8">
        {how.steps.map(({ title, detail }, index) => (
          <li key={title} className="flex gap-4">
            <span
              aria-hidden="true"
              className="w-4 shrink-0 font-display text-[1.5rem] text-lagoon leading-none"
            >
              {index + 1}
            </span>
            <div>
              <p className="font-semibold">{title}</p>
              <p className="text-ink-600 text-small">{detail}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
