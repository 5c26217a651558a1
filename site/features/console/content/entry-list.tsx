import { type ComponentType, useDeferredValue, useEffect, useRef, useState } from 'react';
import { counted, fill } from '#domain/words/fill.ts';
import { Button } from '#site/ui/button.tsx';
import { TextField } from '#site/ui/field.tsx';
import { describedBy, FieldNotes } from '#site/ui/field-frame.tsx';
import { Heading } from '#site/ui/section.tsx';
import { useWords } from '../words.ts';
import type { Json } from './answers.ts';
import { errorAt, fieldId, useEditing } from './editing.ts';
import { EntryRow } from './entry-row.tsx';
import type { NodeProps } from './field-node.tsx';
import { levelAt } from './group.tsx';
import { addWords, roomIn } from './list-moves.ts';
import { useEntries } from './use-entries.ts';
import { joinPath, shownProperties, textsOf } from './values.ts';

type Draws = { FieldNode: ComponentType<NodeProps> };

// From here on, somebody looks for an entry rather than scrolling to it.
const LONG = 12;

const matches = (entry: Json, wanted: string) =>
  textsOf(entry).join(' ').toLowerCase().includes(wanted.trim().toLowerCase());

/** A list of entries, each closed until it is opened; its fields are drawn only then. */
export function EntryList({ schema, value, path, depth, FieldNode }: NodeProps & Draws) {
  const { CONTENT_DESK } = useWords();
  const editing = useEditing();
  const list = Array.isArray(value) ? value : [];
  const entries = useEntries(schema, path, list.length);
  const [filter, setFilter] = useState('');
  const wanted = useDeferredValue(filter);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const box = useRef<HTMLUListElement>(null);
  const id = fieldId(path);
  const { error } = errorAt(editing, path);
  const { canAdd, canRemove, full } = roomIn(schema, list.length);
  const toggle = (key: string, next: boolean) =>
    setOpen((now) => new Set(next ? [...now, key] : [...now].filter((one) => one !== key)));
  useOpenGoal(path, entries.keys, (key) => {
    setFilter('');
    toggle(key, true);
  });

  function add() {
    const at = entries.add();
    const first = schema.items ? shownProperties(schema.items)[0]?.[0] : undefined;
    editing.reveal(joinPath(joinPath(path, at), first ?? ''));
  }

  const shown = list
    .map((entry, index) => ({ entry, index, key: entries.keys[index] ?? '' }))
    .filter(({ entry }) => wanted === '' || matches(entry, wanted));

  return (
    <section aria-labelledby={id} aria-describedby={describedBy(id, schema.description, error)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Heading level={levelAt(depth)} size={depth === 0 ? 'subheading' : 'small'} id={id} tabIndex={-1}>
          {schema.title}
        </Heading>
        <span className="text-ink-600 text-small tabular-nums">
          {wanted === ''
            ? counted(CONTENT_DESK.list.count, list.length)
            : counted(CONTENT_DESK.list.filtered, shown.length, { all: list.length })}
        </span>
      </div>
      <FieldNotes id={id} hint={schema.description} {...(error ? { error } : {})} />
      {list.length > LONG ? (
        <TextField
          className="mt-3"
          label={CONTENT_DESK.list.filter}
          type="search"
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
        />
      ) : null}
      {list.length === 0 ? <p className="mt-3 text-ink-600 text-small">{CONTENT_DESK.list.none}</p> : null}
      <ul ref={box} className="mt-3 divide-y divide-sand rounded-card border border-sand empty:hidden">
        {shown.map(({ entry, index, key }) => (
          <EntryRow
            key={key}
            schema={schema}
            entry={entry}
            name={entries.nameOf(entry)}
            path={joinPath(path, index)}
            index={index}
            count={list.length}
            depth={depth + 1}
            open={open.has(key)}
            onToggle={(next) => toggle(key, next)}
            onUndo={entries.undoRemoval}
            onMove={wanted === '' ? (to) => entries.move(index, to) : undefined}
            onRemove={
              canRemove
                ? () => {
                    entries.remove(index);
                    focusRow(box.current, Math.min(index, list.length - 2));
                  }
                : undefined
            }
            FieldNode={FieldNode}
          />
        ))}
      </ul>
      <p className="sr-only" aria-live="polite">
        {entries.said}
      </p>
      {canAdd ? (
        <Button variant="secondary" size="sm" className="mt-3" onClick={add}>
          {addWords(CONTENT_DESK.list, schema)}
        </Button>
      ) : null}
      {full ? (
        <p className="mt-2 text-ink-600 text-small">
          {fill(CONTENT_DESK.list.full, { most: schema.maxItems ?? list.length })}
        </p>
      ) : null}
    </section>
  );
}

// The removed row took the focus with it: the next one has it.
const focusRow = (box: HTMLElement | null, index: number) =>
  requestAnimationFrame(() =>
    box?.querySelectorAll<HTMLElement>(':scope > li [aria-expanded]').item(Math.max(0, index))?.focus(),
  );

/** Opens the entry in which a field is looked for. */
function useOpenGoal(path: string, keys: readonly string[], open: (key: string) => void) {
  const { goal } = useEditing();
  const done = useRef<object>(undefined);
  useEffect(() => {
    if (!goal || done.current === goal || !goal.path.startsWith(`${path}.`)) return;
    done.current = goal;
    const key = keys[Number(goal.path.slice(path.length + 1).split('.')[0])];
    if (key) open(key);
  });
}
