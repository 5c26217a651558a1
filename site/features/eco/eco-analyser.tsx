import { EcoConfiguration } from './eco-form.tsx';
import { EcoResults } from './eco-results.tsx';
import { useEcoAnalysis } from './use-eco-analysis.ts';
import { withWords } from './words.ts';

export const EcoAnalyser = withWords(() => {
  const analysis = useEcoAnalysis();
  const { analysed, assumptions, setAssumptions, setFeatures, again } = analysis;
  if (!analysed || !assumptions) return <EcoConfiguration {...analysis} />;
  return <EcoResults {...{ request: analysed, assumptions, setAssumptions, setFeatures, again }} />;
});
