import type { Content } from '#content/content.ts';
import { calculatorLink } from '#domain/estimate/calculator-link.ts';
import { locationOfState } from '#domain/estimate/location-of-state.ts';
import type { StateCode } from '#domain/safety/state-laws.ts';
import { examplePrice } from '#domain/state/example-pool.ts';
import { dollarRange } from '#domain/words/money.ts';
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
        <ul className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-3">
          {STATES[code].pools.map((pool) => {
            const { contractor, ownerBuilder } = examplePrice(prices, pool);
            const link = calculatorLink({ ...pool.choices, location: locationOfState(code) });
            return (
              <li key={pool.name} className="flex flex-col border-ink border-t-2 pt-4">
                <Heading level={3}>{pool.name}</Heading>
                <p className="mt-2 flex-1 text-ink-700">{pool.why}</p>
                <dl className="mt-5 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 tabular-nums">
                  <dt className="text-ink-600 text-small">{STATE_PAGE.contractor}</dt>
                  <dd className="text-end font-semibold">{dollarRange(contractor)}</dd>
                  <dt className="text-ink-600 text-small">{STATE_PAGE.owner}</dt>
                  <dd className="text-end">{dollarRange(ownerBuilder)}</dd>
                </dl>
                <a
                  href={link}
                  className="text-link mt-4 inline-flex min-h-11 items-center self-start text-small"
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
