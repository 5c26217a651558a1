import { contractorRange } from '#domain/estimate/pricing.ts';
import { fill } from '#domain/words/fill.ts';
import { dollarRange, dollars } from '#domain/words/money.ts';
import type { OptimizationForm } from '#domain/yard/optimization-form.ts';
import type { YardPlan } from '#domain/yard/optimizer.ts';
import { standardFitWords } from '#domain/yard/option-words.ts';
import {
  STANDARD_CHOICES,
  STANDARD_SCORES,
  standardCost,
  standardSpecs,
} from '#domain/yard/standard-recommendation.ts';
import { ExampleReport } from '#site/analysis-parts.tsx';
import { unbroken } from '#site/ui/unbroken.tsx';
import { useWords } from './words.ts';

type StandardBlockProps = { request: OptimizationForm; fit: YardPlan['standardFit'] };

export function StandardBlock({ request: { budget, priority }, fit }: StandardBlockProps) {
  const { STANDARD, prices } = useWords();
  const { optimizedCost, savings } = standardCost(budget);
  const range = dollarRange(contractorRange(prices, STANDARD_CHOICES));
  const figures: [string, string, string?][] = [
    ...STANDARD_SCORES.map(({ label, percent }): [string, string] => [label, `${percent}%`]),
    [STANDARD.optimizedCost, dollars(optimizedCost), STANDARD.costRule],
    [STANDARD.savings, dollars(savings), STANDARD.savingsRule],
    ...standardSpecs(STANDARD),
  ];
  return (
    <ExampleReport words={STANDARD}>
      <dl className="mt-6 grid gap-x-12 border-sand border-t text-small md:grid-cols-2 lg:mt-0">
        {figures.map(([term, value, rule]) => (
          <div key={term} className="flex items-baseline justify-between gap-6 border-sand border-b py-2">
            <dt className="text-ink-600">{term}</dt>
            <dd className="text-right text-ink-700 tabular-nums">
              {value}
              {rule ? <span className="ms-2 text-fine text-ink-600">{rule}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 max-w-[46em] text-ink-700 text-small">
        {fit ? standardFitWords(STANDARD, fit, priority) : STANDARD.misses}{' '}
        {unbroken(fill(STANDARD.priced, { range }))}
      </p>
    </ExampleReport>
  );
}
