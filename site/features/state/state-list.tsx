import type { Content } from '#content/content.ts';
import { STATE_LAWS } from '#domain/safety/state-laws.ts';
import { STATE_PAGES } from '#domain/site/routes.ts';
import { STATE_CLIMATES } from '#domain/state/climates.ts';
import { waterYear } from '#domain/state/water-year.ts';
import { warmMonths } from '#domain/state/year-figures.ts';
import { inches } from '#domain/words/inches.ts';
import { tell } from '#site/language.ts';
import { Icon } from '#site/ui/icon.tsx';
import { Container, Heading, Section } from '#site/ui/section.tsx';

/** Every state with a page, in the order of the alphabet. */
export function StateList({ words: { STATES_PAGE } }: { words: Content['states'] }) {
  const laws = STATE_LAWS.map((law) => ({ ...law, state: tell(law.state) })).sort((one, other) =>
    one.state.localeCompare(other.state),
  );
  return (
    <Section space="tight">
      <Container>
        <ul className="border-ink border-t-2">
          {laws.map(({ code, state, barrierInches }) => (
            <li key={code} className="border-ink/15 border-b">
              <a
                href={STATE_PAGES[code]}
                className="group grid grid-cols-[1fr_auto] items-baseline gap-x-6 gap-y-1 py-5 sm:grid-cols-[minmax(12rem,1fr)_14rem_1fr_auto]"
              >
                <Heading level={2} size="subheading" className="group-hover:text-lagoon">
                  {state}
                </Heading>
                <Detail
                  label={STATES_PAGE.barrier}
                  value={barrierInches === null ? STATES_PAGE.setLocally : inches(barrierInches)}
                />
                <Detail label={STATES_PAGE.season} value={warmMonths(waterYear(STATE_CLIMATES[code]))} />
                <Icon
                  name="arrow-right"
                  className="size-5 text-lagoon transition-transform group-hover:translate-x-1 max-sm:col-start-2 max-sm:row-start-1"
                />
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}

function Detail({ label, value }: { label: string; value: string }) {
  return (
    <span className="text-small max-sm:col-span-2">
      <span className="text-ink-600">{label}: </span>
      <span className="tabular-nums">{value}</span>
    </span>
  );
}
