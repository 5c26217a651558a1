import { useRef, useState } from 'react';
import { PLAN_SET_LIMITS } from '#domain/plan-set/plan-set.ts';
import { fill } from '#domain/words/fill.ts';
import { Button } from '#site/ui/button.tsx';
import { TextAreaField } from '#site/ui/field.tsx';
import { toast } from '#site/ui/toast.ts';
import { MoveButtons, RowButton } from '../content/row-button.tsx';
import { useWords } from '../words.ts';
import { usePlanDesk } from './plan-desk.ts';

/** The general notes: the studio's, or this set's own. */
export function NotesPanel() {
  const words = useWords().PLAN_SET_DESK.notes;
  const { keeper, value, contents } = usePlanDesk();
  const general = contents?.generalNotes ?? [];
  return (
    <div className="grid max-w-4xl gap-3">
      <p className="text-ink-600 text-small">
        {value.notes ? words.own : words.owners} {words.lead}
      </p>
      {value.notes ? (
        <OwnNotes notes={value.notes} />
      ) : (
        <>
          {general.length === 0 ? <p className="text-small">{words.none}</p> : null}
          <ol className="grid list-decimal gap-1.5 ps-6 text-small">
            {general.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ol>
        </>
      )}
      <p>
        {value.notes ? (
          <Button
            variant="quiet"
            onClick={() => {
              keeper.change({ notes: null });
              toast({ title: words.resetDone });
            }}
          >
            {words.reset}
          </Button>
        ) : (
          <Button variant="secondary" size="sm" onClick={() => keeper.change({ notes: [...general] })}>
            {words.edit}
          </Button>
        )}
      </p>
    </div>
  );
}

const onOneLine = (text: string) => text.replaceAll(/\s*\n\s*/g, ' ');

function OwnNotes({ notes }: { notes: readonly string[] }) {
  const words = useWords().PLAN_SET_DESK.notes;
  const { keeper } = usePlanDesk();
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const focus = (index: number, part: string) =>
    requestAnimationFrame(() => list.current?.children[index]?.querySelector<HTMLElement>(part)?.focus());
  const change = (next: string[], field: string | null = null) => keeper.change({ notes: next }, field);
  function move(index: number, to: number, action: string) {
    const next = notes.toSpliced(index, 1);
    change(next.toSpliced(to, 0, notes[index] ?? ''));
    setSaid(fill(words.moved, { number: to + 1, count: notes.length }));
    focus(to, `[data-action=${action}]`);
  }
  function remove(index: number) {
    change(notes.toSpliced(index, 1));
    setSaid(words.removed);
    focus(Math.min(index, notes.length - 2), 'textarea');
  }
  return (
    <>
      {notes.length === 0 ? <p className="text-small">{words.none}</p> : null}
      <ol ref={list} className="grid gap-2">
        {notes.map((note, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a note is its place; the focus is moved along
          <li key={index} className="flex items-start gap-1 max-sm:flex-wrap max-sm:justify-end">
            <span
              aria-hidden="true"
              className="w-7 shrink-0 pt-3 text-ink-600 text-small tabular-nums max-sm:hidden"
            >
              {index + 1}.
            </span>
            <textarea
              aria-label={fill(words.note, { number: index + 1 })}
              rows={1}
              maxLength={PLAN_SET_LIMITS.note}
              className="control field-sizing-content min-w-0 flex-1 resize-none text-small leading-relaxed max-sm:basis-full"
              value={note}
              onChange={({ target }) => change(notes.with(index, onOneLine(target.value)), `note.${index}`)}
              onBlur={keeper.commit}
            />
            <MoveButtons
              name={fill(words.note, { number: index + 1 })}
              index={index}
              count={notes.length}
              move={(action, to) => move(index, to, action)}
            />
            <RowButton
              icon="trash"
              label={fill(words.remove, { number: index + 1 })}
              onPress={() => remove(index)}
            />
          </li>
        ))}
      </ol>
      <p className="sr-only" role="status">
        {said}
      </p>
      <AddNote onAdd={(note) => change([...notes, note])} room={notes.length < PLAN_SET_LIMITS.notes} />
    </>
  );
}

function AddNote({ onAdd, room }: { onAdd: (note: string) => void; room: boolean }) {
  const words = useWords().PLAN_SET_DESK.notes;
  const [text, setText] = useState('');
  if (!room) return <p className="text-small">{fill(words.full, { count: PLAN_SET_LIMITS.notes })}</p>;
  return (
    <form
      className="grid justify-items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!text.trim()) return;
        onAdd(text.trim());
        setText('');
      }}
    >
      <TextAreaField
        label={words.addLabel}
        rows={2}
        className="w-full"
        maxLength={PLAN_SET_LIMITS.note}
        value={text}
        onChange={({ target }) => setText(onOneLine(target.value))}
      />
      <Button type="submit" variant="secondary" size="sm">
        {words.add}
      </Button>
    </form>
  );
}
