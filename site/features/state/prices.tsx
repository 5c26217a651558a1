import type { Content } from '#content/content.ts';
import { calculatorLink } from '#domain/estimate/calculator-link.ts';
import { locationOfState } from '#domain/estimate/location-of-state.ts';
import { labelOf, POOL_SIZES } from '#domain/estimate/options.ts';
import type { StateCode } from '#domain/safety/state-laws.ts';
import { projectPage } from '#domain/site/routes.ts';
import { type ExamplePool, examplePrice } from '#domain/state/example-pool.ts';
import { fill } from '#domain/words/fill.ts';
import { dollarRange } from '#domain/words/money.ts';
import { tell } from '#site/language.ts';
import { poolOutline } from '#site/pool-outline.ts';
import { Picture } from '#site/ui/picture.tsx';
import { Container, Heading, Section, SectionHead } from '#site/ui/section.tsx';

type PricesProps = { content: Pick<Content, 'states' | 'prices' | 'projects'>; code: StateCode };

/** Three pools that make sense here, by the owner's own tables. */
export function Prices({ content: { states, prices, projects }, code }: PricesProps) {
  const { STATES, STATE_PAGE } = states;
  return (
    <Section space="tight" aria-labelledby="prices-heading">
      <Container>
        <SectionHead id="prices-heading" heading={STATE_PAGE.prices} lead={STATE_PAGE.priceLead} />
        <ul className="mt-10 grid gap-x-7 gap-y-12 max-sm:mt-7 sm:grid-cols-3 lg:gap-x-12">
          {STATES[code].pools.map((pool) => {
            const { contractor, ownerBuilder } = examplePrice(prices, pool);
            const like = projects.find(({ slug }) => slug === pool.like);
            const link = calculatorLink({ ...pool.choices, location: locationOfState(code) });
            return (
              <li key={pool.name} className="flex flex-col">
                {like ? (
                  <Picture
                    picture={like.picture}
                    sizes="(min-width: 40rem) 31vw, 92vw"
                    className="pool-corner aspect-[8/5] overflow-hidden"
                    imgClassName="object-[60%_60%]"
                  />
                ) : null}
                <div className="mt-4 flex items-center justify-between gap-x-4">
                  <div>
                    <Heading level={3}>{pool.name}</Heading>
                    <p className="mt-1 text-ink-600 text-small">
                      {tell(labelOf(POOL_SIZES, pool.choices.size))}
                    </p>
                  </div>
                  <Outline {...pool.choices} />
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
                <p className="mt-1 flex flex-wrap gap-x-6 text-small sm:mt-4">
                  <a href={link} className="text-link inline-flex min-h-11 items-center font-semibold">
                    {STATE_PAGE.calculator}
                    <span className="sr-only">: {pool.name}</span>
                  </a>
                  {like ? (
                    <a href={projectPage(like.slug)} className="text-link inline-flex min-h-11 items-center">
                      {fill(STATE_PAGE.pictured, { title: like.title })}
                    </a>
                  ) : null}
                </p>
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
      className="block h-auto w-24 shrink-0 self-start rounded-control bg-sand/50 sm:max-lg:hidden"
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
