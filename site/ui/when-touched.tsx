import { type ComponentType, useSyncExternalStore } from 'react';

// What is worth its bytes only to somebody who stays: it comes with the first move of a hand.
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'input'] as const;

let touched = false;

function subscribe(tell: () => void): () => void {
  const notice = () => {
    touched = true;
    tell();
  };
  for (const touch of TOUCHES)
    window.addEventListener(touch, notice, { once: true, capture: true, passive: true });
  return () => {
    for (const touch of TOUCHES) window.removeEventListener(touch, notice, { capture: true });
  };
}

const isTouched = () => touched;
const neverYet = () => false;

export function whenTouched<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function WhenTouched(props: Props) {
    return useSyncExternalStore(subscribe, isTouched, neverYet) ? <Part {...props} /> : null;
  };
}
