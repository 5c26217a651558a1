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
                <span className="block font-display text-[1.375rem] text-lagoon leading-tight sm:text-[1.75rem]">
                  <Value>{value}</Value>
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

// Where it takes two lines its arrow stands behind the last word.
function Value({ children: value }: { children: string }) {
  const start = value.lastIndexOf(' ') + 1;
  return (
    <>
      {value.slice(0, start)}
      <span className="whitespace-nowrap">
        {value.slice(start)}
        <Icon name="arrow-down" className="ms-2.5 inline size-3.5" />
      </span>
    </>
  );
}
