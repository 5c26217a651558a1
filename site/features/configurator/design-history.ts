import type { Design } from '#domain/design/design.ts';

// Every change the visitor made, so that none is final.
type DesignHistory = {
  past: readonly Design[];
  present: Design;
  future: readonly Design[];
  // Changes of one slider in a row are one step back, not forty.
  lastField: string | null;
};

export type DesignAction =
  | { type: 'change'; change: Partial<Design>; field: string }
  | { type: 'replace'; design: Design }
  | { type: 'commit' }
  | { type: 'undo' }
  | { type: 'redo' };

const LONGEST_PAST = 100;

export function startHistory(present: Design): DesignHistory {
  return { past: [], present, future: [], lastField: null };
}

export function designHistory(history: DesignHistory, action: DesignAction): DesignHistory {
  const { past, present, future, lastField } = history;
  switch (action.type) {
    case 'change': {
      const next = { ...present, ...action.change };
      if (sameDesign(next, present)) return history;
      const kept = lastField === action.field ? past : [...past, present].slice(-LONGEST_PAST);
      return { past: kept, present: next, future: [], lastField: action.field };
    }
    case 'replace':
      if (sameDesign(action.design, present)) return history;
      return { past: [...past, present], present: action.design, future: [], lastField: null };
    case 'commit':
      return lastField === null ? history : { ...history, lastField: null };
    case 'undo': {
      const previous = past.at(-1);
      if (!previous) return history;
      return { past: past.slice(0, -1), present: previous, future: [present, ...future], lastField: null };
    }
    case 'redo': {
      const [next, ...rest] = future;
      if (!next) return history;
      return { past: [...past, present], present: next, future: rest, lastField: null };
    }
  }
}

function sameDesign(one: Design, other: Design): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
