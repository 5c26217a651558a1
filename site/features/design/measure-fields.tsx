import { DESIGN_LIMITS, type Design } from '#domain/design/design.ts';
import { MeasureField } from './measure-field.tsx';
import { useWords } from './words.ts';

type FieldsProps = { design: Design; onEdit: (changes: Partial<Design>) => void; prefix?: string };

export function SidesFields({ design, onEdit, prefix = '' }: FieldsProps) {
  const { specs } = useWords();
  return (
    <div className="grid grid-cols-2 gap-4">
      <MeasureField
        label={specs.length}
        name={`${prefix}lengthFt`}
        value={design.lengthFt}
        {...DESIGN_LIMITS.lengthFt}
        step={1}
        onChange={(feet) => onEdit({ lengthFt: feet })}
      />
      <MeasureField
        label={specs.width}
        name={`${prefix}widthFt`}
        value={design.widthFt}
        {...DESIGN_LIMITS.widthFt}
        step={1}
        onChange={(feet) => onEdit({ widthFt: feet })}
      />
    </div>
  );
}

export function DepthFields({ design, onEdit, prefix = '' }: FieldsProps) {
  const { specs } = useWords();
  return (
    <div className="grid grid-cols-2 gap-4">
      <MeasureField
        label={specs.shallow}
        name={`${prefix}shallowFt`}
        value={design.shallowFt}
        {...DESIGN_LIMITS.shallowFt}
        step={0.5}
        onChange={(feet) => onEdit({ shallowFt: feet })}
      />
      <MeasureField
        label={specs.deep}
        name={`${prefix}deepFt`}
        value={design.deepFt}
        {...DESIGN_LIMITS.deepFt}
        step={0.5}
        onChange={(feet) => onEdit({ deepFt: feet })}
      />
    </div>
  );
}
