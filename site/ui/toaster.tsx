import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { currentToast, subscribeToasts } from './toast.ts';

const ToastViewport = lazy(async () => ({ default: (await import('./toast-viewport.tsx')).ToastViewport }));

// Mounted once by the layout. The drawing part loads with the first notice, or when F8 asks for the notices.
export function Toaster() {
  const notice = useSyncExternalStore(subscribeToasts, currentToast, () => null);
  const [asked, setAsked] = useState(false);

  useEffect(() => {
    if (asked) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'F8') setAsked(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [asked]);

  useEffect(() => {
    if (notice) setAsked(true);
  }, [notice]);

  if (!asked && !notice) return null;
  return (
    <Suspense>
      <ToastViewport notice={notice} />
    </Suspense>
  );
}
