import type { Panorama } from '#domain/panorama/panorama.ts';
import { changeQueryString, useQueryString } from '#site/query-string.ts';
import { useWords } from './words.ts';

// The opened panorama stands in the address (?view=<id>): a link opens it, and Back closes it.
export function useOpenedDesign(others: readonly Panorama[]) {
  const { PANORAMAS } = useWords();
  const id = useQueryString().get('view');
  return {
    opened: [...PANORAMAS, ...others].find((design) => design.id === id),
    open: (view: string) =>
      changeQueryString((query) => query.set('view', view), { push: true, state: { openedHere: true } }),
    close: () =>
      openedHere(window.history.state)
        ? window.history.back()
        : changeQueryString((query) => query.delete('view')),
  };
}

function openedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'openedHere' in state && state.openedHere === true;
}
