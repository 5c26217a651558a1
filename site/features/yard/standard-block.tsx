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
import { useWords } from './words.ts';

type StandardBlockProps = { request: OptimizationForm; fit: YardPlan['standardFit'] };

export function StandardBlock({ request: { budget, priority }, fit }: StandardBlockProps) {
  const { STANDARD, prices } = useWords();
  const { optimizedCost, savings } = standardCost(budget);
  const range = dollarRange(contractorRange(prices, STANDARD_CHOICES));
  return (
    <ExampleReport words={STANDARD}>
      <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-5 lg:grid-cols-4">
        {STANDARD_SCORES.map(({ id, label, percent }) => (
          <div key={id}>
            <dt className="text-small">{label}</dt>
            <dd className="font-display text-[1.875rem] tabular-nums leading-tight">{percent}%</dd>
            <div aria-hidden="true" className="mt-1.5 h-1 bg-sand">
              <div className="h-full bg-sand-700" style={{ width: `${percent}%` }} />
            </div>
          </div>
        ))}
      </dl>
      <dl className="mt-7 grid grid-cols-2 gap-x-6 border-sand border-y py-5">
        <Amount label={STANDARD.optimizedCost} amount={optimizedCost} rule={STANDARD.costRule} />
        <Amount label={STANDARD.savings} amount={savings} rule={STANDARD.savingsRule} />
      </dl>
      <dl className="mt-5 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-small lg:grid-cols-[auto_1fr_auto_1fr]">
        {standardSpecs(STANDARD).map(([term, detail]) => (
          <div key={term} className="contents">
            <dt className="text-ink-600">{term}</dt>
            <dd className="font-medium">{detail}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 grid max-w-[46em] gap-2 border-sand border-t pt-5 text-small">
        <p>{fit ? standardFitWords(STANDARD, fit, priority) : STANDARD.misses}</p>
        <p>{fill(STANDARD.priced, { range })}</p>
      </div>
    </ExampleReport>
  );
}

function Amount({ label, amount, rule }: { label: string; amount: number; rule: string }) {
  return (
    <div>
      <dt className="text-small">{label}</dt>
      <dd className="font-display text-[1.625rem] tabular-nums leading-snug">{dollars(amount)}</dd>
      <dd className="text-fine text-ink-600">{rule}</dd>
    </div>
  );
}
