import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { carriedAssumptions, type EcoAssumptions } from '#domain/eco/assumptions.ts';
import { ECO_ANALYSIS_MS, type EcoForm, ecoFormSchema } from '#domain/eco/eco-form.ts';

export type EcoState = 'form' | 'analysing' | 'results';

// The form, three and a half seconds of analysing, the results; and back.
export function useEcoAnalysis() {
  const form = useForm<EcoForm>({
    resolver: standardSchemaResolver(ecoFormSchema),
    defaultValues: { features: [] },
  });
  const [state, setState] = useState<EcoState>('form');
  const [request, setRequest] = useState<EcoForm>();
  const [returned, setReturned] = useState(false);
  const [assumptions, setAssumptions] = useState<EcoAssumptions>();

  useEffect(() => {
    if (state !== 'analysing') return;
    const timer = setTimeout(() => setState('results'), ECO_ANALYSIS_MS);
    return () => clearTimeout(timer);
  }, [state]);

  return {
    form,
    state,
    request,
    assumptions,
    setAssumptions,
    submit: form.handleSubmit((valid) => {
      setRequest(valid);
      setAssumptions(carriedAssumptions(valid, request && assumptions && { form: request, assumptions }));
      setState('analysing');
    }),
    returned,
    modify: () => {
      setReturned(true);
      setState('form');
    },
  };
}

export type EcoAnalysisState = ReturnType<typeof useEcoAnalysis>;
