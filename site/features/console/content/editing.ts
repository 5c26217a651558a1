import { createContext, useContext } from 'react';
import type { DraftKeeper } from './draft-keeper.ts';

// What every field of a form needs: where its words go, what the server said about it, and which field is looked for.

export type Editing = {
  keeper: DraftKeeper;
  /** What the server refused and is told, by path. */
  errors: ReadonlyMap<string, string>;
  /** The field that gets the focus; a new object for each wish. */
  goal: { path: string } | undefined;
  reveal: (path: string) => void;
  /** An entry is new: none of its fields was left yet. */
  begin: (path: string) => void;
};

export const EditingContext = createContext<Editing | undefined>(undefined);

export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error('This field stands outside a form.');
  return editing;
}

const FIELD = 'field.';
export const fieldId = (path: string) => FIELD + path;
/** The path of the field that an element belongs to; of anything else nothing. */
export const pathFrom = (id: string) => (id.startsWith(FIELD) ? id.slice(FIELD.length) : undefined);
/** The path of the field, or else of the entry, that an element stands in. */
export const pathAround = (element: Element): string | undefined =>
  pathFrom(element.id) ?? element.closest<HTMLElement>('[data-path]')?.dataset.path;

export const errorAt = ({ errors }: Editing, path: string) => {
  const error = errors.get(path);
  return error ? { error } : {};
};

/** Something inside of it was refused. */
export const hasErrorWithin = ({ errors }: Editing, path: string) =>
  [...errors.keys()].some((one) => one === path || one.startsWith(`${path}.`));

const FRAMES = 40;

/** Focuses a field once it is drawn; of a field without a place of its own, what it stands in. */
export function focusField(path: string, frames = FRAMES) {
  const target = document.getElementById(fieldId(path));
  if (target) {
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    target.focus({ preventScroll: true });
  } else if (frames > 0) requestAnimationFrame(() => focusField(path, frames - 1));
  else if (path.includes('.')) focusField(path.replace(/\.[^.]*$/, ''), 0);
}
