import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/** While held, neither the Back button nor a link leaves the page, and closing the tab asks first. */
export function useHeldPage(held: boolean) {
  const blocker = useBlocker(held);
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
  useEffect(() => {
    if (!held) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [held]);
}
