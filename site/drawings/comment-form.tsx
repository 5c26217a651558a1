import { useEffect, useId, useRef, useState } from 'react';
import { PROJECT_LENGTHS } from '#domain/project/limits.ts';
import { WEIGHTS } from '#domain/project/room.ts';
import { fill } from '#domain/words/fill.ts';
import { grouped } from '#domain/words/grouped.ts';
import { Button } from '#site/ui/button.tsx';
import { TextAreaField } from '#site/ui/field.tsx';
import type { Weight } from './types.ts';
import { useAction } from './use-action.ts';
import { useWords } from './words.ts';

function WeightChoice({ weight, onWeight }: { weight: Weight; onWeight: (weight: Weight) => void }) {
  const words = useWords();
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-small">{words.weightLegend}</legend>
      <div className="grid grid-cols-2 gap-2">
        {WEIGHTS.map((value) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-start gap-2.5 rounded-control border border-ink-400 px-3 py-2 text-small leading-snug has-checked:border-lagoon has-checked:bg-foam has-focus-visible:outline-3 has-focus-visible:outline-lagoon"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={weight === value}
              onChange={() => onWeight(value)}
              className="mt-0.5 size-4.5 shrink-0 accent-lagoon"
            />
            <span>
              <span className="block font-semibold">{words.weightLabels[value]}</span>
              <span className="block text-fine text-ink-600">{words.weightHints[value]}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type CommentFormProps = {
  label: string;
  placeholder?: string;
  submit: string;
  body: string;
  onBody: (body: string) => void;
  weight?: Weight;
  onWeight?: (weight: Weight) => void;
  hint?: string;
  /** It was asked for just now: the next thing is to type. */
  focus?: boolean;
  onSubmit: () => unknown;
  onCancel: () => void;
  cancel: string;
};

/** A text with its two buttons; what is typed is the caller's to keep. */
export function CommentForm(props: CommentFormProps) {
  const {
    label,
    placeholder,
    submit,
    body,
    onBody,
    weight,
    onWeight,
    hint,
    onSubmit,
    onCancel,
    cancel,
    focus = true,
  } = props;
  const words = useWords();
  const { busy, failed, run } = useAction();
  const [asked, setAsked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const long = body.length > PROJECT_LENGTHS.comment;
  const fault = long
    ? fill(words.textLong, { limit: grouped(PROJECT_LENGTHS.comment) })
    : asked && !body.trim()
      ? words.textMissing
      : undefined;
  useEffect(() => {
    if (focus) form.current?.querySelector('textarea')?.focus();
  }, [focus]);
  async function send() {
    setAsked(true);
    if (long || !body.trim()) return form.current?.querySelector('textarea')?.focus();
    if (await run(onSubmit)) setAsked(false);
  }
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextAreaField
        label={label}
        placeholder={placeholder}
        rows={3}
        value={body}
        error={failed ? words.actionFailed : fault}
        hint={hint}
        onChange={(event) => onBody(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
        }}
      />
      {weight && onWeight ? <WeightChoice weight={weight} onWeight={onWeight} /> : null}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" size="sm" pending={busy}>
          {submit}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {cancel}
        </Button>
      </div>
    </form>
  );
}
