import type { Content } from '#content/content.ts';
import { calculatorLink } from '#domain/estimate/calculator-link.ts';
import { locationOfState } from '#domain/estimate/location-of-state.ts';
import { labelOf, POOL_SIZES } from '#domain/estimate/options.ts';
import type { StateCode } from '#domain/safety/state-laws.ts';
import { type ExamplePool, examplePrice } from '#domain/state/example-pool.ts';
import { dollarRange } from '#domain/words/money.ts';
import { tell } from '#site/language.ts';
import { poolOutline } from '#site/pool-outline.ts';
import { Container, Heading, Lead, Section } from '#site/ui/section.tsx';

type PricesProps = { content: Pick<Content, 'states' | 'prices'>; code: StateCode };

/** Three pools that make sense here, by the owner's own tables. */
export function Prices({ content: { states, prices }, code }: PricesProps) {
  const { STATES, STATE_PAGE } = states;
  return (
    <Section tone="travertine" space="tight" aria-labelledby="prices-heading">
      <Container>
        <div className="grid gap-x-16 gap-y-3 lg:grid-cols-12 lg:items-baseline">
          <Heading id="prices-heading" className="lg:col-span-5">
            {STATE_PAGE.prices}
          </Heading>
          <Lead className="lg:col-span-7">{STATE_PAGE.priceLead}</Lead>
        </div>
        <ul className="mt-10 grid gap-x-7 gap-y-8 max-sm:mt-7 sm:grid-cols-3 lg:gap-x-12">
          {STATES[code].pools.map((pool) => {
            const { contractor, ownerBuilder } = examplePrice(prices, pool);
            const link = calculatorLink({ ...pool.choices, location: locationOfState(code) });
            return (
              <li key={pool.name} className="flex flex-col border-ink border-t-2 pt-4">
                <div className="max-sm:grid max-sm:grid-cols-[7rem_1fr] max-sm:items-center max-sm:gap-x-4">
                  <Outline {...pool.choices} />
                  <div>
                    <Heading level={3}>{pool.name}</Heading>
                    <p className="mt-1 text-ink-600 text-small">
                      {tell(labelOf(POOL_SIZES, pool.choices.size))}
                    </p>
                  </div>
                </div>
                <p className="mt-2 flex-1 text-ink-700">{pool.why}</p>
                <dl className="mt-3 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 tabular-nums sm:mt-5 sm:max-lg:grid-cols-1 sm:max-lg:gap-y-0.5">
                  <dt className="text-ink-600 text-small">{STATE_PAGE.contractor}</dt>
                  <dd className="text-end font-semibold sm:max-lg:mb-1.5 sm:max-lg:text-start">
                    {dollarRange(contractor)}
                  </dd>
                  <dt className="text-ink-600 text-small">{STATE_PAGE.owner}</dt>
                  <dd className="text-end sm:max-lg:text-start">{dollarRange(ownerBuilder)}</dd>
                </dl>
                <a
                  href={link}
                  className="text-link mt-1 inline-flex min-h-11 items-center self-start text-small sm:mt-4"
                >
                  {STATE_PAGE.calculator}
                  <span className="sr-only">: {pool.name}</span>
                </a>
              </li>
            );
          })}
        </ul>
      </Container>
    </Section>
  );
}

// Longest and widest of each size, in feet: three side by side are told apart by their water, too.
const MEASURES = { small: [30, 14], medium: [40, 17], large: [50, 20], custom: [56, 22] } as const;

/** Its shape from above, to one scale with its neighbors. */
function Outline({ size, type }: ExamplePool['choices']) {
  const [long, across] = MEASURES[size];
  const [length, width] = type === 'lap' ? [long, 10] : [long, across];
  const pool = { x: (60 - length) / 2, y: (26 - width) / 2, length, width };
  return (
    <svg
      viewBox="0 0 60 26"
      aria-hidden="true"
      focusable="false"
      className="block h-auto w-full rounded-control bg-sand/50 sm:mb-4"
    >
      <path
        d={poolOutline(pool, type)}
        className="fill-white stroke-white"
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
      <path d={poolOutline(pool, type)} className="fill-water-300 stroke-lagoon" strokeWidth="0.3" />
    </svg>
  );
}
