import { BUDGET_RANGES } from '#domain/intake/options.ts';
import { localDay, startDates } from '#domain/intake/start-date.ts';
import { SelectField, TextAreaField, TextField } from '#site/ui/field.tsx';
import type { FormStepProps } from './intake-wizard.tsx';
import { useWords } from './words.ts';

export function StepDetails({ form }: FormStepProps) {
  const { FORM, LABELS } = useWords();
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField
        label={LABELS.budgetRange}
        required
        placeholder={FORM.placeholders.budgetRange}
        options={BUDGET_RANGES.map((value) => ({ value, label: value }))}
        error={errors.budgetRange?.message}
        {...register('budgetRange')}
      />
      <TextField
        label={LABELS.targetStartDate}
        type="date"
        {...startDates(localDay(new Date()))}
        hint={FORM.hints.targetStartDate}
        error={errors.targetStartDate?.message}
        {...register('targetStartDate')}
      />
      <TextAreaField
        className="sm:col-span-2"
        label={LABELS.specialRequests}
        error={errors.specialRequests?.message}
        {...register('specialRequests')}
      />
      <TextAreaField
        className="sm:col-span-2"
        rows={3}
        label={LABELS.sketchNotes}
        hint={FORM.hints.sketchNotes}
        error={errors.sketchNotes?.message}
        {...register('sketchNotes')}
      />
    </div>
  );
}
