import { Card } from '#site/ui/card.tsx';
import { Heading } from '#site/ui/section.tsx';
import { useWords } from './words.ts';

export function HowItWorks() {
  const { how } = useWords();
  return (
    <Card tone="foam" className="@container p-5 sm:p-7">
      <Heading level={2} size="subheading">
        {how.heading}
      </Heading>
      <ol className="mt-4 grid gap-4 @lg:grid-cols-2">
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
    </Card>
  );
}
