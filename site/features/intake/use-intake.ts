import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useCallback, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import {
  type IntakeForm,
  type IntakeInput,
  intakeFormSchema,
  isIntakeField,
} from '#domain/intake/intake-form.ts';
import { deleteDraft, saveDraft } from './local-draft.ts';
import { useFiles } from './use-files.ts';
import { useSteps } from './use-steps.ts';
import { useSubmission } from './use-submission.ts';

const EMPTY = {
  fullName: '',
  email: '',
  phone: '',
  projectAddress: '',
  city: '',
  state: '',
  zipCode: '',
  county: '',
  hasHOA: false,
  hoaGuidelines: '',
  waterFeatures: [],
  fireFeatures: [],
  structures: [],
  hasSpa: false,
  spaSize: '' as const,
  spaSpillover: false,
  equipmentBrand: '' as const,
  safetyFeatures: [],
  targetStartDate: '',
  specialRequests: '',
  sketchNotes: '',
};

// Everything the wizard knows: the form, the files, where the visitor is, and how a submission is going.
export function useIntake() {
  const form = useForm<IntakeInput, unknown, IntakeForm>({
    resolver: standardSchemaResolver(intakeFormSchema),
    defaultValues: EMPTY,
  });
  const place = useSteps(form);
  const { goTo, forget } = place;
  const files = useFiles();

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          saveDraft(values);
          // What was refused is looked at again while it is being mended.
          if (isIntakeField(name) && form.getFieldState(name).error) void form.trigger(name);
        },
      }),
    [form],
  );

  const startOver = useCallback(() => {
    form.reset(EMPTY);
    files.clear();
    forget();
    // The reset itself is a change, which the subscription saved again.
    deleteDraft();
  }, [form, files.clear, forget]);

  const submission = useSubmission({ form, files, onDone: startOver, goTo });
  return { form, ...place, files, startOver, submission };
}

export type IntakeState = ReturnType<typeof useIntake>;
