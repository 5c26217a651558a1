import type { ReactNode } from 'react';
import { useYardAnalysis } from './use-yard-analysis.ts';
import { WordsProvider, type YardWords } from './words.ts';
import { YardForm } from './yard-form.tsx';
import { type YardInputs, YardResults } from './yard-results.tsx';

type YardAnalysisProps = { words: YardWords; mail: (inputs: YardInputs) => ReactNode };

export function YardAnalysis({ words, mail }: YardAnalysisProps) {
  const analysis = useYardAnalysis();
  const { state, request, plan, setPlan, again } = analysis;
  return (
    <WordsProvider words={words}>
      {state === 'results' && request ? (
        <YardResults {...{ request, plan, setPlan, again, mail }} />
      ) : (
        <YardForm {...analysis} />
      )}
    </WordsProvider>
  );
}
