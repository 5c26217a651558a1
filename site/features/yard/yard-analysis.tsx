import type { ReactNode } from 'react';
import { useYardAnalysis } from './use-yard-analysis.ts';
import { YardForm } from './yard-form.tsx';
import { type YardInputs, YardResults } from './yard-results.tsx';

export function YardAnalysis({ mail }: { mail: (inputs: YardInputs) => ReactNode }) {
  const analysis = useYardAnalysis();
  const { state, request, plan, setPlan, again } = analysis;
  if (state === 'results' && request) return <YardResults {...{ request, plan, setPlan, again, mail }} />;
  return <YardForm {...analysis} />;
}
