import { CALCULATOR } from '#content/estimate.ts';
import {
  LOCATIONS,
  POOL_FEATURES,
  POOL_MATERIALS,
  POOL_SIZES,
  POOL_TYPES,
  TIMELINES,
} from '#domain/estimate/options.ts';
import { Button } from '#site/ui/button.tsx';
import { CheckboxField, FieldSet, SelectField, TextField } from '#site/ui/field.tsx';
import { DownloadEstimate } from './download-estimate.tsx';
import type { CalculatorState } from './use-calculator.ts';

const SELECTS = [
  { name: 'size', options: POOL_SIZES },
  { name: 'type', options: POOL_TYPES },
  { name: 'material', options: POOL_MATERIALS },
  { name: 'location', options: LOCATIONS },
] as const;

export function CalculatorForm({ id, form, submit, recompute }: CalculatorState) {
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  const { labels, placeholders } = CALCULATOR;
  return (
    <form id={id} noValidate method="post" onSubmit={submit} className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      {SELECTS.map(({ name, options }) => (
        <SelectField
          key={name}
          label={labels[name]}
          placeholder={placeholders[name]}
          options={options}
          error={errors[name]?.message}
          required
          {...register(name, { onChange: recompute })}
        />
      ))}
      <FieldSet legend={labels.features} hint={CALCULATOR.featuresHint} className="sm:col-span-2">
        <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-4">
          {POOL_FEATURES.map(({ value, label }) => (
            <CheckboxField
              key={value}
              label={label}
              value={value}
              {...register('features', { onChange: recompute })}
            />
          ))}
        </div>
      </FieldSet>
      <SelectField
        label={labels.timeline}
        placeholder={placeholders.timeline}
        options={TIMELINES}
        error={errors.timeline?.message}
        required
        {...register('timeline')}
      />
      <TextField
        label={labels.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        enterKeyHint="send"
        placeholder={placeholders.email}
        hint={CALCULATOR.emailHint}
        error={errors.email?.message}
        required
        {...register('email')}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 pt-2 sm:col-span-2">
        <Button type="submit" size="lg" pending={isSubmitting} className="max-sm:w-full max-sm:px-3!">
          {isSubmitting ? CALCULATOR.submitting : CALCULATOR.submit}
        </Button>
        <DownloadEstimate form={form} />
      </div>
    </form>
  );
}
