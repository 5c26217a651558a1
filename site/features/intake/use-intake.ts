import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type IntakeForm, type IntakeInput, intakeFormSchema } from '#domain/intake/intake-form.ts';
import { STEP_COUNT, STEP_FIELDS } from '#domain/intake/intake-steps.ts';
import { deleteDraft, saveDraft, saveStep } from './local-draft.ts';
import { useFiles } from './use-files.ts';
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

// Everything the wizard knows: the form, the step, the files, and how a submission is going.
export function useIntake() {
  const form = useForm<IntakeInput, unknown, IntakeForm>({
    resolver: standardSchemaResolver(intakeFormSchema),
    defaultValues: EMPTY,
  });
  const [step, setStep] = useState(1);
  const files = useFiles();
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => saveDraft(values) }),
    [form],
  );
  // After a change of step the heading is read out and the page starts at its top.
  useEffect(() => {
    if (!moved.current || step === 0) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [step]);

  const goTo = useCallback((next: number) => {
    moved.current = true;
    saveStep(next);
    setStep(next);
  }, []);

  async function next() {
    const fields = STEP_FIELDS[step - 1] ?? [];
    if (fields.length > 0 && !(await form.trigger([...fields], { shouldFocus: true }))) return;
    goTo(Math.min(STEP_COUNT, step + 1));
  }

  const startOver = useCallback(() => {
    form.reset(EMPTY);
    deleteDraft();
    files.clear();
    goTo(1);
    // The reset itself is a change, which the subscription saved again.
    deleteDraft();
  }, [form, files.clear, goTo]);

  const submission = useSubmission({ form, files: files.files, onDone: startOver, goTo });
  return { form, step, goTo, next, files, heading, startOver, submission };
}

export type IntakeState = ReturnType<typeof useIntake>;
