import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { carriedAssumptions, type EcoAssumptions } from '#domain/eco/assumptions.ts';
import { ECO_ANALYSIS_MS, type EcoForm, ecoFormSchema } from '#domain/eco/eco-form.ts';
import { emptyForm } from '#domain/site/empty-form.ts';
import { useAnalysis } from '#site/use-analysis.ts';

export function useEcoAnalysis() {
  const [assumptions, setAssumptions] = useState<EcoAssumptions>();
  const analysis = useAnalysis<EcoForm>({
    lastsMs: ECO_ANALYSIS_MS,
    resolver: standardSchemaResolver(ecoFormSchema),
    defaultValues: emptyForm(ecoFormSchema),
    onStart: (valid, before) =>
      setAssumptions(carriedAssumptions(valid, before && assumptions && { form: before, assumptions })),
  });
  const setFeatures = (features: EcoForm['features']) => analysis.revise({ features });
  return { ...analysis, assumptions, setAssumptions, setFeatures };
}

export type EcoAnalysisState = ReturnType<typeof useEcoAnalysis>;
