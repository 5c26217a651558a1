import { useEffect, useId, useState } from 'react';
import { fill } from '#domain/words/fill.ts';
import { describedBy, FieldNotes } from '#site/ui/field-frame.tsx';

type NumberFieldProps = {
  label: string;
  name: string;
  unit: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** Takes {min} and {max}. */
  wrong: string;
  onChange: (value: number) => void;
  onDone: () => void;
};

/** Typed or stepped. What is unfinished or impossible waits in the field and changes nothing. */
export function NumberField({
  label,
  name,
  unit,
  value,
  wrong,
  onChange,
  onDone,
  ...range
}: NumberFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const isGood = (text: string) =>
    text.trim() !== '' && Number(text) >= range.min && Number(text) <= range.max;
  const error = typed === null || isGood(typed) ? undefined : fill(wrong, range);
  // A drag or an undo meanwhile: what is typed is of another value.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value is what may have changed elsewhere
  useEffect(() => setTyped((text) => (text !== null && isGood(text) ? text : null)), [value]);
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium text-small">
        {label}
      </label>
      <div className="flex items-center rounded-control border border-sand-600 bg-white has-aria-invalid:border-danger has-focus-visible:outline-2 has-focus-visible:outline-lagoon">
        <input
          id={id}
          name={name}
          type="number"
          inputMode="decimal"
          {...range}
          value={typed ?? String(value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, undefined, error)}
          className="min-h-11 w-full min-w-0 bg-transparent ps-3 tabular-nums outline-none"
          onWheel={(event) => event.currentTarget.blur()}
          onChange={({ target }) => {
            setTyped(target.value);
            if (isGood(target.value)) onChange(Number(target.value));
          }}
          onBlur={() => {
            setTyped(null);
            onDone();
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
