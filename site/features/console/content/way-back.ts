import type { Change, Version } from './answers.ts';

const isMove = ({ before, after }: Change) => before === '' && after === '';

/** What going back to an earlier version changes in what is public now, as the history tells it. */
export function wayBack(history: readonly Version[], to: number): Change[] {
  const undone = history
    .filter(({ version }) => version > to)
    .sort((one, other) => other.version - one.version)
    .flatMap(({ changes }) => changes)
    .map(({ where, before, after }) => ({ where, before: after, after: before }));
  const back: (Change & { move: boolean })[] = [];
  for (const change of undone) {
    const move = isMove(change);
    // The same field once more, or an entry that came and went.
    const earlier = back.find(
      (one) => one.where === change.where && (one.move ? move : !move && one.after === change.before),
    );
    if (earlier) earlier.after = change.after;
    else back.push({ ...change, move });
  }
  return back
    .filter(({ before, after, move }) => move || before !== after)
    .map(({ move: _, ...change }) => change);
}

/** It is public already: it was gone back to, or everything since has been taken back by hand. */
export function isPublicNow(history: readonly Version[], current: number, version: number): boolean {
  if (version === current) return true;
  const from = history.find((one) => one.version === current)?.restoredFrom;
  return from === version || wayBack(history, version).length === 0;
}
