import type { ComponentProps } from 'react';
import { currentLabel } from '#domain/design/current-label.ts';
import type { DesignAnswer } from '#domain/design/design-answer.ts';
import { fill } from '#domain/words/fill.ts';
import { tell } from '#site/language.ts';
import { classes } from '#site/ui/classes.ts';
import { type Correcting, Correction } from './correction.tsx';
import { cutWords } from './cut-words.ts';
import { useCorrectionPanel } from './use-correction-panel.ts';
import type { Shown } from './use-design-tool.ts';
import { useWords } from './words.ts';

type Understood = DesignAnswer['understood'][number];
type UnderstoodProps = Omit<Correcting, 'design' | 'budget'> & { shown: Shown };

/** A label may name several things: "30 ft long, 15 ft wide". */
const sayLabel = (label: string) => label.split(', ').map(tell).join(', ');

// The number in "two fire bowls": what it counts stands right after it.
const countsNext = ({ field, value, end }: Understood, all: readonly Understood[]) =>
  field === 'counts' &&
  all.some((next) => next.field === 'features' && next.value === value && next.start - end === 1);

const place = ({ start, end }: { start: number; end: number }) => ({ start, end });

// The visitor's own words: each understood phrase tells what it became, and a press corrects it.
export function UnderstoodText({ shown, onEdit, onBudget }: UnderstoodProps) {
  const { specs: words, correct, notDrawn } = useWords();
  const { specs, understood, notUnderstood, asRead, design, budget } = shown;
  const marked = [
    ...understood.map((read) => ({ ...place(read), read })),
    ...notUnderstood.map((unread) => ({ ...place(unread), read: null })),
  ].sort((one, other) => one.start - other.start);
  const { id, open, close, buttonFor } = useCorrectionPanel<Understood>(
    (one, other) => one.start === other.start,
  );
  const saidOf = (read: Understood) => {
    const now = currentLabel(read, asRead, design, budget);
    const kind = read.value === 'Fire Feature' && read.field === 'features' && now.wanted && design.fire;
    return kind ? { ...now, label: words.fire[kind] } : now;
  };
  return (
    <div>
      <h3 className="font-semibold text-small">{words.understoodHeading}</h3>
      <p className="mb-2 text-fine text-ink-600">{words.understoodHint}</p>
      <p className="whitespace-pre-wrap break-words text-wrap rounded-control bg-foam p-4 leading-[2.3]">
        {cutWords(specs.raw, marked).map(({ text, piece, at, tail }) =>
          piece && !piece.read ? (
            <span key={at}>
              <span className="box-decoration-clone rounded-[3px] border-sand-600 border-b-2 border-dashed px-1.5 py-1">
                <span data-typed>{text}</span>{' '}
                <span className="font-semibold text-fine text-ink-600">{notDrawn.mark}</span>
              </span>
              {tail}
            </span>
          ) : piece?.read ? (
            <span key={at} className="whitespace-nowrap">
              <Phrase
                text={text}
                now={saidOf(piece.read)}
                isPlain={countsNext(piece.read, understood)}
                button={buttonFor(piece.read)}
              />
              {tail}
            </span>
          ) : (
            <span key={at} data-typed>
              {text}
            </span>
          ),
        )}
      </p>
      {open ? (
        <Correction
          key={open.start}
          id={id}
          what={open}
          heading={fill(correct.became, {
            words: open.text,
            label: sayLabel(currentLabel(open, asRead, design, budget).label),
          })}
          onClose={close}
          {...{ design, budget, onEdit, onBudget }}
        />
      ) : null}
    </div>
  );
}

type PhraseProps = {
  text: string;
  now: { label: string; wanted: boolean };
  /** Its words say it. */
  isPlain: boolean;
  button: ComponentProps<'button'>;
};

const bare = (words: string) => words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

function Phrase({ text, now: { label, wanted }, isPlain, button }: PhraseProps) {
  // What was read in the very words is not said twice.
  const echoes = wanted && (isPlain || bare(sayLabel(label)) === bare(text));
  return (
    <mark className="bg-transparent text-ink">
      <button
        {...button}
        className={classes(
          'inline cursor-pointer whitespace-pre-wrap rounded-[3px] box-decoration-clone -mx-0.5 px-0.5 py-1 text-start leading-normal',
          echoes && 'underline decoration-dotted decoration-lagoon underline-offset-3',
          wanted ? 'bg-water-200 hover:bg-water-300' : 'bg-clay-100 hover:bg-sand',
          button['aria-expanded'] && 'outline-2 outline-lagoon',
        )}
      >
        <span data-typed className={wanted ? undefined : 'line-through decoration-clay-600'}>
          {text}
        </span>
        {echoes ? null : (
          <>
            {' '}
            <span
              data-reading
              className={classes(
                'ms-1 rounded-full bg-white px-2 py-0.5 font-semibold text-fine',
                wanted ? 'text-lagoon-700' : 'text-clay-700',
              )}
            >
              {sayLabel(label)}
            </span>
          </>
        )}
      </button>
    </mark>
  );
}
