import type { Design } from '#domain/design/design.ts';

// Every change the visitor made, so that none is final.
type DesignHistory = {
  past: readonly Design[];
  present: Design;
  future: readonly Design[];
  // Changes of one slider in a row are one step back, not forty.
  lastField: string | null;
  // What the last change was made to; null after a step back, forward or to another design.
  changedFrom: Design | null;
};

export type DesignAction =
  | { type: 'change'; change: Partial<Design>; field: string }
  | { type: 'replace'; design: Design }
  | { type: 'commit' }
  | { type: 'undo' }
  | { type: 'redo' };

const LONGEST_PAST = 100;

export function startHistory(present: Design): DesignHistory {
  return { past: [], present, future: [], lastField: null, changedFrom: null };
}

export function designHistory(history: DesignHistory, action: DesignAction): DesignHistory {
  const { past, present, future, lastField } = history;
  switch (action.type) {
    case 'change': {
      const next = { ...present, ...action.change };
      if (sameDesign(next, present)) return history;
      const kept = lastField === action.field ? past : [...past, present].slice(-LONGEST_PAST);
      return {
        past: kept,
        present: next,
        future: [],
        lastField: action.field,
        changedFrom: kept.at(-1) ?? null,
      };
    }
    case 'replace':
      if (sameDesign(action.design, present)) return history;
      return { ...startHistory(action.design), past: [...past, present] };
    case 'commit':
      return lastField === null ? history : { ...history, lastField: null };
    case 'undo': {
      const previous = past.at(-1);
      if (!previous) return history;
      return { ...startHistory(previous), past: past.slice(0, -1), future: [present, ...future] };
    }
    case 'redo': {
      const [next, ...rest] = future;
      if (!next) return history;
      return { ...startHistory(next), past: [...past, present], future: rest };
    }
  }
}

function sameDesign(one: Design, other: Design): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
