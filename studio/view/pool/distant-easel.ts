import type { Easel, EaselListener, EaselOptions } from './easel.ts';
import type { FromEasel, Gesture, ToEasel } from './easel-messages.ts';

const NATIVE = /\[native code\]/;

// A browser that can give a canvas away. Where a page's own way to WebGL was replaced, that way is asked instead.
export function canGiveCanvasAway(): boolean {
  return (
    typeof OffscreenCanvas === 'function' &&
    'transferControlToOffscreen' in HTMLCanvasElement.prototype &&
    NATIVE.test(Function.prototype.toString.call(HTMLCanvasElement.prototype.getContext))
  );
}

// Starts the worker and waits for its word; null where it cannot draw in 3D, and the canvas is still the page's.
export async function setUpElsewhere(
  canvas: HTMLCanvasElement,
  options: () => EaselOptions,
  listener: EaselListener & { onFailure: () => void },
): Promise<Easel | null> {
  const worker = new Worker(new URL('./easel-worker.ts', import.meta.url), { type: 'module' });
  const able = await new Promise<boolean>((done) => {
    worker.addEventListener('message', ({ data }: MessageEvent<FromEasel>) => {
      if (data.says === 'ready') done(data.able);
    });
    worker.addEventListener('error', () => done(false));
  });
  if (!able) {
    worker.terminate();
    return null;
  }
  return new DistantEasel(canvas, worker, options(), listener);
}

class DistantEasel implements Easel {
  private readonly worker: Worker;
  private readonly pictures = new Map<number, (picture: Blob | null) => void>();
  private readonly deaf: AbortController;

  constructor(
    canvas: HTMLCanvasElement,
    worker: Worker,
    options: EaselOptions,
    { onStep, onLabels, onFailure }: EaselListener & { onFailure: () => void },
  ) {
    this.worker = worker;
    this.deaf = new AbortController();
    worker.addEventListener('message', ({ data }: MessageEvent<FromEasel>) => {
      if (data.says === 'step') onStep(data.step);
      else if (data.says === 'labels') onLabels(data.labels);
      else if (data.says === 'picture') this.take(data.id, data.picture);
      else if (data.says === 'failed') onFailure();
    });
    const given = canvas.transferControlToOffscreen();
    worker.postMessage({ do: 'set up', canvas: given, options } satisfies ToEasel, [given]);
    forwardGestures(canvas, (gesture) => this.order({ do: 'gesture', gesture }), this.deaf.signal);
  }

  ask: Easel['ask'] = (design) => this.order({ do: 'ask', design });
  goTo: Easel['goTo'] = (viewpoint) => this.order({ do: 'go to', viewpoint });
  nudge: Easel['nudge'] = (nudge) => this.order({ do: 'nudge', nudge });
  showMeasurements: Easel['showMeasurements'] = (measured) => this.order({ do: 'measure', measured });
  resize: Easel['resize'] = (size) => this.order({ do: 'resize', size });
  setSeen: Easel['setSeen'] = (seen) => this.order({ do: 'seen', seen });

  snapshot: Easel['snapshot'] = (width) =>
    new Promise((done) => {
      const id = this.pictures.size + 1;
      this.pictures.set(id, done);
      this.order({ do: 'snapshot', width, id });
    });

  dispose(): void {
    this.deaf.abort();
    this.worker.terminate();
  }

  private take(id: number, picture: Blob | null): void {
    this.pictures.get(id)?.(picture);
  }

  private order(order: ToEasel): void {
    this.worker.postMessage(order);
  }
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

export function gestureOf(event: PointerEvent | WheelEvent): Gesture {
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
