import { type KeyboardEvent, useId, useState } from 'react';
import { parseFeet } from '#domain/plot/feet.ts';
import { shownFeet } from '#domain/plot/measure.ts';
import { fill } from '#domain/words/fill.ts';
import { classes } from '#site/ui/classes.ts';
import { describedBy, FieldNotes } from '#site/ui/field-frame.tsx';
import { useWords } from './words.ts';

type Limits = { min: number; max: number };

/** Below zero too, for heights and coordinates. */
export function readFeet(text: string, { min, max }: Limits): number | null {
  const typed = text.trim().replace('\u2212', '-');
  const size = parseFeet(typed.startsWith('-') ? typed.slice(1) : typed);
  if (size === null) return null;
  const feet = Math.round((typed.startsWith('-') ? -size : size) * 100) / 100 + 0;
  return feet >= min && feet <= max ? feet : null;
}

function readDegrees(text: string): number | null {
  const degrees = /^\s*\d{1,3}(\.\d{1,2})?\s*°?\s*$/.test(text) ? Number.parseFloat(text) : Number.NaN;
  return degrees >= 0 && degrees <= 360 ? (Math.round(degrees * 10) / 10) % 360 : null;
}

type EntryProps = {
  label: string;
  value: number;
  onValue: (value: number) => void;
  hint?: string;
  className?: string;
};

type TypedProps = EntryProps & { read: (text: string) => number | null; unit: string; refusal: string };

/** What is typed counts on Enter and when the field is left; what cannot be read is told, and the drawing stays as it was. */
function TypedNumber({ label, value, onValue, hint, className, read, unit, refusal }: TypedProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  function take() {
    if (typed === null) return;
    const next = read(typed);
    setError(next === null ? refusal : undefined);
    if (next === null) return;
    setTyped(null);
    if (next !== value) onValue(next);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') take();
    else if (event.key === 'Escape' && typed !== null) {
      setTyped(null);
      setError(undefined);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }
  return (
    <div className={classes('min-w-0', className)}>
      <label htmlFor={id} className="mb-1 block font-medium text-small">
        {label}
      </label>
      <span className="relative block">
        <input
          id={id}
          type="text"
          inputMode="text"
          autoComplete="off"
          maxLength={40}
          value={typed ?? shownFeet(value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, hint, error)}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={take}
          onKeyDown={onKeyDown}
          className="control pe-10 tabular-nums"
        />
        <span className="pointer-events-none absolute inset-y-0 end-3.5 flex items-center text-ink-600 text-small">
          {unit}
        </span>
      </span>
      <FieldNotes id={id} hint={hint} {...(error ? { error } : {})} />
    </div>
  );
}

export function FeetEntry({ limits, ...props }: EntryProps & { limits: Limits }) {
  const { PLOT_PARTS: words } = useWords();
  return (
    <TypedNumber
      {...props}
      read={(text) => readFeet(text, limits)}
      unit={words.unit}
      refusal={fill(words.feetError, limits)}
    />
  );
}

export function DegreesEntry(props: EntryProps) {
  const { PLOT_PARTS: words } = useWords();
  return <TypedNumber {...props} read={readDegrees} unit={words.degrees} refusal={words.degreesError} />;
}
