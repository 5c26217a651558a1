import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

// A press that the browser itself would answer in this window: no new tab, no download.
const isPlain = (event: MouseEvent, anchor: HTMLAnchorElement) =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  (anchor.target === '' || anchor.target === '_self');

// Anchors inside the page scroll smoothly, at once; a change of page never does. The router then notes the address
// and scrolls to the same place. Where parts sleep it is told here, for every anchor: one in a part that only shows is
// no router link, and the browser's own jump is drawn in one go, with nothing where a part still sleeps.
function useSmoothAnchors() {
  const navigate = useNavigate();
  const go = useRef(navigate);
  go.current = navigate;
  useEffect(() => {
    const root = document.documentElement;
    let calm: ReturnType<typeof setTimeout> | undefined;
    const onClick = (event: MouseEvent) => {
      const anchor = event.target instanceof Element ? event.target.closest('a') : null;
      if (!anchor?.hash || anchor.origin !== location.origin || anchor.pathname !== location.pathname) return;
      const target = document.getElementById(decodeURIComponent(anchor.hash.slice(1)));
      root.classList.add('smooth-scroll');
      target?.scrollIntoView();
      if (target && isPlain(event, anchor) && document.querySelector('[data-deferred]')) {
        event.preventDefault();
        const { pathname, search, hash } = anchor;
        go.current({ pathname, search, hash }, { replace: anchor.href === location.href });
      }
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
