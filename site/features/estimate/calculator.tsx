import { useState } from 'react';
import { Card } from '#site/ui/card.tsx';
import { lazyPart } from '#site/ui/lazy-part.tsx';
import { Heading } from '#site/ui/section.tsx';
import { Tabs } from '#site/ui/tabs.tsx';
import { CalculatorForm } from './calculator-form.tsx';
import { ComparisonPanel } from './comparison-panel.tsx';
import { CostLines } from './cost-lines.tsx';
import { DesignNotice } from './design-notice.tsx';
import { NotIncluded } from './not-included.tsx';
import { OneChange } from './one-change.tsx';
import { RunningTotal } from './running-total.tsx';
import { useCalculator } from './use-calculator.ts';
import { type EstimateWords, useWords, WordsProvider } from './words.ts';

// Only once something was chosen, or sent.
const EstimatePlans = lazyPart(async () => (await import('./estimate-plans.tsx')).EstimatePlans);
const SentEstimate = lazyPart(async () => (await import('./sent-estimate.tsx')).SentEstimatePanel);

export function Calculator({ words }: { words: EstimateWords }) {
  return (
    <WordsProvider words={words}>
      <Parts />
    </WordsProvider>
  );
}

function Parts() {
  const { LEFT_OUT, LINES, ONE_CHANGE } = useWords();
  const calculator = useCalculator();
  const { choices, design, apply, sent } = calculator;
  const [tab, setTab] = useState('lines');
  return (
    <>
      <div className="mt-10 grid gap-6 lg:grid-cols-[7fr_5fr] lg:gap-8">
        <Card className="grid content-between gap-6">
          {design ? <DesignNotice design={design} /> : null}
          <CalculatorForm {...calculator} />
          {sent ? <SentEstimate key={sent.reference} sent={sent} /> : null}
          <RunningTotal choices={choices} />
        </Card>
        <ComparisonPanel choices={choices} />
      </div>
      {choices ? (
        <EstimatePlans choices={choices} className="mt-6 bg-white! lg:mt-8 lg:grid-cols-[7fr_5fr]" />
      ) : null}
      <Tabs
        className="mt-12"
        label={LINES.heading}
        value={tab}
        onChange={setTab}
        items={[
          {
            id: 'lines',
            label: LINES.tab,
            content: (
              <>
                <Heading level={3}>{LINES.heading}</Heading>
                <CostLines choices={choices} />
              </>
            ),
          },
          {
            id: 'change',
            label: ONE_CHANGE.tab,
            content: <OneChange choices={choices} onChoose={apply} />,
          },
          { id: 'left-out', label: LEFT_OUT.tab, content: <NotIncluded /> },
        ]}
      />
    </>
  );
}
