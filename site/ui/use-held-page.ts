import { useEffect } from 'react';

/** While held, leaving the page asks first: Back, a link or closing the tab. */
export function useHeldPage(held: boolean) {
  useEffect(() => {
    if (!held) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [held]);
}
