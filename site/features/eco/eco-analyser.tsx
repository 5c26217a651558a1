import type { ReactNode } from 'react';
import { EcoConfiguration } from './eco-form.tsx';
import { type EcoInputs, EcoResults } from './eco-results.tsx';
import { useEcoAnalysis } from './use-eco-analysis.ts';

export function EcoAnalyser({ mail }: { mail: (inputs: EcoInputs) => ReactNode }) {
  const analysis = useEcoAnalysis();
  const { state, request, assumptions, setAssumptions, modify } = analysis;
  if (state === 'results' && request && assumptions)
    return <EcoResults {...{ request, assumptions, setAssumptions, modify, mail }} />;
  return <EcoConfiguration {...analysis} />;
}
