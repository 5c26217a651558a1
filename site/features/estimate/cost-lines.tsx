import { breakdown } from '#domain/estimate/breakdown.ts';
import { comparison, type PricedChoices } from '#domain/estimate/pricing.ts';
import { Heading } from '#site/ui/section.tsx';
import { LinesTable } from './lines-table.tsx';
import { useWords } from './words.ts';

type CostLinesProps = { choices: PricedChoices; level?: 2 | 3 };

/** What each part adds; its sums are the ranges that the comparison shows. */
export function CostLines({ choices, level = 3 }: CostLinesProps) {
  const { LINES, prices } = useWords();
  return (
    <>
      <Heading level={level}>{LINES.heading}</Heading>
      <p className="mt-2 text-ink-600">{LINES.lead}</p>
      <LinesTable lines={breakdown(prices, choices)} sums={comparison(prices, choices)} />
    </>
  );
}
