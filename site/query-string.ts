import { useMemo, useSyncExternalStore } from 'react';

// What stands behind the question mark of this page's address: a state that a link can open and Back can undo.

const CHANGED = 'querychange';

const subscribe = (tell: () => void) => {
  for (const kind of ['popstate', CHANGED]) window.addEventListener(kind, tell);
  return () => {
    for (const kind of ['popstate', CHANGED]) window.removeEventListener(kind, tell);
  };
};

/** Empty in the first render, as on the server: a page is the same for every query until it runs. */
export function useQueryString(): URLSearchParams {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
  return useMemo(() => new URLSearchParams(search), [search]);
}

type Change = { push?: boolean; state?: object };

export function changeQueryString(
  change: (query: URLSearchParams) => void,
  { push, state }: Change = {},
): void {
  const address = new URL(window.location.href);
  change(address.searchParams);
  const beside = { ...window.history.state, ...state };
  if (push) window.history.pushState(beside, '', address);
  else window.history.replaceState(beside, '', address);
  window.dispatchEvent(new Event(CHANGED));
}
