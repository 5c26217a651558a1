import type { EstimateForm } from '#domain/estimate/estimate-form.ts';
import {
  LOCATIONS,
  POOL_FEATURES,
  POOL_MATERIALS,
  POOL_SIZES,
  POOL_TYPES,
  TIMELINES,
} from '#domain/estimate/options.ts';
import { type FieldSource, fieldId } from '#site/field-source.ts';
import { CheckboxField, FieldSet, SelectField, TextField } from '#site/ui/field.tsx';
import { useWords } from './words.ts';

const SELECTS = [
  { name: 'size', options: POOL_SIZES },
  { name: 'type', options: POOL_TYPES },
  { name: 'material', options: POOL_MATERIALS },
  { name: 'location', options: LOCATIONS },
] as const;

// The same fields for the calculator that script runs and for the page that answers without it.
export function EstimateFields({ field, error, ticked }: FieldSource<keyof EstimateForm>) {
  const { CALCULATOR } = useWords();
  const { labels, placeholders } = CALCULATOR;
  return (
    <>
      {SELECTS.map(({ name, options }) => (
        <SelectField
          key={name}
          label={labels[name]}
          placeholder={placeholders[name]}
          options={options}
          error={error(name)}
          required
          {...field(name)}
        />
      ))}
      <FieldSet
        id={fieldId('features')}
        legend={labels.features}
        hint={CALCULATOR.featuresHint}
        className="sm:col-span-2"
      >
        <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-4">
          {POOL_FEATURES.map(({ value, label }) => (
            <CheckboxField
              key={value}
              label={label}
              value={value}
              {...field('features')}
              id={undefined}
              defaultValue={undefined}
              defaultChecked={ticked?.('features').includes(value)}
            />
          ))}
        </div>
      </FieldSet>
      <SelectField
        label={labels.timeline}
        placeholder={placeholders.timeline}
        options={TIMELINES}
        error={error('timeline')}
        required
        {...field('timeline')}
      />
      <TextField
        label={labels.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        enterKeyHint="send"
        placeholder={placeholders.email}
        hint={CALCULATOR.emailHint}
        error={error('email')}
        required
        {...field('email')}
      />
    </>
  );
}
