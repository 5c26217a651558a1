import { EcoConfiguration } from './eco-form.tsx';
import { EcoResults } from './eco-results.tsx';
import { useEcoAnalysis } from './use-eco-analysis.ts';
import { withWords } from './words.ts';

export const EcoAnalyser = withWords(() => {
  const analysis = useEcoAnalysis();
  const { state, request, assumptions, setAssumptions, modify } = analysis;
  if (state !== 'results' || !request || !assumptions) return <EcoConfiguration {...analysis} />;
  return <EcoResults {...{ request, assumptions, setAssumptions, modify }} />;
});
