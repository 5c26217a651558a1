import { useEffect, useRef, useState } from 'react';
import { LIST_KINDS } from '#domain/console/kinds.ts';
import { NO_FILTERS, type Place, placeFrom } from '#domain/console/place.ts';
import { fill } from '#domain/words/fill.ts';
import { useWords } from './words.ts';

const OTHER_LISTS = LIST_KINDS.filter((kind) => kind !== 'inquiries');
export const VIEWS = ['inquiries', 'overview', ...OTHER_LISTS, 'people', 'audit', 'account'] as const;
export type View = (typeof VIEWS)[number];

const isView = (text: string): text is View => VIEWS.some((view) => view === text);

type Standing = Omit<Place, 'view'> & { view: View };

const standing = (): Standing => {
  const { view, ...rest } = placeFrom(window.location.hash);
  return isView(view) ? { view, ...rest } : { view: 'inquiries', filters: NO_FILTERS };
};

/** The view, the open entry and the filters stand behind the # of the address: linked, reloaded and gone back to. */
export function usePlace(): Standing {
  const { CONSOLE, brand } = useWords();
  const [place, setPlace] = useState<Standing>(standing);
  useEffect(() => {
    // A view is drawn after its address: the browser would return to where there is nothing yet.
    window.history.scrollRestoration = 'manual';
    const follow = () => setPlace(standing());
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  // Another view begins at its top, under its own name.
  const { view } = place;
  const title = fill(CONSOLE.title, { view: CONSOLE.views[view], brand });
  const before = useRef(view);
  useEffect(() => {
    document.title = title;
    if (before.current === view) return;
    before.current = view;
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [view, title]);
  return place;
}
