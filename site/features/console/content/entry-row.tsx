import { type ComponentType, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { fill } from '#domain/words/fill.ts';
import { Button } from '#site/ui/button.tsx';
import { classes } from '#site/ui/classes.ts';
import { Icon } from '#site/ui/icon.tsx';
import { Heading } from '#site/ui/section.tsx';
import { useWords } from '../words.ts';
import type { FieldSchema, Json } from './answers.ts';
import { hasErrorWithin, useEditing } from './editing.ts';
import type { NodeProps } from './field-node.tsx';
import { Fields, levelAt } from './group.tsx';
import { MoveButtons, RowButton } from './row-button.tsx';
import { entrySummary, isObject, isPicture, shownProperties } from './values.ts';

type EntryRowProps = {
  schema: FieldSchema;
  entry: Json;
  name: string;
  path: string;
  index: number;
  count: number;
  depth: number;
  open: boolean;
  onToggle: (open: boolean) => void;
  /** Absent while only a part of the list is shown: up and down would mean something else. */
  onMove: ((to: number) => void) | undefined;
  onRemove: (() => void) | undefined;
  /** The entry that was removed last comes back. */
  onUndo: () => void;
  FieldNode: ComponentType<NodeProps>;
};

export function EntryRow(props: EntryRowProps) {
  const { schema, entry, name, path, index, count, depth, open, onToggle, onMove, onRemove } = props;
  const { CONTENT_DESK } = useWords();
  const words = CONTENT_DESK.list;
  const body = useId();
  const { row, move } = useFollowingFocus(index, onMove);
  const noun = schema.entry ?? words.entry;

  function onKeyDown(event: KeyboardEvent) {
    if ((event.ctrlKey || event.metaKey) && event.key === 'z') props.onUndo();
    const step = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined;
    if (!step || !onMove) return;
    event.preventDefault();
    move('open', index + step);
  }

  return (
    <li ref={row} data-path={path} className="min-w-0">
      <div className="flex items-center pe-1">
        <Heading level={levelAt(depth)} size="small" className="min-w-0 flex-1 font-normal!">
          <button
            type="button"
            aria-expanded={open}
            aria-controls={open ? body : undefined}
            aria-keyshortcuts={onMove ? 'Alt+ArrowUp Alt+ArrowDown' : undefined}
            data-action="open"
            onClick={() => onToggle(!open)}
            onKeyDown={onKeyDown}
            className="flex min-h-14 w-full items-center gap-3 px-3 py-2 text-start text-[1rem] hover:bg-foam focus-visible:outline-offset-[-3px] sm:px-4"
          >
            <Icon
              name="chevron-right"
              className={classes('size-4.5 text-ink-600 transition-transform', open && 'rotate-90')}
            />
            <Thumb schema={schema.items} entry={entry} />
            <span className="min-w-0 flex-1">
              <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
                <span className={classes('min-w-0', open ? 'font-semibold' : 'line-clamp-2')}>{name}</span>
                <Marks entry={entry} />
              </span>
              {open ? null : (
                <span className="line-clamp-1 text-ink-600 text-small">{entrySummary(schema, entry)}</span>
              )}
            </span>
            <RefusedMark path={path} />
          </button>
        </Heading>
        {onMove ? (
          <>
            <RowButton
              icon="arrow-to-top"
              action="top"
              label={fill(words.top, { name })}
              off={index === 0}
              className="max-sm:hidden"
              onPress={() => move('open', 0)}
            />
            <MoveButtons name={name} index={index} count={count} move={move} />
          </>
        ) : null}
        {onRemove ? (
          <RowButton
            icon="trash"
            label={fill(words.remove, { name })}
            className="max-sm:hidden"
            onPress={onRemove}
          />
        ) : null}
      </div>
      {open ? (
        <div id={body} className="border-sand border-t bg-foam/40 px-3 pt-1 pb-5 sm:px-4">
          <EntryFields {...props} />
          <div className="mt-4 flex flex-wrap gap-x-5 sm:hidden">
            {onMove && index > 0 ? (
              <Button variant="quiet" onClick={() => move('open', 0)}>
                {words.topShort}
              </Button>
            ) : null}
            {onRemove ? (
              <Button variant="quiet" onClick={onRemove}>
                {fill(words.removeShort, { entry: noun })}
              </Button>
            ) : null}
          </div>
        </div>
      ) : null}
    </li>
  );
}

function EntryFields({ schema, entry, path, depth, FieldNode }: EntryRowProps) {
  if (!schema.items) return null;
  return <Fields schema={schema.items} value={entry} path={path} depth={depth} FieldNode={FieldNode} />;
}

// A row that moves is taken out of the page and put back: the button that moved it has the focus again afterwards.
function useFollowingFocus(index: number, onMove: EntryRowProps['onMove']) {
  const row = useRef<HTMLLIElement>(null);
  const after = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the new place that asks for the focus
  useEffect(() => {
    if (!after.current) return;
    const button = row.current?.querySelector<HTMLElement>(`[data-action="${after.current}"]`);
    after.current = '';
    button?.focus();
    button?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [index]);
  const move = (action: string, to: number) => {
    after.current = action;
    onMove?.(to);
  };
  return { row, move };
}

function Thumb({ schema, entry }: { schema: FieldSchema | undefined; entry: Json }) {
  const name = schema ? shownProperties(schema).find(([, field]) => isPicture(field))?.[0] : undefined;
  if (name === undefined || !isObject(entry)) return null;
  const picture = entry[name];
  const file = isObject(picture) && typeof picture.file === 'string' ? picture.file : '';
  return (
    <span className="h-10 w-14 shrink-0 overflow-hidden rounded-control bg-foam-200">
      {file ? (
        <img
          src={`/pictures/${file}-480.webp`}
          alt=""
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
        />
      ) : null}
    </span>
  );
}

// What is ticked in an entry can be seen without opening it.
function Marks({ entry }: { entry: Json }) {
  const { CONTENT_DESK } = useWords();
  return Object.entries(CONTENT_DESK.marks)
    .filter(([name]) => isObject(entry) && entry[name] === true)
    .map(([name, mark]) => (
      <span key={name} className="shrink-0 rounded-full bg-foam-200 px-2.5 py-0.5 text-fine">
        {mark}
      </span>
    ));
}

// So can that something in it was refused.
function RefusedMark({ path }: { path: string }) {
  const { CONTENT_DESK } = useWords();
  const editing = useEditing();
  if (!hasErrorWithin(editing, path)) return null;
  return <Icon name="warning" label={CONTENT_DESK.state.failed} className="size-5 shrink-0 text-danger" />;
}
