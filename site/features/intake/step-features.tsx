import {
  EQUIPMENT_BRANDS,
  FIRE_FEATURES,
  SAFETY_FEATURES,
  SPA_SIZES,
  WATER_FEATURES,
} from '#domain/intake/options.ts';
import { CheckboxField, FieldSet, SelectField } from '#site/ui/field.tsx';
import type { FormStepProps } from './intake-wizard.tsx';
import { useWords } from './words.ts';

type ListName = 'waterFeatures' | 'fireFeatures' | 'safetyFeatures';

export function StepFeatures({ form }: FormStepProps) {
  const { FORM, LABELS } = useWords();
  const { register, watch, formState } = form;
  const { errors } = formState;
  const list = (name: ListName, options: readonly string[]) => (
    <FieldSet legend={LABELS[name]}>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {options.map((value) => (
          <CheckboxField key={value} label={value} value={value} {...register(name)} />
        ))}
      </div>
    </FieldSet>
  );
  return (
    <div className="grid gap-7">
      {list('waterFeatures', WATER_FEATURES)}
      {list('fireFeatures', FIRE_FEATURES)}
      <div>
        <CheckboxField label={LABELS.hasSpa} {...register('hasSpa')} />
        {watch('hasSpa') ? (
          <div className="mt-2 grid gap-4 border-water-300 border-s-3 ps-5 sm:grid-cols-2">
            <SelectField
              label={LABELS.spaSize}
              placeholder={FORM.placeholders.spaSize}
              options={SPA_SIZES}
              error={errors.spaSize?.message}
              {...register('spaSize')}
            />
            <CheckboxField className="self-end" label={LABELS.spaSpillover} {...register('spaSpillover')} />
          </div>
        ) : null}
      </div>
      <SelectField
        label={LABELS.equipmentBrand}
        placeholder={FORM.placeholders.equipmentBrand}
        options={EQUIPMENT_BRANDS}
        error={errors.equipmentBrand?.message}
        {...register('equipmentBrand')}
      />
      {list('safetyFeatures', SAFETY_FEATURES)}
    </div>
  );
}
