import { useCallback, useEffect, useReducer } from 'react';
import type { Design } from '#domain/design/design.ts';
import { designHistory, startHistory } from './design-history.ts';

// The design being drawn, with everything that was done to it.
export function useDesign(start: Design) {
  const [history, act] = useReducer(designHistory, start, startHistory);
  const change = useCallback(
    (part: Partial<Design>, field: string) => act({ type: 'change', change: part, field }),
    [],
  );
  const commit = useCallback(() => act({ type: 'commit' }), []);
  const replace = useCallback((design: Design) => act({ type: 'replace', design }), []);
  const undo = useCallback(() => act({ type: 'undo' }), []);
  const redo = useCallback(() => act({ type: 'redo' }), []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const command = event.ctrlKey || event.metaKey;
      if (!command || isTyping(event.target)) return;
      const key = event.key.toLowerCase();
      if (key === 'z' && !event.shiftKey) undo();
      else if (key === 'y' || (key === 'z' && event.shiftKey)) redo();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [undo, redo]);

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

// In a text field the browser's own undo is meant.
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text')
  );
}
