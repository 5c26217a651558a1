import type { Content } from '#content/content.ts';
import { Container } from '#site/ui/section.tsx';

type GlanceProps = { words: Content['faq']['FAQ_PAGE'] };

/** The figures of the answers, each leading to its own. */
export function Glance({ words: { glance, glanceLabel } }: GlanceProps) {
  return (
    <nav aria-label={glanceLabel} className="border-sand border-b print:hidden">
      <Container>
        <ul className="grid grid-cols-2 lg:grid-cols-4">
          {glance.map(({ value, label, at }) => (
            <li
              key={at}
              className="border-sand even:border-s lg:not-first:border-s max-lg:nth-[n+3]:border-t"
            >
              <a
                href={`#${at}`}
                className="group flex h-full flex-col justify-between py-4 pe-4 [li:nth-child(even)_&]:ps-4 sm:py-5 sm:[li:nth-child(even)_&]:ps-6 lg:[li:not(:first-child)_&]:ps-6"
              >
                <span className="block text-fine text-ink-600 sm:text-small">{label}</span>
                <span className="mt-1 block font-display text-[1.25rem] text-lagoon leading-tight underline decoration-1 decoration-lagoon/30 underline-offset-4 group-hover:decoration-lagoon sm:text-[1.75rem]">
                  {value}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}
