import type { Content } from '#content/content.ts';
import { Container, Section } from '#site/ui/section.tsx';

// Two counters drawn as one dimension line: thirty-four and thirteen, to scale, forty-seven together.
export function Years({ words: { ABOUT } }: { words: Content['about'] }) {
  return (
    <Section className="pt-10 sm:pt-14 lg:pt-20" space="none">
      <Container>
        <div className="border-ink border-x">
          <div className="flex">
            {ABOUT.counters.map((counter) => (
              <div
                key={counter.value}
                style={{ flexGrow: Number(counter.value) }}
                className="flex min-w-[6.5rem] basis-0 min-[23rem]:min-w-[8.5rem] flex-col border-ink not-first:border-s"
              >
                <p className="px-3 sm:px-6">
                  <span className="font-[340] font-display text-[clamp(3.5rem,2rem+8vw,6.5rem)] leading-[0.9] tracking-[-0.04em]">
                    {counter.value}
                  </span>{' '}
                  <span className="mt-1 block text-small sm:text-lead">{counter.unit}</span>
                </p>
                <p className="mt-2 px-3 pb-5 text-fine text-ink-600 sm:px-6 sm:text-small">{counter.label}</p>
              </div>
            ))}
          </div>
          <div className="flex items-center gap-4 py-1">
            <span className="h-px flex-1 bg-ink" />
            <p className="font-display text-subheading">{ABOUT.combined}</p>
            <span className="h-px flex-1 bg-ink" />
          </div>
        </div>
        {/* The last stands under its line: two halves of thirty-four, then thirteen. */}
        <dl className="mt-6 grid grid-cols-2 gap-y-3 min-[23rem]:grid-cols-[17fr_17fr_minmax(8.5rem,13fr)]">
          {ABOUT.figures.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end ps-3 sm:ps-6">
              <dt className="text-fine text-ink-600 sm:text-small">{label}</dt>
              <dd className="font-display text-[1.625rem] text-lagoon leading-tight sm:text-[2rem]">
                {value}
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 border-ink/20 border-t ps-3 pt-2.5 text-fine text-ink-600 sm:ps-6">
          {ABOUT.figuresNote}
        </p>
      </Container>
    </Section>
  );
}
