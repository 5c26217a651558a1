import { useEffect, useLayoutEffect, useRef } from 'react';
import { useBlocker, useLocation, useNavigate } from 'react-router';
import { isPrivatePage } from '#domain/site/routes.ts';

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

const crosses = (from: string, to: string) => isPrivatePage(from) !== isPrivatePage(to);

// Private pages allow nobody else's script, and what runs in a page stays when the router changes it: they are entered and
// left by loading them whole. A link is left to the browser; what our own code asks for is stopped and done that way.
function useWholePages() {
  useLayoutEffect(() => {
    const onClick = (event: MouseEvent) => {
      const anchor = event.target instanceof Element ? event.target.closest('a') : null;
      if (!anchor || anchor.origin !== location.origin) return;
      if (crosses(location.pathname, anchor.pathname)) event.stopPropagation();
    };
    window.addEventListener('click', onClick, true);
    return () => window.removeEventListener('click', onClick, true);
  }, []);
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    crosses(currentLocation.pathname, nextLocation.pathname),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const { pathname, search, hash } = blocker.location;
    blocker.reset();
    window.location.assign(pathname + search + hash);
  }, [blocker]);
}

export function NavigationEffects() {
  useWholePages();
  useSmoothAnchors();
  useFocusOnArrival();
  return null;
}
