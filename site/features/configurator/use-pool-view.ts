import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { Design } from '#domain/design/design.ts';
import type { PoolViewer, ViewerListener, ViewerOptions, ViewerStep } from '#studio/view/pool/pool-viewer.ts';
import { canTransferCanvas, createWorkerViewer } from '#studio/view/pool/worker-viewer.ts';
import { moveLabels } from './label-layer.ts';

export type StageState = 'loading' | 'shown' | 'no-webgl';
export type LoadingStep = 'fetching' | Exclude<ViewerStep, 'shown'>;

const START_AT_LATEST_MS = 1200;

// Once the page has loaded and is idle: loads the 3D view, pauses it off screen, and sends it every new design.
export function usePoolView(
  canvas: RefObject<HTMLCanvasElement | null>,
  labels: RefObject<HTMLElement | null>,
  design: Design,
  onDrag: ViewerListener['onDrag'],
) {
  const [state, setState] = useState<StageState>('loading');
  const [step, setStep] = useState<LoadingStep>('fetching');
  const [view, setView] = useState<PoolViewer | null>(null);

  const dragged = useEffectEvent(onDrag);

  useEffect(() => {
    const [element, layer] = [canvas.current, labels.current];
    if (!element || !layer) return;
    let over = false;
    let close = () => {};
    const giveUp = (cause: unknown) => {
      if (over) return;
      console.warn('No 3D here; showing the plan instead.', cause);
      setState('no-webgl');
    };
    const listener = {
      onStep: (next: ViewerStep) => (next === 'shown' ? setState('shown') : setStep(next)),
      onLabels: (all: Parameters<ViewerListener['onLabels']>[0]) => moveLabels(layer, all),
      onDrag: (drag: Parameters<ViewerListener['onDrag']>[0]) => dragged(drag),
      onFailure: () => giveUp('the view stopped'),
    };
    const start = () =>
      open(element, listener).then((viewer) => {
        const stopWatching = watch(element, viewer);
        close = () => {
          stopWatching();
          viewer.dispose();
        };
        if (over) return close();
        setView(viewer);
      }, giveUp);
    const stopWaiting = whenIdle(() => void start());
    return () => {
      over = true;
      stopWaiting();
      setView(null);
      close();
    };
  }, [canvas, labels]);

  useEffect(() => {
    view?.showDesign(design);
  }, [view, design]);

  return { state, step, view };
}

// In a worker where the browser can; else here.
async function open(
  canvas: HTMLCanvasElement,
  listener: ViewerListener & { onFailure: () => void },
): Promise<PoolViewer> {
  const options = (): ViewerOptions => ({
    size: sizeOf(canvas),
    reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
    small: matchMedia('(max-width: 48rem), (pointer: coarse)').matches,
    // They would cut the water; a tool shows them.
    measured: false,
  });
  const elsewhere = canTransferCanvas() ? await createWorkerViewer(canvas, options, listener) : null;
  if (elsewhere) return elsewhere;
  const { createPoolViewer } = await import('#studio/view/pool/pool-viewer.ts');
  return createPoolViewer({ canvas, element: canvas }, options(), listener);
}

function sizeOf({ clientWidth, clientHeight }: HTMLCanvasElement) {
  return { width: clientWidth, height: clientHeight, ratio: window.devicePixelRatio };
}

// Off screen nothing is drawn.
function watch(canvas: HTMLCanvasElement, viewer: PoolViewer): () => void {
  const resizing = new ResizeObserver(() => viewer.resize(sizeOf(canvas)));
  resizing.observe(canvas);
  const seeing = new IntersectionObserver(([entry]) => viewer.setSeen(entry?.isIntersecting ?? true));
  seeing.observe(canvas);
  return () => {
    resizing.disconnect();
    seeing.disconnect();
  };
}

function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: START_AT_LATEST_MS });
  return () => cancelIdleCallback(handle);
}
