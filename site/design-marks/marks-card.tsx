import { type ReactNode, useId } from 'react';
import { nameOf, partName, sayAgreement, verdictOn } from '#domain/design/agreement.ts';
import type { Design } from '#domain/design/design.ts';
import type { Estimate } from '#domain/design/estimate.ts';
import {
  MARKER_NAME_LENGTH,
  MARKS,
  type Mark,
  type MarkedPart,
  type Marker,
  partsOf,
} from '#domain/design/marks.ts';
import { sayPool } from '#domain/design/say-pool.ts';
import { counted, fill } from '#domain/words/fill.ts';
import { listedFor } from '#domain/words/reader.ts';
import { pageReader } from '#site/language.ts';
import { Button } from '#site/ui/button.tsx';
import { classes } from '#site/ui/classes.ts';
import { TextField } from '#site/ui/field.tsx';
import { Fold } from '#site/ui/fold.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Heading } from '#site/ui/section.tsx';
import type { MarksState } from './marks-keeper.ts';
import { partValue } from './part-value.ts';
import { useMarks } from './use-marks.ts';
import type { MarksWords } from './words.ts';

/** `soon` is its small first look, seen until the picture is drawn. */
type Drawn = { src: string; soon: string };

type MarksProps = {
  id: string;
  design: Design;
  estimate: Pick<Estimate, 'totalLow' | 'totalHigh'>;
  /** It was made in this browser: then the link is still to be sent. */
  own: boolean;
  /** Where the page does not show it beside the marks already. */
  picture?: Drawn;
  /** Its maker opens it when it is wanted. */
  folded?: boolean;
  words: MarksWords;
};

/** Yes and no to each part of a stored design, from everybody who has its link. */
export function MarksCard({ id, design, estimate, own, picture, folded, words }: MarksProps) {
  const marks = useMarks(id);
  const heading = useId();
  const parts = partsOf(design);
  return (
    <section id="together" aria-labelledby={heading} className="@container scroll-mt-24">
      <Fold
        open={!(folded && own)}
        line={
          <div className="flex-1">
            <Heading level={2} size="subheading" id={heading}>
              {words.heading}
            </Heading>
            <p className="mt-1 max-w-[70ch] text-ink-600 text-small">{leadOf(words, own, marks)}</p>
          </div>
        }
      >
        <div
          className={
            picture
              ? '@xl:mt-6 @xl:grid @xl:grid-cols-[5fr_7fr] @xl:items-start @xl:gap-x-8 @3xl:gap-x-10'
              : undefined
          }
        >
          <div>
            {picture ? (
              <Pool picture={picture} title={sayPool(words.pool, design, pageReader()).title} />
            ) : null}
            <TextField
              className={classes('mt-4', !picture && 'max-w-sm')}
              label={words.name}
              name="markerName"
              autoComplete="given-name"
              maxLength={MARKER_NAME_LENGTH}
              value={marks.name}
              onChange={(event) => marks.rename(event.target.value)}
            />
            <p role="status" className="mt-4 font-semibold">
              {summaryOf(words, parts, marks)}
            </p>
          </div>
          <ul
            className={classes(
              'mt-3 grid',
              picture ? '@xl:-mt-2.5 [&>li:first-child]:@xl:border-t-0' : '@3xl:grid-cols-2 @3xl:gap-x-12',
            )}
          >
            {parts.map((part) => (
              <PartRow
                key={part}
                part={part}
                value={partValue(words, design, estimate, part)}
                marks={marks}
                onMark={marks.mark}
                words={words}
              />
            ))}
          </ul>
        </div>
        <Foot marks={marks} onUndo={marks.undo} words={words} />
      </Fold>
    </section>
  );
}

// What is marked, before the eyes of whoever marks it.
function Pool({ picture: { src, soon }, title }: { picture: Drawn; title: string }) {
  return (
    <figure className="@max-xl:mt-4">
      <div className="relative aspect-video overflow-clip rounded-control bg-foam [&>img]:absolute [&>img]:inset-0 [&>img]:size-full [&>img]:object-cover">
        <img src={soon} alt="" loading="lazy" />
        <img src={src} alt="" loading="lazy" />
      </div>
      <figcaption className="mt-2 font-semibold">{title}</figcaption>
    </figure>
  );
}

