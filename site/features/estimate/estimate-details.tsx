import { useState } from 'react';
import type { Alternative } from '#domain/estimate/alternatives.ts';
import type { PricedChoices } from '#domain/estimate/pricing.ts';
import { Tabs } from '#site/ui/tabs.tsx';
import { CostLines } from './cost-lines.tsx';
import { NotIncluded } from './not-included.tsx';
import { OneChange } from './one-change.tsx';
import { useWords } from './words.ts';

type EstimateDetailsProps = { choices: PricedChoices; onChoose: (change: Alternative) => void };

export function EstimateDetails({ choices, onChoose }: EstimateDetailsProps) {
  const { LEFT_OUT, LINES, ONE_CHANGE } = useWords();
  const [tab, setTab] = useState('lines');
  return (
    <Tabs
      className="mt-12 max-sm:[&_[role=tab]]:whitespace-nowrap max-sm:[&_[role=tab]]:text-[0.875rem]"
      label={LINES.heading}
      value={tab}
      onChange={setTab}
      items={[
        { id: 'lines', label: LINES.tab, content: <CostLines choices={choices} /> },
        {
          id: 'change',
          label: ONE_CHANGE.tab,
          content: <OneChange choices={choices} onChoose={onChoose} />,
        },
        { id: 'left-out', label: LEFT_OUT.tab, content: <NotIncluded /> },
      ]}
    />
  );
}
