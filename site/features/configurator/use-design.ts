import { useCallback, useReducer } from 'react';
import type { Design } from '#domain/design/design.ts';
import { useUndoKeys } from '#site/ui/use-undo-keys.ts';
import { designHistory, startDesign } from './design-history.ts';

// The design being drawn, with everything that was done to it.
export function useDesign(start: Design) {
  const [history, act] = useReducer(designHistory, start, startDesign);
  const change = useCallback(
    (part: Partial<Design>, field: string) => act({ type: 'change', change: part, field }),
    [],
  );
  const commit = useCallback(() => act({ type: 'commit' }), []);
  const replace = useCallback((design: Design) => act({ type: 'replace', design }), []);
  const undo = useCallback(() => act({ type: 'undo' }), []);
  const redo = useCallback(() => act({ type: 'redo' }), []);

  useUndoKeys(undo, redo);

  return {
    design: history.present,
    changedFrom: history.changedFrom,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change,
    commit,
    replace,
    undo,
    redo,
  };
}

export type Drawing = ReturnType<typeof useDesign>;
