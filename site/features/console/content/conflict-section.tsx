import { useEffect, useMemo, useRef, useState } from 'react';
import { counted, fill } from '#domain/words/fill.ts';
import { dollars } from '#domain/words/money.ts';
import { Button } from '#site/ui/button.tsx';
import { classes } from '#site/ui/classes.ts';
import { Heading } from '#site/ui/section.tsx';
import { toast } from '#site/ui/toast.ts';
import { type ConsoleWords, useWords } from '../words.ts';
import type { FieldSchema, Json } from './answers.ts';
import { type Difference, differences, likelySides, putTogether, type Side } from './combine.ts';
import type { DeskPartProps } from './document-notices.tsx';
import type { Conflict } from './keeping.ts';
import { shortMoment } from './moments.ts';
import { useWho } from './start-view.tsx';
import { isObject, textsOf } from './values.ts';

type ConflictProps = DeskPartProps & { conflict: Conflict };

/** Two people changed the same document: both texts, field by field, and a choice for each. */
export function ConflictSection({ keeper, keeping, account, conflict }: ConflictProps) {
  const { CONTENT_DESK, STUDIO_ZONE } = useWords();
  const words = CONTENT_DESK.conflict;
  const { schema, value: mine } = keeping;
  const { theirs, common, by, at } = conflict;
  const found = useMemo(() => differences(schema, mine, theirs), [schema, mine, theirs]);
  const [likely] = useState(() => likelySides(schema, mine, theirs, common));
  const [chosen, setChosen] = useState<ReadonlyMap<string, Side>>(new Map());
  const sideOf = (path: string): Side => chosen.get(path) ?? likely.get(path) ?? 'mine';
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  const colleague = conflict.current.draft !== null;
  const names = colleague
    ? { mine: words.mine, theirs: words.theirs }
    : { mine: words.draft, theirs: words.publishedNow };
  const all = (side: Side) => setChosen(new Map(found.map(({ path }) => [path, side])));

  async function save() {
    const sides = new Map(found.map(({ path }) => [path, sideOf(path)]));
    await keeper.resolve(putTogether(schema, mine, theirs, sides));
    if (!keeper.state().trouble) toast({ title: words.saved });
  }

  const who = useWho(account);
  const lead = colleague
    ? fill(words.lead, {
        who: by === account ? words.elsewhere : who(by),
        when: at ? shortMoment(STUDIO_ZONE, at) : '',
      })
    : words.leadPublished;
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby="conflict-title"
      className="mt-5 rounded-card border-2 border-amber bg-amber-100/40 p-4 sm:p-6"
    >
      <Heading level={2} size="subheading" id="conflict-title">
        {colleague ? words.title : words.titlePublished}
      </Heading>
      <p className="mt-1 max-w-prose">{lead}</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-4">
        <span className="me-auto text-ink-600 text-small max-sm:basis-full">
          {counted(words.count, found.length)}
        </span>
        {(['mine', 'theirs'] as const).map((side) => (
          <Button key={side} variant="quiet" onClick={() => all(side)}>
            {fill(words.all, { side: names[side] })}
          </Button>
        ))}
      </div>
      <div className="mt-2 grid gap-4">
        {found.map((difference) => (
          <Choice
            key={difference.path}
            difference={difference}
            names={names}
            side={sideOf(difference.path)}
            onChoose={(side) => setChosen(new Map(chosen).set(difference.path, side))}
          />
        ))}
      </div>
      <Button className="mt-5" pending={keeping.saving} onClick={() => void save()}>
        {words.save}
      </Button>
    </section>
  );
}

type ChoiceProps = {
  difference: Difference;
  names: Record<Side, string>;
  side: Side;
  onChoose: (side: Side) => void;
};

function Choice({ difference, names, side, onChoose }: ChoiceProps) {
  const { CONTENT_DESK, STUDIO_ZONE } = useWords();
  const words = CONTENT_DESK.conflict;
  const { path, trail, kind, schema } = difference;
  const where = [...trail, ...(kind === 'order' ? [words.order] : [])].join(', ');
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold text-small">{where}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {(['mine', 'theirs'] as const).map((one) => (
          <label
            key={one}
            className={classes(
              'flex min-w-0 cursor-pointer items-start gap-3 rounded-control border bg-white p-3 text-small',
              one === side ? 'border-lagoon ring-1 ring-lagoon' : 'border-sand',
            )}
          >
            <input
              type="radio"
              name={`conflict ${path}`}
              className="mt-0.5 size-5 shrink-0 accent-lagoon"
              checked={one === side}
              onChange={() => onChoose(one)}
            />
            <span className="min-w-0 flex-1">
              <span className="block text-fine text-ink-600">{names[one]}</span>
              <span className="block max-h-60 overflow-y-auto whitespace-pre-wrap break-words">
                {sideWords(words, STUDIO_ZONE, kind === 'field' ? schema : undefined, difference[one])}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type Words = ConsoleWords['CONTENT_DESK']['conflict'];

/** One side of a difference as somebody would read it out. */
function sideWords(
  words: Words,
  zone: string,
  schema: FieldSchema | undefined,
  value: Json | undefined,
): string {
  if (value === undefined) return words.without;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (schema?.control === 'money' && typeof value === 'number') return dollars(value);
  if (schema?.control === 'moment' && typeof value === 'string' && value) return shortMoment(zone, value);
  if (schema?.control === 'picture' && isObject(value))
    return [value.alt, value.file].filter(Boolean).join('\n');
  const texts = textsOf(value).map(
    (text) => schema?.choices?.[text] ?? schema?.items?.choices?.[text] ?? text,
  );
  return texts.join('\n') || words.nothing;
}
