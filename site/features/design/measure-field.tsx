import { useEffect, useId, useState } from 'react';
import { useWords } from './words.ts';

type MeasureProps = {
  label: string;
  name: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (feet: number) => void;
};

// Feet, typed or stepped; an unfinished or impossible number waits in the field and changes nothing.
export function MeasureField({ label, name, value, min, max, step, onChange }: MeasureProps) {
  const { specs } = useWords();
  const id = useId();
  const [typed, setTyped] = useState(String(value));
  useEffect(() => setTyped(String(value)), [value]);
  const feet = Number(typed);
  const fits = typed.trim() !== '' && Number.isFinite(feet) && feet >= min && feet <= max;
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium text-small">
        {label}
      </label>
      <div className="flex items-center rounded-control border border-ink-400 bg-white has-focus-visible:outline-2 has-focus-visible:outline-lagoon">
        <input
          id={id}
          name={name}
          type="number"
          inputMode="decimal"
          min={min}
          max={max}
          step={step}
          value={typed}
          aria-invalid={fits ? undefined : true}
          className="min-h-12 w-full min-w-0 bg-transparent ps-3.5 tabular-nums outline-none"
          onChange={(event) => {
            setTyped(event.target.value);
            const next = Number(event.target.value);
            if (event.target.value.trim() !== '' && next >= min && next <= max)
              onChange(Math.round(next * 10) / 10);
          }}
          onBlur={() => setTyped(String(value))}
        />
        <span aria-hidden="true" className="pe-3.5 text-ink-600 text-small">
          {specs.feet}
        </span>
      </div>
    </div>
  );
}
