import { useCallback, useEffect, useRef, useState } from 'react';
import { fill } from '#domain/words/fill.ts';
import { dismissToast, toast } from '#site/ui/toast.ts';
import { useWords } from '../words.ts';
import type { FieldSchema, Json } from './answers.ts';
import { useEditing } from './editing.ts';
import { blankEntry, inserted, moved, without } from './list-moves.ts';
import { entryName, joinPath, valueAt } from './values.ts';

// The second click of a double click falls on the row that moved up, and does not mean it.
const DOUBLE_CLICK_MS = 400;

let keys = 0;
const newKey = () => `entry-${keys++}`;

// An entry keeps its key while it moves, so that it stays open, and the focus can follow it.
function useKeys(count: number) {
  const ref = useRef<string[]>([]);
  if (ref.current.length > count) ref.current = ref.current.slice(0, count);
  while (ref.current.length < count) ref.current = [...ref.current, newKey()];
  return ref;
}

/** A list's entries and what can be done to them; a removed one can be put back for a while. */
export function useEntries(schema: FieldSchema, path: string, count: number) {
  const { CONSOLE, CONTENT_DESK } = useWords();
  const { keeper, begin } = useEditing();
  const keys = useKeys(count);
  const notice = useRef<number>(undefined);
  const undo = useRef<() => void>(undefined);
  const removedAt = useRef(0);
  const [said, setSaid] = useState('');

  const current = useCallback((): Json[] => {
    const list = valueAt(keeper.state().value, path);
    return Array.isArray(list) ? list : [];
  }, [keeper, path]);

  const set = useCallback(
    (list: Json[], nextKeys: string[]) => {
      keys.current = nextKeys;
      keeper.change(path, list);
    },
    [keeper, path, keys],
  );

  // The way back of a list that is no longer here would lead elsewhere.
  useEffect(
    () => () => {
      if (notice.current !== undefined) dismissToast(notice.current);
    },
    [],
  );

  const nameOf = (entry: Json | undefined) =>
    entryName(schema, entry) ||
    fill(CONTENT_DESK.list.untitled, { entry: schema.entry ?? CONTENT_DESK.list.entry });

  function move(from: number, to: number) {
    const list = current();
    if (to < 0 || to >= list.length || from === to) return;
    set(moved(list, from, to), moved(keys.current, from, to));
    const place = { name: nameOf(list[from]), place: to + 1, count: list.length };
    setSaid(fill(CONTENT_DESK.list.moved, place));
  }

  function add(at = current().length) {
    begin(joinPath(path, at));
    set(inserted(current(), at, blankEntry(schema)), inserted(keys.current, at, newKey()));
    return at;
  }

  function remove(at: number) {
    const list = current();
    const [entry, key] = [list[at], keys.current[at]];
    if (entry === undefined || key === undefined || Date.now() - removedAt.current < DOUBLE_CLICK_MS) return;
    removedAt.current = Date.now();
    set(without(list, at), without(keys.current, at));
    const name = nameOf(entry);
    const shortName = name.length > 60 ? `${name.slice(0, 57)}...` : name;
    const putBack = () => {
      undo.current = undefined;
      removedAt.current = 0;
      set(inserted(current(), at, entry), inserted(keys.current, at, key));
      setSaid(fill(CONTENT_DESK.list.restored, { name }));
    };
    undo.current = putBack;
    notice.current = toast({
      title: fill(CONTENT_DESK.list.removed, { name: shortName }),
      action: { label: CONSOLE.undo, onPress: putBack },
    });
  }

  /** The way back by keyboard. */
  function undoRemoval() {
    undo.current?.();
    if (notice.current !== undefined) dismissToast(notice.current);
  }

  return { keys: keys.current, said, nameOf, move, add, remove, undoRemoval };
}

export type Entries = ReturnType<typeof useEntries>;
