import { useSyncExternalStore } from 'react';

const NARROW = '(max-width: 639px)';

/** A phone held upright: drawings then use fewer units across, so that their figures stay legible. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(NARROW);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => window.matchMedia(NARROW).matches,
    () => false,
  );
}
