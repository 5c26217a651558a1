import { type RefObject, useCallback, useEffect, useState } from 'react';
import { offersVr } from '#studio/view/panorama/capability.ts';
import { listenToGestures } from '#studio/view/panorama/gestures.ts';
import { loadPicture } from '#studio/view/panorama/load-picture.ts';
import { isImmersive, type MountedViewer, mountViewer } from '#studio/view/panorama/mount.ts';

type ViewerStatus = 'loading' | 'ready' | 'failed';

// Keeps one viewer alive for one picture; everything it holds is released with the picture.
export function useViewer(host: RefObject<HTMLElement | null>, address: string) {
  const [status, setStatus] = useState<ViewerStatus>('loading');
  const [viewer, setViewer] = useState<MountedViewer | null>(null);
  const [vrOffered, setVrOffered] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [share, setShare] = useState(0);
  const [, redraw] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt starts over
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const over = new AbortController();
    setStatus('loading');
    setShare(0);
    open(element, address, over.signal, setShare, () => redraw((count) => count + 1))
      .then(async (opened) => {
        setViewer(opened);
        setStatus('ready');
        if (isImmersive(opened)) setVrOffered(await offersVr());
      })
      .catch((cause: unknown) => {
        if (over.signal.aborted) return;
        console.warn('The panorama could not be opened.', cause);
        setStatus('failed');
      });
    return () => {
      over.abort();
      setViewer(null);
    };
  }, [host, address, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { status, share, viewer, vrOffered, retry };
}

async function open(
  host: HTMLElement,
  address: string,
  over: AbortSignal,
  onShare: (share: number) => void,
  changed: () => void,
) {
  const picture = await loadPicture(address, over, onShare);
  const viewer = await mountViewer(host, picture, { changed });
  const release = listenToGestures(host, viewer);
  const resizing = new ResizeObserver(() => viewer.resize());
  resizing.observe(host);
  const close = () => {
    release();
    resizing.disconnect();
    viewer.dispose();
    picture.close();
  };
  if (over.aborted) {
    close();
    throw new Error('closed before it opened');
  }
  over.addEventListener('abort', close);
  return viewer;
}
