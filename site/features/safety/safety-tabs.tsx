import { type ReactNode, useState } from 'react';
import { SAFETY_TABS } from '#content/safety.ts';
import type { SafetyAssessment } from '#domain/safety/assessment.ts';
import { Tabs } from '#site/ui/tabs.tsx';
import { AssessmentForm } from './assessment-form.tsx';
import { LawsTab } from './laws-tab.tsx';
import { LayersTab } from './layers-tab.tsx';
import { SafetyResult } from './safety-result.tsx';
import type { SafetyAssessmentState } from './use-safety-assessment.ts';

type SafetyTabsProps = {
  assessment: SafetyAssessmentState;
  mail: (answers: SafetyAssessment) => ReactNode;
};

export function SafetyTabs({ assessment, mail }: SafetyTabsProps) {
  const [tab, setTab] = useState('assessment');
  return (
    <Tabs
      label={SAFETY_TABS.label}
      value={tab}
      onChange={setTab}
      items={[
        {
          id: 'assessment',
          label: SAFETY_TABS.assessment,
          content: (
            <>
              <div className="print:hidden">
                <AssessmentForm {...assessment} />
              </div>
              {assessment.result ? <SafetyResult {...assessment.result} mail={mail} /> : null}
            </>
          ),
        },
        { id: 'layers', label: SAFETY_TABS.layers, content: <LayersTab /> },
        { id: 'compliance', label: SAFETY_TABS.compliance, content: <LawsTab /> },
      ]}
    />
  );
}
