import { INTAKE_FORM, INTAKE_LABELS as LABELS } from '#content/intake.ts';
import { CheckboxField, TextAreaField, TextField } from '#site/ui/field.tsx';
import type { StepProps } from './intake-wizard.tsx';

export function StepProperty({ form }: StepProps) {
  const { register, watch, formState } = form;
  const { errors } = formState;
  return (
    <div className="grid gap-5 sm:grid-cols-6">
      <TextField
        className="sm:col-span-6"
        label={LABELS.projectAddress}
        required
        autoComplete="street-address"
        error={errors.projectAddress?.message}
        {...register('projectAddress')}
      />
      <TextField
        className="sm:col-span-3"
        label={LABELS.city}
        required
        autoComplete="address-level2"
        error={errors.city?.message}
        {...register('city')}
      />
      <TextField
        className="sm:col-span-1"
        label={LABELS.state}
        required
        autoComplete="address-level1"
        placeholder={INTAKE_FORM.placeholders.state}
        error={errors.state?.message}
        {...register('state')}
      />
      <TextField
        className="sm:col-span-2"
        label={LABELS.zipCode}
        required
        inputMode="numeric"
        autoComplete="postal-code"
        error={errors.zipCode?.message}
        {...register('zipCode')}
      />
      <TextField
        className="sm:col-span-6"
        label={LABELS.county}
        required
        hint={INTAKE_FORM.hints.county}
        error={errors.county?.message}
        {...register('county')}
      />
      <div className="sm:col-span-6">
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
