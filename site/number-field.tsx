import { useEffect, useId, useState } from 'react';
import { type NumberRange, saidRange } from '#domain/words/number-range.ts';
import { describedBy, FieldNotes } from '#site/ui/field-frame.tsx';

type NumberFieldProps = NumberRange & {
  label: string;
  name: string;
  unit: string;
  value: number;
  step: number;
  words: {
    /** Takes {min} and {max}, in feet, and {minMeters} and {maxMeters}. */
    readonly wrong: string;
    /** Follows it once the field is left; takes {value}. */
    readonly kept: string;
  };
  onChange: (value: number) => void;
  onDone?: () => void;
};

/** Typed or stepped. What is unfinished or impossible waits in the field, says the limits and changes nothing. */
export function NumberField(props: NumberFieldProps) {
  const { label, name, unit, value, step, min, max, words, onChange, onDone } = props;
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  // It was left with something impossible in it: why the value is the former one again.
  const [refused, setRefused] = useState(false);
  const isGood = (text: string) => text.trim() !== '' && Number(text) >= min && Number(text) <= max;
  const isWrong = typed !== null && !isGood(typed);
  const error = isWrong || refused ? saidRange(words, { min, max }, refused ? value : null) : undefined;
  // A drag or an undo meanwhile: what is typed is of another value.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value is what may have changed elsewhere
  useEffect(() => {
    setTyped((text) => (text !== null && isGood(text) ? text : null));
    setRefused(false);
  }, [value]);
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium text-small">
        {label}
      </label>
      <div className="flex items-center rounded-control border border-ink-400 bg-white has-aria-invalid:border-danger has-focus-visible:outline-2 has-focus-visible:outline-lagoon">
        <input
          id={id}
          name={name}
          type="number"
          inputMode="decimal"
          {...{ min, max, step }}
          value={typed ?? String(value)}
          aria-invalid={isWrong ? true : undefined}
          aria-describedby={describedBy(id, undefined, error)}
          className="min-h-12 w-full min-w-0 bg-transparent ps-3 tabular-nums outline-none"
          onWheel={(event) => event.currentTarget.blur()}
          onChange={({ target }) => {
            setTyped(target.value);
            setRefused(false);
            if (isGood(target.value)) onChange(Number(target.value));
          }}
          onBlur={() => {
            setRefused(isWrong);
            setTyped(null);
            onDone?.();
          }}
        />
        <span aria-hidden="true" className="pe-3 text-ink-600 text-small">
          {unit}
        </span>
      </div>
      <FieldNotes id={id} error={error} />
    </div>
  );
}
