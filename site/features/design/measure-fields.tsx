import { DESIGN_LIMITS, type Design } from '#domain/design/design.ts';
import { NumberField } from '#site/number-field.tsx';
import { useWords } from './words.ts';

// What each measure is called in the words of the specifications, and how finely it is stepped.
const MEASURES = {
  lengthFt: { label: 'length', step: 1 },
  widthFt: { label: 'width', step: 1 },
  shallowFt: { label: 'shallow', step: 0.5 },
  deepFt: { label: 'deep', step: 0.5 },
} as const;

export const SIDES = ['lengthFt', 'widthFt'] as const;
export const DEPTHS = ['shallowFt', 'deepFt'] as const;

type MeasureFieldsProps = {
  fields: readonly (keyof typeof MEASURES)[];
  design: Design;
  onEdit: (changes: Partial<Design>) => void;
  prefix?: string;
};

export function MeasureFields({ fields, design, onEdit, prefix = '' }: MeasureFieldsProps) {
  const { specs } = useWords();
  return (
    <div className="grid grid-cols-2 items-start gap-4">
      {fields.map((field) => (
        <NumberField
          key={field}
          label={specs[MEASURES[field].label]}
          name={`${prefix}${field}`}
          unit={specs.feet}
          value={design[field]}
          {...DESIGN_LIMITS[field]}
          step={MEASURES[field].step}
          words={specs.range}
          onChange={(feet) => onEdit({ [field]: Math.round(feet * 10) / 10 })}
        />
      ))}
    </div>
  );
}
