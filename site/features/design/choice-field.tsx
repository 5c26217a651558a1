import { DECKS, type Design, FINISHES, HOURS, HOUSE_SIDES, HOUSES, SETTINGS } from '#domain/design/design.ts';
import { wishedMaterial } from '#domain/design/material.ts';
import { reshaped } from '#domain/design/reshaped.ts';
import { POOL_SHAPES } from '#domain/design/shape.ts';
import { SIZE_WORDS, STYLES } from '#domain/design/vocabulary.ts';
import { POOL_MATERIALS } from '#domain/estimate/options.ts';
import { SelectField } from '#site/ui/field.tsx';
import { useWords } from './words.ts';

const MATERIALS = POOL_MATERIALS.map(({ value }) => value);

const CHOICES = {
  style: STYLES,
  shape: POOL_SHAPES,
  size: SIZE_WORDS,
  deck: DECKS,
  finish: FINISHES,
  material: MATERIALS,
  setting: SETTINGS,
  house: HOUSES,
  houseSide: HOUSE_SIDES,
  hour: HOURS,
} as const;
type ChoiceName = keyof typeof CHOICES;

export const isChoice = (field: string): field is ChoiceName => field in CHOICES;

export const oneOf = <Value extends string>(values: readonly Value[], given: string): Value | undefined =>
  values.find((value) => value === given);

const MATERIAL_LABELS = new Map<string, string>(POOL_MATERIALS.map(({ value, label }) => [value, label]));

const named = (values: readonly string[]) =>
  values.map((value) => ({
    value,
    label: MATERIAL_LABELS.get(value) ?? value.charAt(0).toUpperCase() + value.slice(1).replace('-', ' '),
  }));

type ChoiceProps = {
  field: ChoiceName;
  design: Design;
  onEdit: (changes: Partial<Design>) => void;
  // Where the same choice stands twice on the page, the second has a name of its own.
  prefix?: string;
};

// One item of a design out of a list: choosing re-prices at once.
export function ChoiceField({ field, design, onEdit, prefix = '' }: ChoiceProps) {
  const { specs } = useWords();
  const none =
    field === 'size' || field === 'shape'
      ? [{ value: '', label: field === 'size' ? specs.noSize : specs.ownShape }]
      : [];
  return (
    <SelectField
      label={specs[field]}
      name={`${prefix}${field}`}
      value={field === 'material' ? wishedMaterial(design) : (design[field] ?? '')}
      options={[...none, ...named(CHOICES[field])]}
      onChange={(event) => onEdit(changed(design, field, event.target.value))}
    />
  );
}

function changed(design: Design, field: ChoiceName, given: string): Partial<Design> {
  if (field === 'shape') return reshaped(design, oneOf(POOL_SHAPES, given));
  if (field === 'size') return { size: oneOf(SIZE_WORDS, given) ?? null };
  if (field === 'material') return { material: oneOf(MATERIALS, given) };
  const value = oneOf<string>(CHOICES[field], given);
  return value === undefined ? {} : { [field]: value };
}
