import { useCallback, useEffect, useRef, useState } from 'react';
import type { Thread } from './threads.ts';
import type { Stage } from './use-stage.ts';

/** Chosen from its pin, the thread takes the focus; from the list, the pin comes into view. */
type Chosen = { id: string; from: 'pin' | 'list' };

/** The panel has opened by then, and the paper has its new size. */
const LAID_OUT_MS = 80;
const ROOM_AROUND_PIN = 90;

export function useChosen(stage: Stage, threads: readonly Thread[], given: string | undefined) {
  const [chosen, setChosen] = useState<Chosen | null>(given ? { id: given, from: 'list' } : null);
  const [asked, setAsked] = useState(given);
  if (asked !== given) {
    setAsked(given);
    setChosen(given ? { id: given, from: 'list' } : null);
  }
  const latest = useRef({ stage, threads });
  useEffect(() => {
    latest.current = { stage, threads };
  });
  const ready = stage.view.width > 0;
  useEffect(() => {
    if (!chosen || !ready) return;
    const timer = setTimeout(() => {
      const comment = latest.current.threads.find((thread) => thread.comment.id === chosen.id)?.comment;
      if (!comment) return;
      const { page, x, y } = comment;
      latest.current.stage.show({ index: page - 1, x, y }, ROOM_AROUND_PIN);
    }, LAID_OUT_MS);
    return () => clearTimeout(timer);
  }, [chosen, ready]);
  return {
    chosenId: chosen?.id ?? null,
    focusedId: chosen?.from === 'pin' ? chosen.id : null,
    choose: useCallback(
      (id: string | null, from: Chosen['from']) => setChosen(id === null ? null : { id, from }),
      [],
    ),
  };
}
