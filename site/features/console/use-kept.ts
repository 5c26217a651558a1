import { useEffect, useSyncExternalStore } from 'react';
import { onSessionBack } from './staff-calls.ts';

type Keeper<Keeping> = {
  subscribe: (listener: () => void) => () => void;
  state: () => Keeping;
  start: () => void;
  stop: () => void;
  save: () => Promise<void>;
};

/** What a keeper of somebody's work knows now; what waited for a session or for the network goes on. */
export function useKept<Keeping>(keeper: Keeper<Keeping>): Keeping {
  const keeping = useSyncExternalStore(keeper.subscribe, keeper.state);
  useEffect(() => {
    keeper.start();
    const off = onSessionBack(() => void keeper.save());
    window.addEventListener('online', keeper.save);
    return () => {
      off();
      window.removeEventListener('online', keeper.save);
      keeper.stop();
    };
  }, [keeper]);
  return keeping;
}
