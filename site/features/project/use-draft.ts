import { useState } from 'react';
import { useOpenRoom } from './room-context.tsx';

/** A text half written: kept on this device until it is sent, through reloads and lost connections. */
export function useDraft(place: string): readonly [string, (text: string) => void] {
  const { drafts } = useOpenRoom().outbox;
  const [text, setText] = useState(() => drafts.get(place));
  const set = (next: string) => {
    setText(next);
    drafts.set(place, next);
  };
  return [text, set];
}
