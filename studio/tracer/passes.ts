import { type Core, FRAME_AT, scratchAt } from './core.ts';
import type { FrameValues } from './frame-fields.ts';
import type { RenderKind } from './request.ts';

// All workers walk through the same passes; each takes the next rows until there are none, then waits for the others.
export const CONTROL_WORDS = 64;
const CANCEL = 0;
const FIRST_COUNTER = 2;

export function cancel(control: Int32Array): void {
  Atomics.store(control, CANCEL, 1);
}

interface WorkerContext {
  core: Core;
  control: Int32Array;
  worker: number;
  workers: number;
  onProgress: (share: number) => void;
}

export function runPasses(context: WorkerContext, frame: FrameValues, kind: RenderKind): number {
  const { core } = context;
  core.begin(FRAME_AT, scratchAt(context.worker));
  const pass = passRunner(context, frame.height);
  if (kind === 'mask') {
    pass(8, [0, 1], (y0, y1) => core.mask(y0, y1));
    return core.rayCount();
  }
  pass(4, [0, 0.6], (y0, y1) => core.firstLight(y0, y1));
  let [from, to] = [frame.irradiance, frame.irradiance2];
  const steps = frame.width > 900 ? [1, 2, 4, 8, 16] : frame.width > 500 ? [1, 2, 4, 8] : [1, 2, 4];
  steps.forEach((step, i) => {
    const share = (k: number) => 0.6 + (0.05 * k) / steps.length;
    pass(16, [share(i), share(i + 1)], (y0, y1) =>
      core.denoise(y0, y1, step, from, to, i < 2 ? 1 : i < 4 ? 2 : 0, i === 0 ? 1 : 0),
    );
    [from, to] = [to, from];
  });
  // Back to where it came from: the second, wider step leaves no gaps after the first.
  const wide = Math.max(1, Math.round(frame.imageHeight / 360));
  pass(16, [0.65, 0.655], (y0, y1) => core.softenShine(y0, y1, 1, 1, frame.shine, frame.colour));
  pass(16, [0.655, 0.66], (y0, y1) => core.softenShine(y0, y1, wide, 0, frame.colour, frame.shine));
  pass(32, [0.65, 0.66], (y0, y1) => core.combine(y0, y1, from));
  pass(32, [0.66, 0.67], (y0, y1) => core.findEdges(y0, y1));
  pass(4, [0.67, 0.97], (y0, y1) => core.refineEdges(y0, y1, from));
  // The unused light buffer holds the bloom: a quarter of the size each way, four floats a pixel, twice.
  const [width, height] = [frame.width >> 2, frame.height >> 2];
  pass(frame.height, [0.97, 0.98], () => core.glow(to, to + width * height * 16, width, height));
  pass(32, [0.98, 1], (y0, y1) => core.develop(y0, y1, to, width, height));
  return core.rayCount();
}

type Work = (y0: number, y1: number) => void;

function passRunner({ control, worker, workers, onProgress }: WorkerContext, height: number) {
  let index = 0;
  return (rows: number, [start, end]: readonly [number, number], work: Work): void => {
    const counter = FIRST_COUNTER + index * 2;
    for (;;) {
      const y = Atomics.add(control, counter, 1) * rows;
      if (y >= height || Atomics.load(control, CANCEL)) break;
      work(y, Math.min(height, y + rows));
      if (worker === 0) onProgress(start + ((end - start) * Math.min(height, y + rows)) / height);
    }
    waitForAll(control, counter + 1, workers);
    index++;
  };
}

function waitForAll(control: Int32Array, gate: number, workers: number): void {
  if (Atomics.add(control, gate, 1) + 1 === workers) {
    Atomics.notify(control, gate);
    return;
  }
  for (let arrived = Atomics.load(control, gate); arrived < workers; arrived = Atomics.load(control, gate)) {
    Atomics.wait(control, gate, arrived);
  }
}
