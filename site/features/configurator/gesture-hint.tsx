import { type RefObject, useEffect, useState } from 'react';
import { useWords } from './words.ts';

const READ_MS = 7000;

// How the view is turned, told once at the stage's foot: until somebody does it, or has had time to read it. Listeners are told by the stage itself.
export function GestureHint({ stage }: { stage: RefObject<HTMLElement | null> }) {
  const { CONFIGURATOR: words } = useWords();
  const [told, setTold] = useState(false);
  useEffect(() => {
    const element = stage.current;
    const done = () => setTold(true);
    const timer = setTimeout(done, READ_MS);
    element?.addEventListener('pointerdown', done);
    element?.addEventListener('wheel', done, { passive: true });
    return () => {
      clearTimeout(timer);
      element?.removeEventListener('pointerdown', done);
      element?.removeEventListener('wheel', done);
    };
  }, [stage]);
  if (told) return null;
  return (
    <p
      aria-hidden="true"
      data-gestures
      className="pointer-events-none absolute inset-x-2 bottom-18 mx-auto w-fit rounded-full bg-ink/85 px-3.5 py-1.5 text-fine text-white sm:bottom-5"
    >
      <span className="pointer-coarse:hidden">{words.gestures.mouse}</span>
      <span className="hidden pointer-coarse:inline">{words.gestures.touch}</span>
    </p>
  );
}
