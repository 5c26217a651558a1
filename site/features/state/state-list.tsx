import type { ReactNode } from 'react';
import type { Content } from '#content/content.ts';
import { contractorRange } from '#domain/estimate/pricing.ts';
import { STATE_LAWS, type StateCode } from '#domain/safety/state-laws.ts';
import { STATE_PAGES } from '#domain/site/routes.ts';
import { STATE_CLIMATES } from '#domain/state/climates.ts';
import { waterYear } from '#domain/state/water-year.ts';
import { fill } from '#domain/words/fill.ts';
import { monthIn } from '#domain/words/long-date.ts';
import { dollars } from '#domain/words/money.ts';
import { pageLocale, tell } from '#site/language.ts';
import { Icon } from '#site/ui/icon.tsx';
import { Container, Heading, Section } from '#site/ui/section.tsx';

type StateListProps = { content: Pick<Content, 'states' | 'prices'> };

const COLUMNS =
  'md:grid-cols-[minmax(0,1fr)_7rem_11rem_1.25rem] lg:grid-cols-[minmax(0,15fr)_minmax(0,25fr)_minmax(0,11fr)_minmax(0,17fr)_1.25rem] md:gap-x-6';

const shortMonth = (month: number) => monthIn(month, pageLocale()).slice(0, 3);

/** What one line says, each value under its column's head. */
function rowOf({ states }: StateListProps['content'], code: StateCode) {
  const { STATES, STATES_PAGE } = states;
  const law = STATE_LAWS.find((one) => one.code === code);
  const { warm } = waterYear(STATE_CLIMATES[code]);
  // Where the law's figure is not about private houses, it is none to compare.
  const inches = (!STATES[code].house && law?.barrierInches) || null;
  return {
    permit: STATES[code].permits[0]?.title ?? '',
    barrier:
      inches === null ? STATES_PAGE.setLocally : fill(STATES_PAGE.height, { feet: inches / 12, inches }),
    season: `${shortMonth(warm[0] ?? 1)}–${shortMonth(warm.at(-1) ?? 12)}`,
    warm,
  };
}

/** Said once: of all the rules, the month of the one that was checked first. */
function oldestCheck({ states }: StateListProps['content']) {
  const days = Object.values(states.STATES).flatMap(({ permits }) =>
    permits.map(({ source }) => source.checked),
  );
  const [year, month = 1] = (days.sort()[0] ?? '').split('-').map(Number);
  return `${monthIn(month, pageLocale())} ${year}`;
}

// The price tables know no state: one pool, priced once.
const STANDARD_POOL = { size: 'medium', type: 'rectangular', material: 'concrete' } as const;

/** Every state with a page, in the order of the alphabet. */
export function StateList({ content }: StateListProps) {
  const { STATES_PAGE } = content.states;
  const laws = STATE_LAWS.map(({ code, state }) => ({ code, state: tell(state) })).sort((one, other) =>
    one.state.localeCompare(other.state),
  );
  return (
    <Section space="tight">
      <Container>
        <div
          aria-hidden="true"
          className={`hidden items-end pb-3 text-ink-600 text-small leading-snug md:grid ${COLUMNS}`}
        >
          <span>{STATES_PAGE.state}</span>
          <span className="max-lg:hidden">{STATES_PAGE.permit}</span>
          <span>{STATES_PAGE.barrier}</span>
          <span>{STATES_PAGE.season}</span>
        </div>
        <ul className="border-ink border-t-2">
          {laws.map(({ code, state }) => {
            const { permit, barrier, season, warm } = rowOf(content, code);
            return (
              <li key={code} className="border-ink/15 border-b">
                <a
                  href={STATE_PAGES[code]}
                  className={`group grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1.5 py-4 max-md:py-5 ${COLUMNS}`}
                >
                  <span className="lg:contents">
                    <Heading level={2} size="subheading" className="group-hover:text-lagoon">
                      {state}
                    </Heading>
                    <span className="mt-1 block text-ink-700 text-small leading-snug lg:mt-0 lg:text-[1rem]">
                      {permit}
                    </span>
                  </span>
                  <Icon
                    name="arrow-right"
                    className="size-5 text-lagoon transition-transform group-hover:translate-x-1 md:order-last"
                  />
                  <span className="grid grid-cols-2 gap-x-4 text-small max-md:col-span-2 max-md:mt-1 md:contents">
                    <Detail label={STATES_PAGE.barrier} value={barrier} />
                    <Detail label={STATES_PAGE.season} value={season}>
                      <Season warm={warm} />
                    </Detail>
                  </span>
                </a>
              </li>
            );
          })}
        </ul>
        <p className="mt-5 max-w-[44em] text-ink-600 text-small">
          {fill(STATES_PAGE.checked, { month: oldestCheck(content) })}{' '}
          {fill(STATES_PAGE.note, { cost: dollars(contractorRange(content.prices, STANDARD_POOL).low) })}
        </p>
      </Container>
    </Section>
  );
}

type DetailProps = { label: string; value: string; children?: ReactNode };

function Detail({ label, value, children }: DetailProps) {
  return (
    <span>
      <span className="block text-ink-600 md:sr-only">{label} </span>
      <span className="flex items-center gap-3">
        <span className={`whitespace-nowrap tabular-nums ${children ? 'w-16 shrink-0' : ''}`}>{value}</span>
        {children}
      </span>
    </span>
  );
}

/** The warm months in their year: one line under the other, the states compare themselves. */
function Season({ warm }: { warm: readonly number[] }) {
  return (
    <svg
      viewBox="0 0 24 2"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
      className="h-2 w-full max-w-28 min-w-0"
    >
      <path d="M0 0h24v2H0z" className="fill-foam-200" />
      {warm.map((month) => (
        <path key={month} d={`M${month * 2 - 2} 0h1.8v2h-1.8z`} className="fill-water" />
      ))}
    </svg>
  );
}
