import { type ComponentType, useSyncExternalStore } from 'react';

// What is worth its bytes only to somebody who stays: it comes with the first move of a hand.
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'input'] as const;

let touched = false;
const waiting = new Set<() => void>();

function notice(): void {
  touched = true;
  for (const tell of waiting) tell();
}

// From the start: a part that is shown later comes at once to somebody whose hand has moved before.
for (const touch of TOUCHES)
  globalThis.addEventListener?.(touch, notice, { once: true, capture: true, passive: true });

function subscribe(tell: () => void): () => void {
  waiting.add(tell);
  return () => waiting.delete(tell);
}

const isTouched = () => touched;
const neverYet = () => false;

export function whenTouched<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function WhenTouched(props: Props) {
    return useSyncExternalStore(subscribe, isTouched, neverYet) ? <Part {...props} /> : null;
  };
}