const listed = (names: string[]) => listedFor(pageReader(), names);

// Whoever gave a name on this link is named; nobody is made up.
function leadOf(words: MarksWords, own: boolean, { others }: MarksState): string {
  if (own) return words.lead;
  const names = others.flatMap(({ name }) => name || []);
  return names.length > 0 ? fill(words.sharedBy, { names: listed(names) }) : words.shared;
}

const everybody = ({ others, own, name }: MarksState): Pick<Marker, 'name' | 'number' | 'marks'>[] => [
  ...others,
  { number: others.length + 1, name, marks: own },
];

function summaryOf(words: MarksWords, parts: readonly MarkedPart[], marks: MarksState): string {
  const count = parts.filter((part) => marks.own[part]).length;
  if (marks.others.length > 0) {
    const names = listed(marks.others.map((other) => nameOf(words.agreement, other)));
    return count === 0
      ? fill(words.turn, { names })
      : sayAgreement(words.agreement, parts, everybody(marks), pageReader());
  }
  if (count === 0) return words.first;
  return `${counted(words.alone, count, { all: parts.length })} ${words.aloneNext}`;
}

type RowProps = {
  part: MarkedPart;
  value: string;
  marks: MarksState;
  onMark: (part: MarkedPart, mark: Mark) => void;
  words: MarksWords;
};

function PartRow({ part, value, marks, onMark, words }: RowProps) {
  const name = partName(words.agreement, part, pageReader());
  const chosen = marks.own[part];
  const verdict = chosen ? verdictOn(part, everybody(marks)) : 'open';
  const said = marks.others.flatMap((other) => {
    const mark = other.marks[part];
    return mark ? fill(words.said[mark], { name: nameOf(words.agreement, other) }) : [];
  });
  return (
    <li className="flex items-center justify-between gap-x-4 border-sand border-t py-1.5">
      <div className="min-w-0 flex-1">
        <p>
          <span className="font-semibold">{name}</span>
          {value ? <span className="text-ink-600 text-small"> {value}</span> : null}
        </p>
        {said.length > 0 ? <Said verdict={verdict} said={said.join(' ')} words={words} /> : null}
      </div>
      <fieldset
        aria-label={name}
        className="flex shrink-0 divide-x divide-sand rounded-control border border-sand"
      >
        {MARKS.map((mark) => (
          <button
            key={mark}
            type="button"
            className={classes(
              'flex min-h-11 w-16 cursor-pointer items-center justify-center gap-1 rounded-control text-ink-700 text-small not-aria-pressed:hover:bg-foam aria-pressed:font-semibold aria-pressed:text-white',
              mark === 'yes' ? 'aria-pressed:bg-lagoon' : 'aria-pressed:bg-clay-600',
            )}
            aria-pressed={chosen === mark}
            aria-label={fill(mark === 'yes' ? words.yesTo : words.noTo, { part: name })}
            onClick={() => onMark(part, mark)}
          >
            {chosen === mark ? <Icon name={mark === 'yes' ? 'check' : 'close'} className="size-4" /> : null}
            {words[mark]}
          </button>
        ))}
      </fieldset>
    </li>
  );
}

type SaidProps = { verdict: ReturnType<typeof verdictOn>; said: string; words: MarksWords };

function Said({ verdict, said, words }: SaidProps): ReactNode {
  return (
    <p className="text-fine">
      {said} {verdict === 'open' ? null : <strong>{words.verdicts[verdict]}</strong>}
    </p>
  );
}

function Foot({ marks, onUndo, words }: { marks: MarksState; onUndo: () => void; words: MarksWords }) {
  const { last, saving } = marks;
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p role="status" className="text-fine text-ink-600">
        {saving === 'saved' ? (last ? words.saved : '') : words[saving]}
      </p>
      {last ? (
        <Button variant="quiet" onClick={onUndo}>
          <Icon name="undo" />{' '}
          {fill(words.undo, { part: partName(words.agreement, last.part, pageReader()) })}
        </Button>
      ) : null}
      <p className="basis-full text-fine text-ink-600">{words.moved}</p>
    </div>
  );
}
