import { DESIGN_LIMITS, type Design } from '#domain/design/design.ts';
import { restyled } from '#domain/design/typical.ts';
import { STYLES } from '#domain/design/vocabulary.ts';
import { SIZE_STEP_FT, steppedSize } from '#domain/plot/place-moves.ts';
import { NumberField } from '#site/number-field.tsx';
import { SelectField } from '#site/ui/field.tsx';
import type { PlotTable } from '../use-plot-table.ts';
import { useWords } from '../words.ts';

type Measure = 'lengthFt' | 'widthFt' | 'shallowFt' | 'deepFt';
const MEASURES: readonly Measure[] = ['lengthFt', 'widthFt', 'shallowFt', 'deepFt'];

// The deep end is never shallower than the shallow end: the one that changes takes the other along.
function measured(design: Design, field: Measure, feet: number): Partial<Design> {
  if (field === 'shallowFt') return { shallowFt: feet, deepFt: Math.max(feet, design.deepFt) };
  if (field === 'deepFt') return { deepFt: feet, shallowFt: Math.min(feet, design.shallowFt) };
  return { [field]: feet, size: null };
}

/** The pool itself: what is not asked here stays as the design brought it. */
export function ShapeRow({ table }: { table: PlotTable }) {
  const { PLOT_POOL, STYLE_WORDS } = useWords();
  const { design, setDesign, commit } = table;
  const words = PLOT_POOL.shape;
  return (
    <div className="space-y-4">
      <SelectField
        label={words.style}
        name="style"
        value={design.style}
        options={STYLES.map((style) => ({ value: style, label: STYLE_WORDS[style] }))}
        onChange={({ target }) => {
          const style = STYLES.find((one) => one === target.value);
          if (style) setDesign({ ...design, ...restyled(design, style), size: null });
        }}
      />
      <div className="grid grid-cols-2 gap-3 sm:max-lg:grid-cols-4">
        {MEASURES.map((field) => (
          <NumberField
            key={field}
            label={words[field]}
            name={field}
            unit={words.feet}
            value={design[field]}
            {...DESIGN_LIMITS[field]}
            step={SIZE_STEP_FT}
            words={words.range}
            onChange={(feet) =>
              setDesign(
                { ...design, ...measured(design, field, steppedSize(feet, DESIGN_LIMITS[field])) },
                field,
              )
            }
            onDone={commit}
          />
        ))}
      </div>
    </div>
  );
}
