import { availableParallelism } from 'node:os';
import { type Band, bandsFor, type RenderJob, type TracedPicture } from './request.ts';
import { WorkerPool } from './worker-pool.ts';

interface RenderOptions extends RenderJob {
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
  /** Awaited between two bands of a large picture: another picture may be made meanwhile. */
  between?: () => Promise<void>;
}

export interface Tracer {
  render(options: RenderOptions): Promise<TracedPicture>;
  // Resolves when the workers have drawn every plant; without it, each is drawn when a picture first shows it.
  ready(): Promise<void>;
  close(): Promise<void>;
}

interface TracerOptions {
  threads?: number;
  niceness?: number;
  /** The largest band; smaller ones take less memory, and let others in sooner. */
  bandPixels?: number;
}

// Pictures of designs, made by worker threads one band after another. The calling thread only passes messages.
export function createTracer(options: TracerOptions = {}): Tracer {
  const { threads = Math.min(4, availableParallelism()), niceness = 5, bandPixels } = options;
  let pool: WorkerPool | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let closed = false;

  const open = (): WorkerPool => {
    if (closed) throw new Error('the tracer is closed');
    pool ??= new WorkerPool(threads, niceness);
    return pool;
  };

  async function drawNow(job: RenderJob, band: Band, report: (share: number) => void, signal?: AbortSignal) {
    signal?.throwIfAborted();
    try {
      return await open().render(job, band, report, signal);
    } catch (error) {
      // A worker that broke may have left the others waiting: start the next picture with fresh ones.
      if (!signal?.aborted) {
        await pool?.close();
        pool = null;
      }
      throw error;
    }
  }

  async function render({ onProgress, signal, between, ...job }: RenderOptions): Promise<TracedPicture> {
    const { width, height } = job;
    const bands = bandsFor(width, height, bandPixels);
    const rgb = new Uint8Array(width * height * 3);
    let stats = { prepareMs: 0, rays: 0, triangles: 0, instances: 0 };
    let reported = 0;
    for (const [index, band] of bands.entries()) {
      if (index > 0) await between?.();
      const report = (share: number) => {
        const whole = (index + share) / bands.length;
        if (whole > reported) onProgress?.(whole);
        reported = Math.max(reported, whole);
      };
      const mine = last.then(() => drawNow(job, band, report, signal));
      last = mine.catch(() => undefined);
      const drawn = await mine;
      rgb.set(drawn.rgb, (band.from + band.keepFrom) * width * 3);
      stats = { ...drawn.stats, rays: stats.rays + drawn.stats.rays };
      report(1);
    }
    return { width, height, rgb, stats };
  }

  return {
    render,
    async ready() {
      const grown = last.then(() => open().grow());
      last = grown.catch(() => undefined);
      await grown;
    },
    async close() {
      closed = true;
      await pool?.close();
      pool = null;
    },
  };
}
