import type { Content } from '#content/content.ts';
import { tradeCosts } from '#domain/estimate/trade-costs.ts';
import { dollars } from '#domain/words/money.ts';
import { Container, Heading, Lead, Section } from '#site/ui/section.tsx';
import { unbroken } from '#site/ui/unbroken.tsx';

export function Savings({ words: { GUIDE_SAVINGS } }: { words: Content['guide'] }) {
  return (
    <Section space="tight" aria-labelledby="savings-heading">
      <Container className="grid gap-x-16 gap-y-6 lg:grid-cols-12">
        <Heading id="savings-heading" className="lg:col-span-4">
          {GUIDE_SAVINGS.heading}
        </Heading>
        <div className="prose max-w-[37em] lg:col-span-8">
          {GUIDE_SAVINGS.paragraphs.map((paragraph, index) => (
            <p key={paragraph} className={index === 0 ? 'text-lead' : 'text-ink-700'}>
              {unbroken(paragraph)}
            </p>
          ))}
        </div>
      </Container>
    </Section>
  );
}

// On the narrowest screens a row's name stands above its figures, so that nothing has to be scrolled sideways.
const STACKED =
  'max-[24rem]:grid max-[24rem]:grid-cols-3 max-[24rem]:[&>:first-child]:col-span-3 max-[24rem]:[&>:first-child]:pb-1 max-[24rem]:[&>td]:pb-3';

// The bars are the figures again, to scale; the table alone says everything.
export function CostComparison({ content: { guide, prices } }: { content: Content }) {
  const { GUIDE_COSTS } = guide;
  const { columns } = GUIDE_COSTS;
  const rows = tradeCosts(prices, GUIDE_COSTS);
  const [category, contractor, owner, savings] = columns;
  const largest = Math.max(...rows.map((row) => row.contractor));
  const contractorTotal = rows.reduce((sum, row) => sum + row.contractor, 0);
  const ownerTotal = rows.reduce((sum, row) => sum + row.owner, 0);
  return (
    <Section tone="foam" aria-labelledby="comparison-heading">
      <Container>
        <Heading id="comparison-heading">{GUIDE_COSTS.heading}</Heading>
        <Lead className="mt-4">{GUIDE_COSTS.lead}</Lead>
        <table className="mt-10 w-full border-collapse text-small sm:text-body max-[24rem]:[&>*]:block max-[24rem]:block">
          <thead>
            <tr className={`border-ink border-b-2 text-start align-bottom text-small ${STACKED}`}>
              <th scope="col" className="py-3 pe-4 text-start font-semibold">
                {category}
              </th>
              <td className="hidden w-[34%] lg:table-cell" />
              <th scope="col" className="py-3 ps-3 text-end font-semibold sm:ps-6">
                <Dot className="bg-lagoon" />
                {contractor}
              </th>
              <th scope="col" className="py-3 ps-3 text-end font-semibold sm:ps-6">
                <Dot className="bg-water" />
                {owner}
              </th>
              <th scope="col" className="py-3 ps-3 text-end font-semibold sm:ps-6">
                {savings}
              </th>
            </tr>
          </thead>
          <tbody className="tabular-nums">
            {rows.map((row) => (
              <tr key={row.category} className={`border-ink/15 border-b ${STACKED}`}>
                <th scope="row" className="py-4 pe-4 text-start font-medium">
                  {row.category}
                </th>
                <td className="hidden pe-4 lg:table-cell" aria-hidden="true">
                  <Bars of={row} largest={largest} />
                </td>
                <td className="ps-3 text-end text-ink-700 sm:ps-6">{dollars(row.contractor)}</td>
                <td className="ps-3 text-end sm:ps-6">{dollars(row.owner)}</td>
                <td className="ps-3 text-end font-semibold text-lagoon sm:ps-6">{row.savings}%</td>
              </tr>
            ))}
          </tbody>
          <tfoot className="tabular-nums">
            <tr className={`font-semibold ${STACKED}`}>
              <th scope="row" className="py-4 text-start font-display font-[480] text-[1.25rem]">
                {GUIDE_COSTS.total}
              </th>
              <td className="hidden lg:table-cell" />
              <td className="ps-3 text-end sm:ps-6">{dollars(contractorTotal)}</td>
              <td className="ps-3 text-end sm:ps-6">{dollars(ownerTotal)}</td>
              <td className="ps-3 text-end text-lagoon sm:ps-6">
                {Math.round((1 - ownerTotal / contractorTotal) * 100)}%
              </td>
            </tr>
          </tfoot>
        </table>
      </Container>
    </Section>
  );
}

function Dot({ className }: { className: string }) {
  return (
    <span aria-hidden="true" className={`me-2 hidden size-2.5 rounded-full lg:inline-block ${className}`} />
  );
}

function Bars({ of, largest }: { of: { contractor: number; owner: number }; largest: number }) {
  return (
    <div className="grid gap-1">
      <div className="h-2 rounded-full bg-lagoon" style={{ width: `${(of.contractor / largest) * 100}%` }} />
      <div className="h-2 rounded-full bg-water" style={{ width: `${(of.owner / largest) * 100}%` }} />
    </div>
  );
}
