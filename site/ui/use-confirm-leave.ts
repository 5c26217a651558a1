import { useEffect } from 'react';

/** While locked, leaving the page asks first: Back, a link or closing the tab. */
export function useConfirmLeave(locked: boolean) {
  useEffect(() => {
    if (!locked) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [locked]);
}
