import type { Design } from '#domain/design/design.ts';
import { changed, committed, type History, redone, startHistory, undone } from '#site/history.ts';

// The history of a design also knows what the last change was made to; null after a step back, forward or to another design.
type DesignHistory = History<Design> & { changedFrom: Design | null };

export type DesignAction =
  | { type: 'change'; change: Partial<Design>; field: string }
  | { type: 'replace'; design: Design }
  | { type: 'commit' }
  | { type: 'undo' }
  | { type: 'redo' };

const resting = (history: History<Design>): DesignHistory => ({ ...history, changedFrom: null });

export const startDesign = (design: Design): DesignHistory => resting(startHistory(design));

export function designHistory(history: DesignHistory, action: DesignAction): DesignHistory {
  const { past, present, future, field } = history;
  switch (action.type) {
    case 'change': {
      const next = { ...present, ...action.change };
      if (sameDesign(next, present)) return history;
      const after = changed(history, next, action.field);
      return { ...after, changedFrom: after.past.at(-1) ?? null };
    }
    case 'replace':
      return sameDesign(action.design, present) ? history : resting(changed(history, action.design, null));
    case 'commit':
      return field === null ? history : { ...history, ...committed(history) };
    case 'undo':
      return past.length === 0 ? history : resting(undone(history));
    case 'redo':
      return future.length === 0 ? history : resting(redone(history));
  }
}

function sameDesign(one: Design, other: Design): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
