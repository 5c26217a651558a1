import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  ANALYSIS_MS,
  type OptimizationForm,
  optimizationFormSchema,
  YARD_LIMITS,
} from '#domain/yard/optimization-form.ts';
import { DEFAULT_SITE_PLAN, type SitePlan } from '#domain/yard/site-plan.ts';

export type YardState = 'form' | 'analysing' | 'results';

// The form, four seconds of analysing, the results; and back.
export function useYardAnalysis() {
  const form = useForm<OptimizationForm>({
    resolver: standardSchemaResolver(optimizationFormSchema),
    mode: 'onTouched',
    defaultValues: {
      yardLength: YARD_LIMITS.yardLength.start,
      yardWidth: YARD_LIMITS.yardWidth.start,
      budget: YARD_LIMITS.budget.start,
    },
  });
  const [state, setState] = useState<YardState>('form');
  const [request, setRequest] = useState<OptimizationForm>();
  const [returned, setReturned] = useState(false);
  const [plan, setPlan] = useState<SitePlan>(DEFAULT_SITE_PLAN);

  useEffect(() => {
    if (state !== 'analysing') return;
    const timer = setTimeout(() => setState('results'), ANALYSIS_MS);
    return () => clearTimeout(timer);
  }, [state]);

  return {
    form,
    state,
    request,
    plan,
    setPlan,
    submit: form.handleSubmit((valid) => {
      setRequest(valid);
      setState('analysing');
    }),
    returned,
    again: () => {
      setReturned(true);
      setState('form');
    },
  };
}

export type YardAnalysisState = ReturnType<typeof useYardAnalysis>;
