import { type ComponentProps, useId } from 'react';
import { fill } from '#domain/words/fill.ts';
import { grouped } from '#domain/words/grouped.ts';
import { classes } from '#site/ui/classes.ts';
import { describedBy, FieldNotes } from '#site/ui/field-frame.tsx';
import { sliderShare } from '#site/ui/slider-share.ts';
import { useWords } from './words.ts';

type Limits = { min: number; max: number; step: number };
type MeasureFieldProps = {
  label: string;
  limits: Limits;
  unit: string;
  value: number;
  onSlide: (value: number) => void;
  error?: string;
  prefix?: boolean;
  input: ComponentProps<'input'>;
};

// One number, two ways to set it: the named field takes any figure, the slider moves by the step.
export function MeasureField(props: MeasureFieldProps) {
  const { YARD_FORM } = useWords();
  const { label, limits, unit, value, onSlide, error, prefix, input } = props;
  const id = useId();
  const shown = Number.isFinite(value) ? Math.min(limits.max, Math.max(limits.min, value)) : limits.min;
  // A number field shows no thousands: at rest they stand over it.
  const isLong = Number.isFinite(value) && value >= 1000;
  return (
    <div>
      <div className="flex items-center justify-between gap-4">
        <label htmlFor={id} className="font-medium text-small">
          {label}
        </label>
        <span className="relative text-ink-600 text-small">
          <input
            id={id}
            type="number"
            inputMode="decimal"
            {...limits}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, undefined, error)}
            className={classes(
              'peer min-h-11 w-28 rounded-control border border-ink-400 bg-white py-2 ps-7 pe-3 text-right text-[1rem] text-ink tabular-nums [appearance:textfield] hover:border-ink-600 focus-visible:outline-2 focus-visible:outline-offset-1 aria-invalid:border-danger aria-invalid:bg-danger-100/40 [&::-webkit-inner-spin-button]:hidden',
              !prefix && 'pe-9',
              isLong && 'not-focus:text-transparent forced-colors:not-focus:text-ink',
            )}
            {...input}
          />
          {isLong ? (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 end-3.25 flex items-center text-[1rem] text-ink tabular-nums peer-focus:hidden forced-colors:hidden"
            >
              {grouped(value)}
            </span>
          ) : null}
          <span
            aria-hidden="true"
            className={classes(
              'pointer-events-none absolute inset-y-0 flex items-center',
              prefix ? 'start-3' : 'end-3',
            )}
          >
            {unit}
          </span>
        </span>
      </div>
      <input
        type="range"
        {...limits}
        value={shown}
        onChange={(event) => onSlide(event.currentTarget.valueAsNumber)}
        aria-label={fill(YARD_FORM.sliderOf, { label })}
        aria-valuetext={prefix ? `${unit}${grouped(shown)}` : `${shown} ${unit}`}
        className="slider block h-10 w-full cursor-pointer"
        style={sliderShare(shown, limits)}
      />
      <p aria-hidden="true" className="-mt-2 flex justify-between text-fine text-ink-600 tabular-nums">
        {[limits.min, limits.max].map((end) => (
          <span key={end}>{prefix ? `${unit}${grouped(end)}` : `${end} ${unit}`}</span>
        ))}
      </p>
      <FieldNotes id={id} error={error} />
    </div>
  );
}
