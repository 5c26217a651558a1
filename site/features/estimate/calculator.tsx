import { Card } from '#site/ui/card.tsx';
import { lazyPart } from '#site/ui/lazy-part.tsx';
import { CalculatorForm } from './calculator-form.tsx';
import { ComparisonPanel } from './comparison-panel.tsx';
import { DesignNotice } from './design-notice.tsx';
import { RunningTotal } from './running-total.tsx';
import { useCalculator } from './use-calculator.ts';
import { type EstimateWords, WordsProvider } from './words.ts';

// Only once something was chosen, or sent: before that nothing here is anybody's pool.
const EstimatePlans = lazyPart(async () => (await import('./estimate-plans.tsx')).EstimatePlans);
const EstimateDetails = lazyPart(async () => (await import('./estimate-details.tsx')).EstimateDetails);
const SentEstimate = lazyPart(async () => (await import('./sent-estimate.tsx')).SentEstimatePanel);

export function Calculator({ words }: { words: EstimateWords }) {
  return (
    <WordsProvider words={words}>
      <Parts />
    </WordsProvider>
  );
}

function Parts() {
  const calculator = useCalculator();
  const { choices, design, apply, sent } = calculator;
  return (
    <>
      <div className="mt-7 grid gap-6 sm:mt-10 lg:grid-cols-[7fr_5fr] lg:gap-8">
        {/* The line of sums at its foot never stands over the words above it. */}
        <Card className="grid content-between gap-6 max-lg:overflow-clip max-sm:gap-4 max-sm:p-5">
          {design ? <DesignNotice design={design} /> : null}
          <CalculatorForm {...calculator} />
          <RunningTotal choices={choices} sent={sent?.form} />
        </Card>
        <ComparisonPanel choices={choices} />
      </div>
      {sent ? <SentEstimate key={sent.reference} sent={sent} /> : null}
      {choices ? (
        <>
          <EstimatePlans choices={choices} className="mt-6 bg-white! lg:mt-8 lg:grid-cols-[7fr_5fr]" />
          <EstimateDetails choices={choices} onChoose={apply} />
        </>
      ) : null}
    </>
  );
}
