import { useEffect, useRef } from 'react';
import type { PlanSetContents } from '#domain/plan-set/desk.ts';
import { PAPER_NAMES, PAPERS } from '#domain/plan-set/papers.ts';
import { fill } from '#domain/words/fill.ts';
import { Button } from '#site/ui/button.tsx';
import { Heading } from '#site/ui/section.tsx';
import { shortMoment } from '../content/moments.ts';
import { type ConsoleWords, useWords } from '../words.ts';
import { type Spot, saidAt } from './merge.ts';
import { usePlanDesk } from './plan-desk.ts';
import { changesOf, type Keeping } from './set-keeper.ts';

/** Two colleagues changed the same place: both are shown, and one is chosen. Undo brings the other back. */
export function ConflictSection({ conflict }: { conflict: NonNullable<Keeping['conflict']> }) {
  const { PLAN_SET_DESK, STUDIO_ZONE } = useWords();
  const words = PLAN_SET_DESK.conflict;
  const { keeper, keeping, value, contents } = usePlanDesk();
  const { theirs, disputed } = conflict;
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  const other = changesOf(theirs);
  const lead = fill(words.lead, {
    who: theirs.by ?? words.somebody,
    when: shortMoment(STUDIO_ZONE, theirs.savedAt),
  });
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby="plan-set-conflict"
      className="rounded-card border-2 border-amber bg-amber-100/40 p-4 sm:p-6"
    >
      <Heading level={2} size="subheading" id="plan-set-conflict">
        {words.title}
      </Heading>
      <p className="mt-1 max-w-prose">{lead}</p>
      <ul className="mt-3 grid gap-3 text-small">
        {disputed.map((spot) => (
          <li key={spot.join()}>
            <p className="font-semibold">{spotName(PLAN_SET_DESK, spot, contents)}</p>
            <dl className="grid gap-x-4 sm:grid-cols-2">
              {(
                [
                  [words.mine, value],
                  [words.theirs, other],
                ] as const
              ).map(([side, changes]) => (
                <div key={side} className="min-w-0">
                  <dt className="text-fine text-ink-600">{side}</dt>
                  <dd className="whitespace-pre-line [overflow-wrap:anywhere]">
                    {saidWords(PLAN_SET_DESK, spot, saidAt(changes, spot))}
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-4">
        <Button size="sm" pending={keeping.saving} onClick={() => void keeper.resolve('mine')}>
          {words.keep}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          pending={keeping.saving}
          onClick={() => void keeper.resolve('theirs')}
        >
          {words.take}
        </Button>
      </div>
    </section>
  );
}

type Words = ConsoleWords['PLAN_SET_DESK'];

const nameIn = <Name extends string>(names: Readonly<Record<Name, string>>, name: string): string =>
  Object.entries<string>(names).find(([key]) => key === name)?.[1] ?? name;

function spotName(
  words: Words,
  [kind, first = '', row = '', key = '']: Spot,
  contents?: PlanSetContents,
): string {
  const { details, conflict } = words;
  const table = contents?.tables.find(({ name }) => name === first)?.table;
  const named = { table: table?.title ?? first, row: row.replace(/^own-/, '') };
  const column = table?.columns.find((one) => one.key === key)?.title ?? key;
  const line = contents?.checklist.find(({ id }) => id === first)?.text ?? first;
  switch (kind) {
    case 'title':
      return nameIn(details.fields, first);
    case 'row':
      return fill(conflict.row, named);
    case 'cell':
      return fill(conflict.cell, { ...named, column });
    case 'tick':
      return fill(conflict.tick, { line });
    default:
      return kind === 'notes' ? words.notes.title : nameIn(wholeNames(words), kind);
  }
}

const wholeNames = ({ details }: Words) => ({
  paper: details.paper,
  state: details.state,
  released: details.released,
});

function saidWords(words: Words, [kind]: Spot, value: unknown): string {
  const { conflict } = words;
  if (kind === 'released') return value === true ? words.released : words.preliminary;
  if (kind === 'tick') return value === true ? conflict.ticked : conflict.nothing;
  if (kind === 'row') return nameIn(conflict.rowState, String(value ?? 'kept'));
  if (kind === 'notes') return Array.isArray(value) ? value.join('\n') : words.notes.owners;
  const paper = kind === 'paper' ? PAPER_NAMES.find((one) => one === value) : undefined;
  if (paper) return PAPERS[paper].name;
  return value === undefined || value === null || value === '' ? conflict.nothing : String(value);
}
