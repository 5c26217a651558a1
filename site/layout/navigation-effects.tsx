import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

// Anchors inside the page scroll smoothly, at once; a change of page never does. The router then notes the address
// and scrolls to the same place.
function useSmoothAnchors() {
  useEffect(() => {
    const root = document.documentElement;
    let calm: ReturnType<typeof setTimeout> | undefined;
    const onClick = (event: MouseEvent) => {
      const anchor = event.target instanceof Element ? event.target.closest('a') : null;
      if (!anchor?.hash || anchor.origin !== location.origin || anchor.pathname !== location.pathname) return;
      root.classList.add('smooth-scroll');
      document.getElementById(decodeURIComponent(anchor.hash.slice(1)))?.scrollIntoView();
      clearTimeout(calm);
      calm = setTimeout(() => root.classList.remove('smooth-scroll'), 1500);
    };
    document.addEventListener('click', onClick, true);
    return () => {
      document.removeEventListener('click', onClick, true);
      clearTimeout(calm);
    };
  }, []);
}

function focusQuietly(target: HTMLElement | null) {
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}

// After a navigation the reader stands at the new page's heading, or at the section that was asked for.
function useFocusOnArrival() {
  const { pathname, hash, key } = useLocation();
  const first = useRef(true);
  // The same anchor chosen twice is two arrivals; a changed query alone is none.
  const arrival = hash ? key : pathname;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the arrival is what counts
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    const section = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    focusQuietly(section ?? document.querySelector<HTMLElement>('main h1'));
  }, [pathname, hash, arrival]);
}

export function NavigationEffects() {
  useSmoothAnchors();
  useFocusOnArrival();
  return null;
}
