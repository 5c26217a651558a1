import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import {
  type OptimizationForm,
  optimizationFormSchema,
  YARD_ANALYSIS_MS,
  YARD_LIMITS,
} from '#domain/yard/optimization-form.ts';
import { DEFAULT_SITE_PLAN, type SitePlan } from '#domain/yard/site-plan.ts';
import { useAnalysis } from '#site/use-analysis.ts';

export function useYardAnalysis() {
  const [plan, setPlan] = useState<SitePlan>(DEFAULT_SITE_PLAN);
  const analysis = useAnalysis<OptimizationForm>({
    lastsMs: YARD_ANALYSIS_MS,
    resolver: standardSchemaResolver(optimizationFormSchema),
    mode: 'onTouched',
    defaultValues: {
      yardLength: YARD_LIMITS.yardLength.start,
      yardWidth: YARD_LIMITS.yardWidth.start,
      budget: YARD_LIMITS.budget.start,
    },
  });
  return { ...analysis, plan, setPlan };
}

export type YardAnalysisState = ReturnType<typeof useYardAnalysis>;
