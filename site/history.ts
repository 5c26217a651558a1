// Every state that something was in, so that no change is final.
export type History<State> = {
  past: readonly State[];
  present: State;
  future: readonly State[];
  /** What is being changed: changes of one field in a row are one step back, not forty. */
  field: string | null;
};

const LONGEST_PAST = 200;

export const startHistory = <State>(present: State): History<State> => ({
  past: [],
  present,
  future: [],
  field: null,
});

export function changed<State>(
  { past, present, field }: History<State>,
  next: State,
  by: string | null,
): History<State> {
  const goesOn = by !== null && by === field;
  return {
    past: goesOn ? past : [...past, present].slice(-LONGEST_PAST),
    present: next,
    future: [],
    field: by,
  };
}

/** The change is finished: the next one is a step of its own. */
export const committed = <State>(history: History<State>): History<State> =>
  history.field === null ? history : { ...history, field: null };

/** A change that is under way never was. */
export function reverted<State>(history: History<State>): History<State> {
  const before = history.past.at(-1);
  if (history.field === null || before === undefined) return history;
  return { ...history, past: history.past.slice(0, -1), present: before, field: null };
}

export function undone<State>(history: History<State>): History<State> {
  const { past, present, future } = history;
  const before = past.at(-1);
  if (before === undefined) return history;
  return { past: past.slice(0, -1), present: before, future: [present, ...future], field: null };
}

export function redone<State>(history: History<State>): History<State> {
  const { past, present, future } = history;
  const [next, ...later] = future;
  if (next === undefined) return history;
  return { past: [...past, present], present: next, future: later, field: null };
}
