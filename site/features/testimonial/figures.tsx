import type { Content } from '#content/content.ts';
import { Container } from '#site/ui/section.tsx';

/** What the studio counts of itself, in one quiet row. */
export function Figures({ words }: { words: Content['testimonials']['STORIES_PAGE'] }) {
  return (
    <div className="border-sand border-b bg-white">
      <Container className="py-4 sm:py-5">
        <dl className="grid grid-cols-4 gap-x-3 sm:gap-x-8">
          {words.stats.map((stat) => (
            <div
              key={stat.label}
              className="flex flex-col-reverse justify-end sm:flex-row-reverse sm:items-baseline sm:justify-end sm:gap-x-2.5"
            >
              <dt className="text-fine text-ink-600 leading-snug sm:text-small">{stat.label}</dt>
              <dd className="font-[400] font-display text-[1.25rem] leading-tight sm:text-[1.5rem]">
                {stat.value}
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-2 text-fine text-ink-600">{words.experience}</p>
      </Container>
    </div>
  );
}
