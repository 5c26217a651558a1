import { type FocusEvent, useCallback, useMemo, useState } from 'react';
import type { Issue, Json } from './answers.ts';
import { pathFrom } from './editing.ts';
import type { Keeping } from './keeping.ts';
import { textsOf, valueAt } from './values.ts';

// The server refuses a whole value at once. A field is told so when it was left: nobody is corrected in the middle of a word,
// nor for what is still to be filled in.

export const isUnfilled = (value: Json, { path }: Issue) => textsOf(valueAt(value, path)).length === 0;

export const shownIssues = (
  { issues, value }: Pick<Keeping, 'issues' | 'value'>,
  left: ReadonlySet<string>,
  focused: string | undefined,
) => issues.filter((issue) => left.has(issue.path) || (issue.path !== focused && !isUnfilled(value, issue)));

const NONE: ReadonlySet<string> = new Set();

/** What is told of the refused fields, and what tells it: leaving a field, or wanting to publish. */
export function useShownIssues({ issues, value }: Keeping) {
  const [left, setLeft] = useState(NONE);
  const [focused, setFocused] = useState<string>();
  const shown = shownIssues({ issues, value }, left, focused);
  const paths = shown.map(({ path }) => path).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a letter that changes no error draws no other field again
  const errors = useMemo(() => new Map(shown.map(({ path, message }) => [path, message])), [issues, paths]);
  const onFocus = useCallback(({ target }: FocusEvent) => setFocused(pathFrom(target.id)), []);
  const onBlur = useCallback(({ target }: FocusEvent) => {
    const path = pathFrom(target.id);
    setFocused(undefined);
    if (path !== undefined) setLeft((paths) => (paths.has(path) ? paths : new Set([...paths, path])));
  }, []);
  const showAll = () => setLeft((paths) => new Set([...paths, ...issues.map(({ path }) => path)]));
  /** A new entry begins where another one may have been. */
  const begin = useCallback(
    (entry: string) =>
      setLeft((paths) => new Set([...paths].filter((path) => !`${path}.`.startsWith(`${entry}.`)))),
    [],
  );
  return { errors, onFocus, onBlur, showAll, begin };
}
