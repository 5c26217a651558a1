import { availableParallelism } from 'node:os';
import type { RenderJob, TracedPicture } from './request.ts';
import { WorkerPool } from './worker-pool.ts';

interface RenderOptions extends RenderJob {
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

export interface Tracer {
  render(options: RenderOptions): Promise<TracedPicture>;
  // Resolves when the workers have drawn their plants and can start at once.
  ready(): Promise<void>;
  close(): Promise<void>;
}

interface TracerOptions {
  threads?: number;
  niceness?: number;
}

// Pictures of designs, made by worker threads one after another. The calling thread only passes messages.
export function createTracer(options: TracerOptions = {}): Tracer {
  const { threads = Math.min(4, availableParallelism()), niceness = 5 } = options;
  let pool: WorkerPool | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let closed = false;

  const open = (): WorkerPool => {
    if (closed) throw new Error('the tracer is closed');
    pool ??= new WorkerPool(threads, niceness);
    return pool;
  };

  async function renderNow({ onProgress, signal, ...job }: RenderOptions): Promise<TracedPicture> {
    signal?.throwIfAborted();
    try {
      return await open().render(job, onProgress, signal);
    } catch (error) {
      // A worker that broke may have left the others waiting: start the next picture with fresh ones.
      if (!signal?.aborted) {
        await pool?.close();
        pool = null;
      }
      throw error;
    }
  }

  return {
    render(options) {
      const mine = last.then(() => renderNow(options));
      last = mine.catch(() => undefined);
      return mine;
    },
    async ready() {
      await open().ready;
    },
    async close() {
      closed = true;
      await pool?.close();
      pool = null;
    },
  };
}
