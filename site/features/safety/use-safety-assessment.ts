import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  EMPTY_SAFETY_ASSESSMENT,
  type SafetyAnswers,
  type SafetyAssessment,
  safetyAssessmentSchema,
} from '#domain/safety/assessment.ts';

// Hidden until the button is pressed, worked out again at each press.
export function useSafetyAssessment() {
  const form = useForm<SafetyAnswers, unknown, SafetyAssessment>({
    resolver: standardSchemaResolver(safetyAssessmentSchema),
    defaultValues: EMPTY_SAFETY_ASSESSMENT,
  });
  const [result, setResult] = useState<{ answers: SafetyAssessment; press: number }>();
  return {
    form,
    result,
    submit: form.handleSubmit((answers) => setResult({ answers, press: (result?.press ?? 0) + 1 })),
  };
}

export type SafetyAssessmentState = ReturnType<typeof useSafetyAssessment>;
