import { useEffect } from 'react';

const READ_AGAIN_MS = 30_000;

/** A page that is looked at shows what came meanwhile; what is half typed stays. */
export function useReadAgain(reload: () => void) {
  useEffect(() => {
    const look = () => (document.visibilityState === 'visible' ? reload() : undefined);
    const timer = window.setInterval(look, READ_AGAIN_MS);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [reload]);
}
