import { useEffect, useState } from 'react';
import type { Panorama } from '#domain/panorama/panorama.ts';
import { useWords } from './words.ts';

const OPENED_HERE = { openedHere: true };

// The opened panorama stands in the address (?view=<id>): a link opens it, and Back closes it.
export function useOpenedDesign(others: readonly Panorama[]) {
  const { PANORAMAS } = useWords();
  const [id, setId] = useState<string | null>(null);
  useEffect(() => {
    const read = () => setId(addressed().searchParams.get('view'));
    read();
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, []);

  return {
    opened: [...PANORAMAS, ...others].find((design) => design.id === id),
    open(view: string) {
      const address = addressed();
      address.searchParams.set('view', view);
      window.history.pushState(OPENED_HERE, '', address);
      setId(view);
    },
    close() {
      if (openedHere(window.history.state)) return window.history.back();
      const address = addressed();
      address.searchParams.delete('view');
      window.history.replaceState(window.history.state, '', address);
      setId(null);
    },
  };
}

const addressed = () => new URL(window.location.href);

function openedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'openedHere' in state && state.openedHere === true;
}
