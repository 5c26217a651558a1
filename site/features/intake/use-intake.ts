import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useCallback, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import {
  EMPTY_INTAKE,
  type IntakeForm,
  type IntakeInput,
  intakeFormSchema,
  isIntakeField,
  JUDGED_WITH,
} from '#domain/intake/intake-form.ts';
import { localDay } from '#domain/intake/start-date.ts';
import { deleteDraft, saveDraft } from './draft-storage.ts';
import { useFiles } from './use-files.ts';
import { useSteps } from './use-steps.ts';
import { useSubmission } from './use-submission.ts';

// The visitor's local date, read each time: midnight may pass while the form is open.
const judged = intakeFormSchema(() => localDay(new Date()));

// Everything the wizard knows: the form, the files, where the visitor is, and how a submission is going.
export function useIntake() {
  const form = useForm<IntakeInput, unknown, IntakeForm>({
    resolver: standardSchemaResolver(judged),
    defaultValues: EMPTY_INTAKE,
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
          const touched = isIntakeField(name) ? [name, JUDGED_WITH[name] ?? name] : [];
          const refused = touched.filter((field) => form.getFieldState(field).error);
          if (refused.length > 0) void form.trigger(refused);
        },
      }),
    [form],
  );

  const startOver = useCallback(() => {
    form.reset(EMPTY_INTAKE);
    files.clear();
    forget();
    // The reset itself is a change, which the subscription saved again.
    deleteDraft();
  }, [form, files.clear, forget]);

  const submission = useSubmission({ form, files, onDone: startOver, goTo });
  return { form, ...place, files, startOver, submission };
}

export type IntakeState = ReturnType<typeof useIntake>;
