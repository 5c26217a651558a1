import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { markLive, pressedIn, scriptLost } from './early.ts';

// A part of a page that stands in the HTML from the start and becomes interactive when somebody comes near it:
// scrolled towards, focused or touched. What was pressed or typed before is pressed and typed again (early.ts).

const NEAR = '64px 0px';
// Somebody who brings a design along is expected: the forms that take it do not wait to be looked at.
const HAND_OFF = /[?&](fromAI|design)=true/;
const INTEREST = ['pointerdown', 'focusin', 'keydown'] as const;

export type Deferred<Props> = ComponentType<Props> & { preload: () => Promise<void> };

function interestIn(part: HTMLElement, onWake: (wake: () => void) => void): Promise<void> {
  if (pressedIn(part) || HAND_OFF.test(location.search)) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) go();
      },
      { rootMargin: NEAR },
    );
    const go = () => {
      observer.disconnect();
      for (const kind of INTEREST) part.removeEventListener(kind, go);
      resolve();
    };
    onWake(go);
    observer.observe(part);
    for (const kind of INTEREST) part.addEventListener(kind, go, { passive: true });
  });
}

// Code that cannot be fetched leaves the part as it was served: readable, and its forms sent by the browser.
function stayAsleep(part: HTMLElement): Promise<never> {
  scriptLost(part);
  return new Promise(() => undefined);
}

/**
 * `const Calculator = deferred('calculator', async () => (await import('…')).Calculator)`.
 * Call `Calculator.preload()` in the page's clientLoader, so that an arrival at an anchor finds every height final.
 */
export function deferred<Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
  className?: string,
): Deferred<Props> {
  let loaded: ComponentType<Props> | undefined;
  const fetchPart = async () => {
    loaded ??= await load();
    return loaded;
  };
  let awake = false;
  let wake = () => {
    awake = true;
  };
  const Lazy = lazy(async () => {
    // Only a part that already stands in the page can wait; one that a navigation brings is loaded at once.
    const part = import.meta.env.SSR ? null : document.querySelector<HTMLElement>(`[data-deferred="${id}"]`);
    if (part && !awake) {
      await interestIn(part, (go) => {
        wake = go;
      });
    }
    return { default: part ? await fetchPart().catch(() => stayAsleep(part)) : await fetchPart() };
  });

  function Part(props: Props) {
    const Ready = useRef(loaded).current ?? Lazy;
    const { key } = useLocation();
    const arrived = useRef(key).current;
    // A move inside the page renders every part again: what still sleeps must wake, or React would wait for it.
    if (key !== arrived) wake();
    return (
      <div data-deferred={id} className={className}>
        <Suspense>
          <Ready {...props} />
          <Live id={id} />
        </Suspense>
      </div>
    );
  }
  Part.preload = async () => {
    await fetchPart();
  };
  return Part;
}

// Its effect runs once the part beside it has hydrated.
function Live({ id }: { id: string }) {
  useEffect(() => {
    const part = document.querySelector<HTMLElement>(`[data-deferred="${id}"]`);
    if (part) markLive(part);
  }, [id]);
  return null;
}
