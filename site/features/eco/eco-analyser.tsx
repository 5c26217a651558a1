import type { ReactNode } from 'react';
import { EcoConfiguration } from './eco-form.tsx';
import { type EcoInputs, EcoResults } from './eco-results.tsx';
import { useEcoAnalysis } from './use-eco-analysis.ts';
import { type EcoWords, WordsProvider } from './words.ts';

type EcoAnalyserProps = { words: EcoWords; mail: (inputs: EcoInputs) => ReactNode };

export function EcoAnalyser({ words, mail }: EcoAnalyserProps) {
  const analysis = useEcoAnalysis();
  const { state, request, assumptions, setAssumptions, modify } = analysis;
  return (
    <WordsProvider words={words}>
      {state === 'results' && request && assumptions ? (
        <EcoResults {...{ request, assumptions, setAssumptions, modify, mail }} />
      ) : (
        <EcoConfiguration {...analysis} />
      )}
    </WordsProvider>
  );
}
