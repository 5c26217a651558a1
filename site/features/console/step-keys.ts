import { useEffect, useRef, useState } from 'react';

// j and k, as in mail programs. Somebody who speaks to their computer, or types with one key at a time, can turn them off.

const KEPT = 'poolwright.step-keys';
const OFF = 'off';

const kept = () => {
  try {
    return window.localStorage.getItem(KEPT);
  } catch {
    return null;
  }
};

export function useStepKeysWanted(): [boolean, (wanted: boolean) => void] {
  const [wanted, setWanted] = useState(() => kept() !== OFF);
  return [
    wanted,
    (next) => {
      setWanted(next);
      try {
        if (next) window.localStorage.removeItem(KEPT);
        else window.localStorage.setItem(KEPT, OFF);
      } catch {
        // A browser may forbid its storage: then it holds until the page is left.
      }
    },
  ];
}

const TICKS = new Set(['checkbox', 'radio', 'button', 'submit']);

/** A key in a field is a letter; an arrow in a choice chooses. */
const isTyping = (target: EventTarget | null): boolean => {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !TICKS.has(target.type);
  return (
    target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable
  );
};

export type Step = 1 | -1;

/** Which way a key leads; a key that is held with another means something else. */
export const stepOf = ({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): Step | undefined => {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === 'j' || key === 'J') return 1;
  return key === 'k' || key === 'K' ? -1 : undefined;
};

/** Calls `onStep` for each of the keys while `active` is so. */
export function useStepKeys(active: boolean, onStep: (step: Step, target: EventTarget | null) => boolean) {
  const latest = useRef(onStep);
  useEffect(() => {
    latest.current = onStep;
  });
  useEffect(() => {
    if (!active) return;
    const press = (event: KeyboardEvent) => {
      const step = stepOf(event);
      if (!step || event.defaultPrevented || isTyping(event.target)) return;
      if (latest.current(step, event.target)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [active]);
}
