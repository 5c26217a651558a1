import type { Content } from '#content/content.ts';
import { Icon } from '#site/ui/icon.tsx';
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
                className="group block h-full py-4 pe-4 [li:nth-child(even)_&]:ps-4 sm:py-5 sm:[li:nth-child(even)_&]:ps-6 lg:[li:not(:first-child)_&]:ps-6"
              >
                <span className="flex items-center gap-2.5 font-display text-[1.375rem] text-lagoon leading-tight sm:text-[1.75rem]">
                  {value}
                  <Icon name="arrow-down" className="size-3.5 shrink-0" />
                </span>
                <span className="mt-1 block text-fine text-ink-600 group-hover:underline sm:text-small">
                  {label}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}
