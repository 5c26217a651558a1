import { useEffect, useRef, useState } from 'react';
import type { Plot } from '#domain/plot/plot.ts';
import type { BestPlaceRequest, BestPlacesFound } from './find-best-places.ts';

type Search =
  | { state: 'idle' | 'failed' }
  | { state: 'searching'; long: boolean }
  | { state: 'found'; found: BestPlacesFound; plot: Plot };

const LONG_MS = 1000;

/** The search runs beside the page; a new one ends the one before. */
export function useBestPlaces() {
  const [search, setSearch] = useState<Search>({ state: 'idle' });
  const stop = useRef<() => void>(null);
  useEffect(() => () => stop.current?.(), []);

  function find(request: BestPlaceRequest) {
    stop.current?.();
    const worker = new Worker(new URL('./best-place-worker.ts', import.meta.url), { type: 'module' });
    const late = setTimeout(() => setSearch({ state: 'searching', long: true }), LONG_MS);
    const end = () => {
      clearTimeout(late);
      worker.terminate();
    };
    stop.current = end;
    setSearch({ state: 'searching', long: false });
    worker.addEventListener('message', ({ data }: MessageEvent<BestPlacesFound>) => {
      end();
      setSearch({ state: 'found', found: data, plot: request.plot });
    });
    worker.addEventListener('error', ({ message }) => {
      console.warn('The best places could not be found.', message);
      end();
      setSearch({ state: 'failed' });
    });
    worker.postMessage(request);
  }
  return { search, find };
}
