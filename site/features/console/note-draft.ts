import { useState } from 'react';

// A note that is not saved yet outlives a closed entry, a lost session and a reload. It ends with the tab, when it is
// saved, and when its writer signs out.

const PREFIX = 'poolwright.note.';
const keyOf = (kind: string, id: string) => `${PREFIX}${kind}/${id}`;

// A browser may forbid its storage: then the note lives as long as the page.
const memory = new Map<string, string>();
const stored = <T>(use: (storage: Storage) => T): T | undefined => {
  try {
    return use(window.sessionStorage);
  } catch {
    return undefined;
  }
};

export const keepNote = (kind: string, id: string, text: string) => {
  const key = keyOf(kind, id);
  if (text) memory.set(key, text);
  else memory.delete(key);
  stored((storage) => (text ? storage.setItem(key, text) : storage.removeItem(key)));
};

export const keptNote = (kind: string, id: string): string =>
  memory.get(keyOf(kind, id)) ?? stored((storage) => storage.getItem(keyOf(kind, id))) ?? '';

export const forgetNotes = () => {
  memory.clear();
  stored((storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
  });
};

export function useNoteDraft(kind: string, id: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => keptNote(kind, id));
  return [
    text,
    (next) => {
      setText(next);
      keepNote(kind, id, next);
    },
  ];
}
