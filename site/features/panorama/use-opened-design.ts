import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { PanoramaDesign } from '#domain/panorama/panorama.ts';
import { useWords } from './words.ts';

// The opened panorama stands in the address (?view=<id>): a link opens it, and Back closes it.
export function useOpenedDesign(others: readonly PanoramaDesign[]) {
  const { PANORAMAS } = useWords();
  const [search] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const [ready, setReady] = useState(false);
  // The prerendered page knows no address parameters; they count only once the page runs.
  useEffect(() => setReady(true), []);

  const id = ready ? search.get('view') : null;
  const opened = id === null ? null : ([...PANORAMAS, ...others].find((design) => design.id === id) ?? null);

  function go(view: string | null, replace: boolean) {
    const next = new URLSearchParams(search);
    if (view === null) next.delete('view');
    else next.set('view', view);
    navigate(
      { search: next.toString() },
      { replace, preventScrollReset: true, state: { openedHere: view !== null } },
    );
  }

  return {
    opened,
    open: (design: PanoramaDesign) => go(design.id, false),
    close: () => (openedHere(location.state) ? navigate(-1) : go(null, true)),
  };
}

function openedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'openedHere' in state && state.openedHere === true;
}
