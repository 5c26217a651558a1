import { type ComponentProps, useState } from 'react';
import { zoneName } from '#domain/booking/local-time.ts';
import { counted, fill } from '#domain/words/fill.ts';
import { grouped } from '#domain/words/grouped.ts';
import { Button } from '#site/ui/button.tsx';
import { classes } from '#site/ui/classes.ts';
import { describedBy, FieldFrame } from '#site/ui/field-frame.tsx';
import { useWords } from '../words.ts';
import type { FieldSchema, Json } from './answers.ts';
import { errorAt, fieldId, useEditing } from './editing.ts';
import { isoFromLocal, localFromIso } from './moments.ts';
import { numberFrom, textsOf } from './values.ts';

type ControlProps = { schema: FieldSchema; value: Json; path: string; label: string };

// How much room is left is said where one is writing, and everywhere once it gets tight.
const TIGHT = { letters: 20, share: 0.3 };
// Of a ZIP code or a country nobody counts the letters, unless there are too many.
const TINY = 12;

export function Left({ id, length, most }: { id: string; length: number; most: number }) {
  const { CONTENT_DESK } = useWords();
  const left = most - length;
  if (left >= 0 && most <= TINY) return null;
  const roomy = left >= Math.min(TIGHT.letters, most * TIGHT.share);
  return (
    <span
      id={id}
      className={classes(
        'shrink-0 text-fine tabular-nums',
        left < 0 ? 'font-medium text-danger' : 'text-ink-600',
        roomy && 'hidden group-focus-within/field:inline',
      )}
    >
      {left < 0 ? counted(CONTENT_DESK.charactersOver, -left) : counted(CONTENT_DESK.charactersLeft, left)}
    </span>
  );
}

// A price or the phone number that a text names stands in braces and follows the document it comes from.
const FILLED_IN = /\{[a-z]+\.[\w-]+\}/i;

/** The hint of a field, and of one whose words name others, that those are filled in. */
export function useBracesHint(hint: string | undefined, value: Json): string | undefined {
  const { CONTENT_DESK } = useWords();
  if (!textsOf(value).some((text) => FILLED_IN.test(text))) return hint;
  return [hint, CONTENT_DESK.braces].filter(Boolean).join(' ');
}

export function FieldLabel({ label, optional }: { label: string; optional: boolean | undefined }) {
  const { CONTENT_DESK } = useWords();
  return (
    <>
      {label}
      {optional ? <span className="font-normal text-ink-600"> ({CONTENT_DESK.optional})</span> : null}
    </>
  );
}

/** The words in braces stay as they are, and whoever meets them is told so. */
function useToldBraces(props: ControlProps): ControlProps {
  const hint = useBracesHint(props.schema.description, props.value);
  return { ...props, schema: { ...props.schema, description: hint } };
}

function useControl({ schema, path, label }: Omit<ControlProps, 'value'>, length?: number) {
  const editing = useEditing();
  const id = fieldId(path);
  const { error } = errorAt(editing, path);
  const { description: hint, maxLength } = schema;
  const counting = maxLength !== undefined && length !== undefined;
  return {
    editing,
    frame: {
      id,
      className: 'group/field',
      label: <FieldLabel label={label} optional={schema.optional} />,
      hint,
      ...(error ? { error } : {}),
      ...(counting ? { aside: <Left id={`${id}-left`} length={length} most={maxLength} /> } : {}),
    },
    control: {
      id,
      'aria-invalid': error ? true : undefined,
      'aria-describedby':
        classes(describedBy(id, hint, error), counting ? `${id}-left` : undefined) || undefined,
    },
  };
}

// More than fits beside each other on a phone.
const WIDE = 80;

const LINE_TYPES: Record<string, ComponentProps<'input'>['type']> = { date: 'date', time: 'time' };

// An address that the server keeps only to recognize it again.
const FINGERPRINT = /^fingerprint:/;

function Fingerprint({ schema, path, label }: ControlProps) {
  const { CONTENT_DESK } = useWords();
  const { keeper, reveal } = useEditing();
  return (
    <div>
      <p className="mb-1.5 font-medium text-small">
        <FieldLabel label={label} optional={schema.optional} />
      </p>
      <p className="flex min-h-12 flex-wrap items-center gap-x-4 text-small">
        {CONTENT_DESK.fingerprint}
        <Button
          id={fieldId(path)}
          variant="quiet"
          onClick={() => {
            keeper.change(path, '');
            reveal(path);
          }}
        >
          {CONTENT_DESK.replaceFingerprint}
        </Button>
      </p>
    </div>
  );
}

