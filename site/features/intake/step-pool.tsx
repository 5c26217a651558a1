import type { WheelEvent } from 'react';
import { DECK_MATERIALS, DEPTH_STEP_FT } from '#domain/intake/options.ts';
import { poolMeasures } from '#domain/intake/pool-measures.ts';
import { SelectField, TextField } from '#site/ui/field.tsx';
import type { FormStepProps } from './intake-wizard.tsx';
import { PoolSketch } from './pool-sketch.tsx';
import { useWords } from './words.ts';

const FEET = {
  type: 'number',
  inputMode: 'decimal',
  min: 0,
  required: true,
  enterKeyHint: 'next',
  // Scrolling over a number must not change it.
  onWheel: (event: WheelEvent<HTMLInputElement>) => event.currentTarget.blur(),
} as const;

export function StepPool({ form }: FormStepProps) {
  const { FORM, LABELS } = useWords();
  const { register, formState } = form;
  const { errors } = formState;
  const number = { valueAsNumber: true } as const;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        {...FEET}
        step="any"
        label={LABELS.poolLength}
        error={errors.poolLength?.message}
        {...register('poolLength', number)}
      />
      <TextField
        {...FEET}
        step="any"
        label={LABELS.poolWidth}
        error={errors.poolWidth?.message}
        {...register('poolWidth', number)}
      />
      <TextField
        {...FEET}
        step={DEPTH_STEP_FT}
        label={LABELS.shallowDepth}
        error={errors.shallowDepth?.message}
        {...register('shallowDepth', number)}
      />
      <TextField
        {...FEET}
        step={DEPTH_STEP_FT}
        label={LABELS.deepDepth}
        error={errors.deepDepth?.message}
        {...register('deepDepth', number)}
      />
      <SelectField
        label={LABELS.deckMaterial}
        required
        placeholder={FORM.placeholders.deckMaterial}
        options={DECK_MATERIALS.map((value) => ({ value, label: value }))}
        error={errors.deckMaterial?.message}
        {...register('deckMaterial')}
      />
      <TextField
        {...FEET}
        inputMode="numeric"
        enterKeyHint="go"
        step="any"
        label={LABELS.deckSquareFootage}
        hint={FORM.hints.deckSquareFootage}
        error={errors.deckSquareFootage?.message}
        {...register('deckSquareFootage', number)}
      />
      <PoolSketch
        className="sm:col-span-2"
        measures={poolMeasures(...form.watch(['poolLength', 'poolWidth', 'shallowDepth', 'deepDepth']))}
      />
    </div>
  );
}
