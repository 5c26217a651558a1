import { useCallback, useEffect, useState } from 'react';
import { searchOf, type View, viewFrom } from './views.ts';

/** The address of a view, with the key where it was: a new tab opens the same room. */
export const hrefOf = (view: View) => `${window.location.pathname}${searchOf(view)}${window.location.hash}`;

/** Views change without a reload, and the browser's Back goes through them. */
export function useView(): { view: View; show: (view: View) => void } {
  const [view, setView] = useState<View>(() => viewFrom(window.location.search));
  useEffect(() => {
    const follow = () => setView(viewFrom(window.location.search));
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  const show = useCallback((next: View) => {
    if (searchOf(next) !== window.location.search) window.history.pushState(null, '', hrefOf(next));
    setView(next);
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return { view, show };
}
