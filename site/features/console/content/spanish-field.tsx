import { type ReactNode, useEffect, useRef, useState } from 'react';
import { spanishPath } from '#domain/console/untranslated.ts';
import { fill } from '#domain/words/fill.ts';
import { mostSpanish } from '#domain/words/own-spanish.ts';
import { reads } from '#domain/words/reads.ts';
import { classes } from '#site/ui/classes.ts';
import { describedBy } from '#site/ui/field-frame.tsx';
import { useWords } from '../words.ts';
import type { FieldSchema } from './answers.ts';
import { errorAt, fieldId, useEditing } from './editing.ts';
import { ourSpanish, sentenceOf, withOwnSpanish } from './phrases.ts';
import { type SpanishSide, useOwnSpanish, useSpanishSide } from './spanish-context.ts';
import { Left } from './text-control.tsx';

type FieldProps = { schema: FieldSchema; text: string; path: string; label: string; compact?: boolean };

/** A field that visitors read, and beside it (on a phone below it) its Spanish. */
export function WithSpanish({ children, ...field }: FieldProps & { children: ReactNode }) {
  const side = useSpanishSide();
  const english = sentenceOf(field.schema, field.text);
  if (!side || !field.schema.spoken) return children;
  return (
    <div className="@container">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-5 gap-y-2 @xl:grid-cols-[repeat(2,minmax(0,1fr))]">
        {children}
        {reads(english) ? <SpanishOf {...field} english={english} side={side} /> : null}
      </div>
    </div>
  );
}

function SpanishOf({
  schema,
  path,
  label,
  compact,
  english,
  side,
}: FieldProps & { english: string; side: SpanishSide }) {
  return (
    <SpanishControl
      path={spanishPath(path)}
      label={label}
      english={english}
      several={schema.control === 'text'}
      compact={compact === true}
      side={side}
      former={side.formerAt(path)}
    />
  );
}

type ControlProps = {
  path: string;
  label: string;
  english: string;
  several: boolean;
  /** Its label is read out alone: it stands in a row of a list. */
  compact: boolean;
  side: SpanishSide;
  former: string | undefined;
};

/** The Spanish of one sentence as it is served: the owner's own, else ours, else none. */
export function SpanishControl({ path, label, english, several, compact, side, former }: ControlProps) {
  const { CONTENT_DESK } = useWords();
  const words = CONTENT_DESK.spanish;
  const { keeper, ours = {} } = side;
  const own = useOwnSpanish(keeper, english);
  const our = ourSpanish(ours, english);
  const served = own ?? our ?? '';
  const before = useFormer(english, served, former);
  // Emptied, ours comes back when the field is left: not under the hands of who begins anew.
  const [typed, setTyped] = useState<string>();
  const { error } = errorAt(useEditing(), path);
  const id = fieldId(path);
  const shown = typed ?? served;
  const write = (text: string) => {
    setTyped(text);
    keeper.replace(withOwnSpanish(keeper.state().value, english, text, ours));
  };
  const note = noteOf({ known: side.ours !== undefined, typed, own, our });
  const control = {
    id,
    lang: 'es',
    value: shown,
    readOnly: side.ours === undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': classes(describedBy(id, note, error), `${id}-left`) || undefined,
    onBlur: () => setTyped(undefined),
    onFocus: () => setTyped(shown),
    onChange: ({ target }: { target: { value: string } }) =>
      // What is one line in English is one in Spanish.
      write(several ? target.value : target.value.replaceAll(/\s*\n\s*/g, ' ')),
  } as const;
  return (
    <div className="group/field min-w-0">
      <div className={classes('mb-1.5 flex items-baseline justify-between gap-4', compact && '@xl:sr-only')}>
        <label htmlFor={id} className={classes('text-small', compact ? 'text-ink-600' : 'font-medium')}>
          {words.label}
          <span className="sr-only">: {label}</span>
        </label>
        <Left id={`${id}-left`} length={shown.length} most={mostSpanish(english)} />
      </div>
      <textarea
        {...control}
        rows={several && !compact ? 2 : 1}
        autoComplete="off"
        className="control field-sizing-content resize-none leading-relaxed"
      />
      <div aria-live="polite">
        {error ? (
          <p id={`${id}-error`} className="mt-1.5 font-medium text-danger text-small">
            {error}
          </p>
        ) : null}
      </div>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 text-fine empty:hidden">
        {note ? (
          <p id={`${id}-hint`} className={note === 'none' ? 'text-amber' : 'text-ink-600'}>
            {words.notes[note]}
          </p>
        ) : null}
        {note === 'none' && before && before !== shown ? (
          <Offer words={fill(words.startFrom, { spanish: before })} onTake={() => write(before)} />
        ) : null}
        {note === 'own' && our !== undefined ? (
          <Offer words={words.backToOurs} onTake={() => write(our)} />
        ) : null}
      </div>
    </div>
  );
}

type Note = 'none' | 'own' | 'cleared';

function noteOf(given: {
  known: boolean;
  typed: string | undefined;
  own: string | undefined;
  our: string | undefined;
}): Note | undefined {
  const { known, typed, own, our } = given;
  if (!known) return undefined;
  if (own !== undefined) return our === undefined ? undefined : 'own';
  if (our === undefined) return 'none';
  return typed !== undefined && typed.trim() === '' ? 'cleared' : undefined;
}

/** What this field said in Spanish before its English changed: here, or when it was last published. */
function useFormer(english: string, served: string, published: string | undefined) {
  const last = useRef({ english, served });
  const [former, setFormer] = useState('');
  useEffect(() => {
    const { english: was, served: said } = last.current;
    if (was !== english && said !== '') setFormer(said);
    last.current = { english, served };
  }, [english, served]);
  return former || published;
}

function Offer({ words, onTake }: { words: string; onTake: () => void }) {
  return (
    <button type="button" className="text-link py-1.5 text-start" onClick={onTake}>
      {words}
    </button>
  );
}