/** One line, or a day or a time of day as the browser asks for it. */
export function LineControl(props: ControlProps) {
  return FINGERPRINT.test(String(props.value)) ? <Fingerprint {...props} /> : <LineInput {...props} />;
}

function LineInput(given: ControlProps) {
  const props = useToldBraces(given);
  const text = String(props.value ?? '');
  const type = LINE_TYPES[props.schema.control ?? ''] ?? 'text';
  const { editing, frame, control } = useControl(props, type === 'text' ? text.length : undefined);
  const change = (next: string) => editing.keeper.change(props.path, next);
  const wraps = type === 'text' && (props.schema.maxLength ?? 0) > WIDE;
  return (
    <FieldFrame {...frame}>
      {wraps ? (
        <WrappedLine {...control} value={text} onChange={change} />
      ) : (
        <input
          {...control}
          type={type}
          autoComplete="off"
          className="control"
          value={text}
          onChange={(event) => change(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}

type WrappedProps = Omit<ComponentProps<'textarea'>, 'onChange'> & { onChange: (text: string) => void };

/** Still one line of text, but one that is read to its end on a phone. */
function WrappedLine({ onChange, ...rest }: WrappedProps) {
  return (
    <textarea
      {...rest}
      rows={1}
      autoComplete="off"
      className="control field-sizing-content resize-none"
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault();
      }}
      onChange={(event) => onChange(event.target.value.replaceAll(/\s*\n\s*/g, ' '))}
    />
  );
}

/** Several lines; the field grows with what is written. */
export function TextControl(given: ControlProps) {
  const props = useToldBraces(given);
  const text = String(props.value ?? '');
  const { editing, frame, control } = useControl(props, text.length);
  return (
    <FieldFrame {...frame}>
      <textarea
        {...control}
        rows={3}
        className="control field-sizing-content min-h-[6rem] max-h-[30rem] resize-y leading-relaxed"
        value={text}
        onChange={(event) => editing.keeper.change(props.path, event.target.value)}
      />
    </FieldFrame>
  );
}

/** A moment, chosen and shown in the time of whoever looks at it. */
export function MomentControl(props: ControlProps) {
  const { CONTENT_DESK, STUDIO_ZONE } = useWords();
  const zone = fill(CONTENT_DESK.zone, { zone: zoneName(STUDIO_ZONE, new Date().toISOString()) });
  const { description } = props.schema;
  const schema = { ...props.schema, description: description ? `${description} ${zone}.` : zone };
  const { editing, frame, control } = useControl({ ...props, schema });
  return (
    <FieldFrame {...frame}>
      <input
        {...control}
        type="datetime-local"
        className="control"
        value={localFromIso(STUDIO_ZONE, String(props.value ?? ''))}
        onChange={(event) => editing.keeper.change(props.path, isoFromLocal(STUDIO_ZONE, event.target.value))}
      />
    </FieldFrame>
  );
}

export function NumberControl(props: ControlProps) {
  const { schema, value, path } = props;
  const { editing, frame, control } = useControl(props);
  const money = schema.control === 'money';
  // What is being typed, "12." on its way to 12.5, is kept as long as it means the value.
  const [typed, setTyped] = useState('');
  const told = typeof value === 'number' ? grouped(value) : String(value ?? '');
  const text = numberFrom(typed) === value ? typed : told;
  return (
    <FieldFrame {...frame}>
      <span className="relative block">
        {money ? (
          <span aria-hidden="true" className="-translate-y-1/2 absolute start-3.5 top-1/2 text-ink-600">
            $
          </span>
        ) : null}
        <input
          {...control}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          className={classes('control tabular-nums', money && 'ps-7.5')}
          value={text}
          onChange={(event) => {
            setTyped(event.target.value);
            editing.keeper.change(path, numberFrom(event.target.value));
          }}
          onBlur={() => setTyped('')}
        />
      </span>
    </FieldFrame>
  );
}
