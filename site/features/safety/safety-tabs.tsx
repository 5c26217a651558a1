import { type ReactNode, useState } from 'react';
import { Tabs } from '#site/ui/tabs.tsx';
import { AssessmentForm } from './assessment-form.tsx';
import { SafetyResult } from './safety-result.tsx';
import type { SafetyAssessmentState } from './use-safety-assessment.ts';
import { useWords } from './words.ts';

type SafetyTabsProps = {
  assessment: SafetyAssessmentState;
  layers: ReactNode;
  laws: ReactNode;
};

export function SafetyTabs({ assessment, layers, laws }: SafetyTabsProps) {
  const { SAFETY_TABS } = useWords();
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
              {assessment.result ? <SafetyResult {...assessment.result} /> : null}
            </>
          ),
        },
        { id: 'layers', label: SAFETY_TABS.layers, content: layers },
        { id: 'compliance', label: SAFETY_TABS.compliance, content: laws },
      ]}
    />
  );
}
