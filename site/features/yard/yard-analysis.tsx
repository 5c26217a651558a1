import { useYardAnalysis } from './use-yard-analysis.ts';
import { withWords } from './words.ts';
import { YardForm } from './yard-form.tsx';
import { YardResults } from './yard-results.tsx';

export const YardAnalysis = withWords(() => {
  const analysis = useYardAnalysis();
  const { state, request, plan, setPlan, again } = analysis;
  if (state !== 'results' || !request) return <YardForm {...analysis} />;
  return <YardResults {...{ request, plan, setPlan, again }} />;
});
