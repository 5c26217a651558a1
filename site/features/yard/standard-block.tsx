import { fill } from '#domain/words/fill.ts';
import { dollars } from '#domain/words/money.ts';
import type { YardPlan } from '#domain/yard/optimizer.ts';
import {
  STANDARD_POOL,
  STANDARD_SCORES,
  standardCost,
  standardSpecs,
} from '#domain/yard/standard-recommendation.ts';
import { ExampleReport } from '#site/analysis-parts.tsx';
import { Alert } from '#site/ui/alert.tsx';
import { useWords } from './words.ts';

export function StandardBlock({ budget, fit }: { budget: number; fit: YardPlan['standardFit'] }) {
  const { STANDARD } = useWords();
  const { optimizedCost, savings } = standardCost(budget);
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
      <Alert tone={fit ? 'success' : 'warning'} className="mt-6">
        <p>
          {fit
            ? fill(STANDARD.fits, {
                place: fit.pool.length === STANDARD_POOL.lengthFt ? STANDARD.along : STANDARD.across,
              })
            : STANDARD.misses}
        </p>
      </Alert>
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
