import { useEffect, useRef, useState } from 'react';
import { NO_FILTERS, type Place, placeFrom } from '#domain/console/place.ts';
import type { StaffRole } from '#domain/console/roles.ts';
import { fill } from '#domain/words/fill.ts';
import { firstView, isView, type View } from './views.ts';
import { useWords } from './words.ts';

type Standing = Omit<Place, 'view'> & { view: View };

const standing = ({ view, ...rest }: Place, role: StaffRole): Standing =>
  isView(view) ? { view, ...rest } : { view: firstView(role), filters: NO_FILTERS };

/** The view, the open entry and the filters stand behind the # of the address: linked, reloaded and gone back to. */
export function usePlace(role: StaffRole): Standing {
  const { CONSOLE, brand } = useWords();
  const [place, setPlace] = useState(() => placeFrom(window.location.hash));
  useEffect(() => {
    // A view is drawn after its address: the browser would return to where there is nothing yet.
    window.history.scrollRestoration = 'manual';
    const follow = () => setPlace(placeFrom(window.location.hash));
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  // Another view begins at its top, under its own name.
  const shown = standing(place, role);
  const { view } = shown;
  const title = fill(CONSOLE.title, { view: CONSOLE.views[view], brand });
  const before = useRef(view);
  useEffect(() => {
    document.title = title;
    if (before.current === view) return;
    before.current = view;
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [view, title]);
  return shown;
}
