import { useRef, useState } from 'react';
import { fill } from '#domain/words/fill.ts';
import { Button } from '#site/ui/button.tsx';
import { classes } from '#site/ui/classes.ts';
import { describedBy, FieldNotes } from '#site/ui/field-frame.tsx';
import { useWords } from '../words.ts';
import type { FieldSchema } from './answers.ts';
import { errorAt, fieldId, useEditing } from './editing.ts';
import type { NodeProps } from './field-node.tsx';
import { addWords, roomIn } from './list-moves.ts';
import { MoveButtons, RowButton } from './row-button.tsx';
import { useSpanishSide } from './spanish-context.ts';
import { WithSpanish } from './spanish-field.tsx';
import { FieldLabel, useBracesHint } from './text-control.tsx';
import { type Entries, useEntries } from './use-entries.ts';
import { joinPath } from './values.ts';

/** A list of plain texts, edited where they stand. */
export function LineList({ schema, value, path }: NodeProps) {
  const { CONTENT_DESK } = useWords();
  const editing = useEditing();
  const list = Array.isArray(value) ? value : [];
  const entries = useEntries(schema, path, list.length);
  const id = fieldId(path);
  const { error } = errorAt(editing, path);
  const { canAdd } = roomIn(schema, list.length);
  const hint = useBracesHint(schema.description, list);
  const [active, setActive] = useState<string>();
  const spoken = useSpanishSide() !== undefined && schema.items?.spoken;

  const add = (at = list.length) => {
    if (canAdd) editing.reveal(joinPath(path, entries.add(at)));
  };

  return (
    <fieldset aria-describedby={describedBy(id, hint, error)} className="min-w-0">
      <legend id={id} tabIndex={-1} className="mb-1.5 font-medium text-small">
        <FieldLabel label={schema.title ?? ''} optional={schema.optional} />
      </legend>
      <ul className={classes('grid', spoken ? 'gap-x-2 gap-y-4 xl:gap-y-2' : 'gap-2')}>
        {list.map((text, index) => (
          <Line
            key={entries.keys[index]}
            list={schema}
            text={String(text)}
            path={joinPath(path, index)}
            place={[index, list.length]}
            entries={entries}
            active={entries.keys[index] === active}
            onActive={() => setActive(entries.keys[index])}
            onEnter={() => add(index + 1)}
          />
        ))}
      </ul>
      <FieldNotes id={id} hint={hint} {...(error ? { error } : {})} />
      <p className="sr-only" aria-live="polite">
        {entries.said}
      </p>
      {canAdd ? (
        <Button variant="quiet" onClick={() => add()}>
          {addWords(CONTENT_DESK.list, schema)}
        </Button>
      ) : null}
    </fieldset>
  );
}

type LineProps = {
  list: FieldSchema;
  text: string;
  path: string;
  place: [index: number, count: number];
  entries: Entries;
  /** On a phone only the line that one is at shows its buttons: the others are to be read. */
  active: boolean;
  onActive: () => void;
  onEnter: () => void;
};

function Line({ list, text, path, place: [index, count], entries, active, onActive, onEnter }: LineProps) {
  const { CONTENT_DESK } = useWords();
  const words = CONTENT_DESK.list;
  const editing = useEditing();
  const row = useRef<HTMLLIElement>(null);
  const id = fieldId(path);
  const { error } = errorAt(editing, path);
  const several = list.items?.control === 'text';
  const { canRemove } = roomIn(list, count);
  const name = text || fill(words.line, { label: list.title ?? '', number: index + 1 });
  const control = {
    id,
    'aria-label': fill(words.line, { label: list.title ?? '', number: index + 1 }),
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(id, undefined, error),
    value: text,
    onFocus: onActive,
  } as const;
  const change = (next: string) => editing.keeper.change(path, next);
  // The moved line takes its buttons along; the pressed one keeps the focus.
  const move = (action: string, to: number) => {
    entries.move(index, to);
    requestAnimationFrame(() => row.current?.querySelector<HTMLElement>(`[data-action=${action}]`)?.focus());
  };
  return (
    <li ref={row}>
      <WithSpanish
        schema={list.items ?? {}}
        text={text}
        path={path}
        label={fill(words.line, { label: list.title ?? '', number: index + 1 })}
        compact
      >
        <div
          className={classes(
            'flex gap-x-1',
            several ? 'flex-wrap justify-end' : 'items-center max-sm:flex-wrap max-sm:justify-end',
          )}
        >
          {several ? (
            <textarea
              {...control}
              rows={3}
              className="control field-sizing-content min-h-[5rem] resize-y leading-relaxed"
              onChange={(event) => change(event.target.value)}
            />
          ) : (
            <input
              {...control}
              type="text"
              autoComplete="off"
              enterKeyHint="next"
              className="control min-w-0 sm:flex-1"
              onChange={(event) => change(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                event.preventDefault();
                onEnter();
              }}
            />
          )}
          <span className={classes('flex', !active && 'max-sm:hidden')}>
            {count > 1 ? <MoveButtons name={name} index={index} count={count} move={move} /> : null}
            {canRemove ? (
              <RowButton
                icon="trash"
                label={fill(words.remove, { name })}
                onPress={() => {
                  entries.remove(index);
                  editing.reveal(
                    joinPath(path.replace(/\.\d+$/, ''), Math.max(0, Math.min(index, count - 2))),
                  );
                }}
              />
            ) : null}
          </span>
        </div>
      </WithSpanish>
      {error ? (
        <p id={`${id}-error`} className="mt-1 font-medium text-danger text-small" aria-live="polite">
          {error}
        </p>
      ) : null}
    </li>
  );
}
