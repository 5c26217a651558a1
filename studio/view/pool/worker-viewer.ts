import type { PoolViewer, ViewerListener, ViewerOptions } from './pool-viewer.ts';
import type { FromViewer, Gesture, ToViewer } from './viewer-messages.ts';

const NATIVE = /\[native code\]/;

// A browser that can give a canvas away. Where a page's own way to WebGL was replaced, that way is asked instead.
export function canTransferCanvas(): boolean {
  return (
    typeof OffscreenCanvas === 'function' &&
    'transferControlToOffscreen' in HTMLCanvasElement.prototype &&
    NATIVE.test(Function.prototype.toString.call(HTMLCanvasElement.prototype.getContext))
  );
}

// Starts the worker and waits for its word; null where it cannot draw in 3D, and the canvas is still the page's.
export async function createWorkerViewer(
  canvas: HTMLCanvasElement,
  options: () => ViewerOptions,
  listener: ViewerListener & { onFailure: () => void },
): Promise<PoolViewer | null> {
  const worker = new Worker(new URL('./viewer-worker.ts', import.meta.url), { type: 'module' });
  const able = await new Promise<boolean>((done) => {
    worker.addEventListener('message', ({ data }: MessageEvent<FromViewer>) => {
      if (data.says === 'ready') done(data.able);
    });
    worker.addEventListener('error', () => done(false));
  });
  if (!able) {
    worker.terminate();
    return null;
  }
  return connect(canvas, worker, options(), listener);
}

function connect(
  canvas: HTMLCanvasElement,
  worker: Worker,
  options: ViewerOptions,
  { onStep, onLabels, onDrag, onFailure }: ViewerListener & { onFailure: () => void },
): PoolViewer {
  const pictures = new Map<number, (picture: Blob | null) => void>();
  const listening = new AbortController();
  const post = (message: ToViewer, transfer: Transferable[] = []) => worker.postMessage(message, transfer);
  worker.addEventListener('message', ({ data }: MessageEvent<FromViewer>) => {
    if (data.says === 'step') onStep(data.step);
    else if (data.says === 'labels') onLabels(data.labels);
    else if (data.says === 'dragged') onDrag(data.drag);
    else if (data.says === 'picture') pictures.get(data.id)?.(data.picture);
    else if (data.says === 'failed') onFailure();
  });
  const given = canvas.transferControlToOffscreen();
  post({ do: 'set up', canvas: given, options }, [given]);
  forwardGestures(canvas, (gesture) => post({ do: 'gesture', gesture }), listening.signal);
  return {
    showDesign: (design) => post({ do: 'show', design }),
    goTo: (viewpoint) => post({ do: 'go to', viewpoint }),
    nudge: (nudge) => post({ do: 'nudge', nudge }),
    showMeasurements: (measured) => post({ do: 'measure', measured }),
    setMoveMode: (mode) => post({ do: 'move', mode }),
    setSun: (stand) => post({ do: 'sun', stand }),
    resize: (size) => post({ do: 'resize', size }),
    setSeen: (seen) => post({ do: 'seen', seen }),
    snapshot: (width) =>
      new Promise((done) => {
        const id = pictures.size + 1;
        pictures.set(id, done);
        post({ do: 'snapshot', width, id });
      }),
    dispose() {
      listening.abort();
      worker.terminate();
    },
  };
}

function forwardGestures(canvas: HTMLElement, send: (gesture: Gesture) => void, signal: AbortSignal): void {
  const held = new Set<number>();
  const onPointer = (event: PointerEvent) => {
    if (event.type === 'pointerdown') {
      canvas.setPointerCapture(event.pointerId);
      held.add(event.pointerId);
    }
    // A mouse that only passes over turns nothing.
    if (held.has(event.pointerId)) send(gestureOf(event));
    if (event.type === 'pointerup' || event.type === 'pointercancel') held.delete(event.pointerId);
  };
  for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const)
    canvas.addEventListener(type, onPointer, { signal });
  canvas.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  canvas.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      send(gestureOf(event));
    },
    { signal, passive: false },
  );
}

function gestureOf(event: PointerEvent | WheelEvent): Gesture {
  const pointer = 'pointerId' in event ? event : { pointerId: 0, pointerType: 'mouse' };
  const wheel = 'deltaY' in event ? event : { deltaY: 0, deltaMode: 0 };
  return {
    type: event.type,
    pointerId: pointer.pointerId,
    pointerType: pointer.pointerType,
    clientX: event.offsetX,
    clientY: event.offsetY,
    pageX: event.offsetX,
    pageY: event.offsetY,
    button: event.button,
    buttons: event.buttons,
    deltaY: wheel.deltaY,
    deltaMode: wheel.deltaMode,
    ctrlKey: event.ctrlKey,
    metaKey: event.metaKey,
    shiftKey: event.shiftKey,
  };
}
