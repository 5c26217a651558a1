import { CheckboxField, TextAreaField, TextField } from '#site/ui/field.tsx';
import type { FormStepProps } from './intake-wizard.tsx';
import { useWords } from './words.ts';

export function StepProperty({ form }: FormStepProps) {
  const { FORM, LABELS } = useWords();
  const { register, watch, formState } = form;
  const { errors } = formState;
  return (
    <div className="grid gap-5 sm:grid-cols-12">
      <TextField
        className="sm:col-span-12"
        label={LABELS.projectAddress}
        required
        autoComplete="address-line1"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="next"
        error={errors.projectAddress?.message}
        {...register('projectAddress')}
      />
      <TextField
        className="sm:col-span-5"
        label={LABELS.city}
        required
        autoComplete="address-level2"
        autoCapitalize="words"
        enterKeyHint="next"
        error={errors.city?.message}
        {...register('city')}
      />
      <TextField
        className="sm:col-span-3"
        label={LABELS.state}
        required
        autoComplete="address-level1"
        autoCapitalize="characters"
        enterKeyHint="next"
        placeholder={FORM.placeholders.state}
        error={errors.state?.message}
        {...register('state')}
      />
      <TextField
        className="sm:col-span-4"
        label={LABELS.zipCode}
        required
        inputMode="numeric"
        autoComplete="postal-code"
        enterKeyHint="next"
        error={errors.zipCode?.message}
        {...register('zipCode')}
      />
      <TextField
        className="sm:col-span-12"
        label={LABELS.county}
        required
        autoCapitalize="words"
        enterKeyHint="go"
        hint={FORM.hints.county}
        error={errors.county?.message}
        {...register('county')}
      />
      <div className="sm:col-span-12">
        <CheckboxField label={LABELS.hasHOA} {...register('hasHOA')} />
        {watch('hasHOA') ? (
          <TextAreaField
            className="mt-3"
            label={LABELS.hoaGuidelines}
            rows={4}
            error={errors.hoaGuidelines?.message}
            {...register('hoaGuidelines')}
          />
        ) : null}
      </div>
    </div>
  );
}
