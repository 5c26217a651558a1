import { breakdown } from '#domain/estimate/breakdown.ts';
import { comparison, type PricedChoices } from '#domain/estimate/pricing.ts';
import { LinesTable } from './lines-table.tsx';
import { useWords } from './words.ts';

type CostLinesProps = { choices: PricedChoices | undefined };

/** What each part adds; its sums are the ranges that the comparison shows. Before a choice those are other ones, so no sum is shown. */
export function CostLines({ choices }: CostLinesProps) {
  const { LINES, prices } = useWords();
  return (
    <div>
      <p className="mt-2 text-ink-600">{choices ? LINES.lead : LINES.empty}</p>
      <LinesTable
        lines={breakdown(prices, choices ?? {})}
        sums={choices ? comparison(prices, choices) : undefined}
      />
    </div>
  );
}
