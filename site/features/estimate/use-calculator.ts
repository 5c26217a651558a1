import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Alternative } from '#domain/estimate/alternatives.ts';
import {
  arrivedFields,
  CARRIED_FIELDS,
  CARRY_OVER_DELAY_MS,
  type EstimateCarryOver,
  estimateCarryOver,
} from '#domain/estimate/carry-over.ts';
import { CALCULATOR_TOASTS } from '#domain/estimate/cost-calculation.ts';
import { type EstimateForm, estimateFormSchema } from '#domain/estimate/estimate-form.ts';
import type { PricedChoices } from '#domain/estimate/pricing.ts';
import { emptyForm } from '#domain/site/empty-form.ts';
import { toast } from '#site/ui/toast.ts';
import { type SentEstimate, sendEstimate } from './send-estimate.ts';
import { useWords } from './words.ts';

// Everything the calculator knows. `choices` stays undefined until the first change that recomputes.
export function useCalculator() {
  const { DESIGN_NOTICE, prices } = useWords();
  const form = useForm<EstimateForm>({
    resolver: standardSchemaResolver(estimateFormSchema),
    defaultValues: emptyForm(estimateFormSchema),
  });
  const [choices, setChoices] = useState<PricedChoices>();
  const [design, setDesign] = useState<EstimateCarryOver>();
  const [sent, setSent] = useState<SentEstimate>();
  const { setValue, getValues } = form;

  useEffect(() => {
    const carried = estimateCarryOver(new URLSearchParams(location.search));
    if (!carried) return;
    if (carried.featuresUnreadable) console.warn('The features of the AI design could not be read.');
    for (const field of CARRIED_FIELDS) {
      const value = carried[field];
      if (value) setValue(field, value);
    }
    setValue('features', carried.features);
    setDesign(carried);
    if (arrivedFields(carried).length === 0) return;
    toast({ title: CALCULATOR_TOASTS.designLoaded, description: DESIGN_NOTICE.toast });
    const timer = setTimeout(() => setChoices({ ...getValues() }), CARRY_OVER_DELAY_MS);
    return () => clearTimeout(timer);
  }, [setValue, getValues, DESIGN_NOTICE]);

  const recompute = () => setChoices({ ...getValues() });

  function apply({ field, choices: changed }: Alternative) {
    if (field === 'features') setValue('features', [...(changed.features ?? [])]);
    else if (changed[field]) setValue(field, changed[field], { shouldValidate: form.formState.isSubmitted });
    recompute();
  }

  return {
    form,
    choices,
    design,
    recompute,
    apply,
    sent,
    // A failed attempt takes nothing away from what was sent before.
    submit: form.handleSubmit(async (filled) => {
      const arrived = await sendEstimate(prices, filled);
      if (arrived) setSent(arrived);
    }),
  };
}

export type CalculatorState = ReturnType<typeof useCalculator>;
