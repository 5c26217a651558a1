import {
  CHILDREN_AGES,
  FENCE_HEIGHT,
  FENCE_TYPES,
  PERIMETER_FENCE_TYPES,
  POOL_TYPES,
  PROPERTY_TYPES,
} from '#domain/safety/assessment.ts';
import { Button } from '#site/ui/button.tsx';
import { CheckboxField, FieldSet, SelectField, TextField } from '#site/ui/field.tsx';
import type { SafetyAssessmentState } from './use-safety-assessment.ts';
import { useWords } from './words.ts';

const optionsOf = <Value extends string>(values: readonly Value[], names: Record<Value, string>) =>
  values.map((value) => ({ value, label: names[value] }));

// An untouched select or number is undefined, not an empty string.
const unlessEmpty = { setValueAs: (value: string) => (value === '' ? undefined : value) };
const numberUnlessEmpty = {
  setValueAs: (value: string | number | undefined) =>
    value === '' || value === undefined ? undefined : Number(value),
};

export function AssessmentForm({ form, submit }: SafetyAssessmentState) {
  const { FENCE_NAMES, POOL_TYPE_NAMES, PROPERTY_TYPE_NAMES, SAFETY_FORM } = useWords();
  const { register, watch, formState } = form;
  const { errors } = formState;
  const [fenced, perimeter] = watch(['hasExistingFence', 'hasPerimeterFence']);
  return (
    <form
      noValidate
      data-tool="form"
      method="post"
      onSubmit={submit}
      className="grid gap-8 sm:rounded-card sm:border sm:border-sand sm:p-8"
    >
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-3">
        <SelectField
          label={SAFETY_FORM.poolType}
          placeholder={SAFETY_FORM.any}
          options={optionsOf(POOL_TYPES, POOL_TYPE_NAMES)}
          {...register('poolType', unlessEmpty)}
        />
        <SelectField
          label={SAFETY_FORM.propertyType}
          placeholder={SAFETY_FORM.any}
          options={optionsOf(PROPERTY_TYPES, PROPERTY_TYPE_NAMES)}
          {...register('propertyType', unlessEmpty)}
        />
        <TextField
          label={SAFETY_FORM.state}
          placeholder={SAFETY_FORM.stateExample}
          hint={SAFETY_FORM.stateHint}
          autoComplete="address-level1"
          error={errors.state?.message}
          {...register('state')}
        />
      </div>
      <FieldSet legend={SAFETY_FORM.childrenAges} hint={SAFETY_FORM.childrenAgesHint}>
        <div className="flex flex-wrap gap-x-7 max-sm:grid max-sm:grid-cols-3">
          {CHILDREN_AGES.map((age) => (
            <CheckboxField key={age} label={age} value={age} {...register('childrenAges')} />
          ))}
        </div>
      </FieldSet>
      <div className="grid gap-x-6 gap-y-8 lg:grid-cols-3">
        <FieldSet legend={SAFETY_FORM.barriers}>
          <div className="grid gap-x-6 sm:max-lg:grid-cols-2">
            <div>
              <CheckboxField label={SAFETY_FORM.hasExistingFence} {...register('hasExistingFence')} />
              <div
                hidden={!fenced}
                className="grid gap-4 border-water-300 border-s-2 ps-5 pt-1 pb-3 md:grid-cols-2 lg:grid-cols-1"
              >
                <SelectField
                  label={SAFETY_FORM.fenceType}
                  placeholder={SAFETY_FORM.any}
                  options={optionsOf(FENCE_TYPES, FENCE_NAMES)}
                  {...register('fenceType', unlessEmpty)}
                />
                <TextField
                  label={SAFETY_FORM.fenceHeight}
                  hint={SAFETY_FORM.fenceHeightHint}
                  type="number"
                  inputMode="decimal"
                  {...FENCE_HEIGHT}
                  error={errors.fenceHeight?.message}
                  {...register('fenceHeight', numberUnlessEmpty)}
                />
              </div>
            </div>
            <div>
              <CheckboxField label={SAFETY_FORM.hasPerimeterFence} {...register('hasPerimeterFence')} />
              <div hidden={!perimeter} className="border-water-300 border-s-2 ps-5 pt-1 pb-3">
                <SelectField
                  label={SAFETY_FORM.perimeterFenceType}
                  placeholder={SAFETY_FORM.any}
                  options={optionsOf(PERIMETER_FENCE_TYPES, FENCE_NAMES)}
                  {...register('perimeterFenceType', unlessEmpty)}
                />
              </div>
            </div>
          </div>
        </FieldSet>
        <FieldSet legend={SAFETY_FORM.more} className="lg:col-span-2">
          <div className="grid gap-x-6 sm:grid-cols-2">
            {(['hasPoolCover', 'hasElectricCover', 'hasScreenEnclosure', 'hasAlarm'] as const).map((name) => (
              <CheckboxField key={name} label={SAFETY_FORM[name]} {...register(name)} />
            ))}
          </div>
        </FieldSet>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" size="lg" className="max-sm:w-full">
          {SAFETY_FORM.submit}
        </Button>
        <p className="max-w-[26em] flex-1 basis-64 text-ink-600 text-small">{SAFETY_FORM.ruleNote}</p>
      </div>
    </form>
  );
}
