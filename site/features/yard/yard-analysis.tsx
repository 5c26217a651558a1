import { useYardAnalysis } from './use-yard-analysis.ts';
import { withWords } from './words.ts';
import { YardForm } from './yard-form.tsx';
import { YardResults } from './yard-results.tsx';

export const YardAnalysis = withWords(() => {
  const analysis = useYardAnalysis();
  const { analysed, plan, setPlan, again } = analysis;
  if (!analysed) return <YardForm {...analysis} />;
  return <YardResults {...{ request: analysed, plan, setPlan, again }} />;
});
