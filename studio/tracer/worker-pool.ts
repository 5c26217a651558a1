import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { createMemory, MAX_THREADS } from './core.ts';
import { crewMemory } from './crew.ts';
import type { FromWorker, ToWorker, WorkerSetup } from './messages.ts';
import { CONTROL_WORDS, cancel } from './passes.ts';
import type { Band, RenderJob, RenderStats } from './request.ts';

interface DrawnBand {
  rgb: Uint8Array;
  stats: RenderStats;
}

export class WorkerPool {
  readonly ready: Promise<void>;
  private readonly workers: Worker[];
  private prepared: { job: RenderJob; stats: RenderStats } | null = null;
  private grown: Promise<void> | null = null;
  private failure: Error | null = null;
  private readonly waiting = new Set<(error: Error) => void>();

  constructor(threads: number, niceness: number) {
    const count = Math.max(1, Math.min(MAX_THREADS, Math.floor(threads)));
    const memory = createMemory();
    this.workers = Array.from({ length: count }, (_, worker) =>
      startWorker({ memory, worker, workers: count, niceness }),
    );
    for (const worker of this.workers) {
      worker.unref();
      worker.on('error', (error) => this.fail(error instanceof Error ? error : new Error(String(error))));
      worker.on('exit', () => this.fail(new Error('a tracer worker ended')));
    }
    this.ready = Promise.all(this.workers.map((worker) => this.response(worker, 'ready'))).then(
      () => undefined,
    );
    this.ready.catch(() => undefined);
  }

  /** Draws every plant there is, so that no picture has to wait for its own. */
  grow(): Promise<void> {
    this.grown ??= this.drawPlants();
    return this.grown;
  }

  /** One band of a picture; what the scene needs is made first, unless the last band was of the same picture. */
  async render(
    job: RenderJob,
    band: Band,
    report: (share: number) => void,
    signal?: AbortSignal,
  ): Promise<DrawnBand> {
    await this.ready;
    const [first] = this.workers;
    if (!first) throw new Error('the tracer has no workers');
    if (this.prepared?.job !== job) {
      this.prepared = null;
      this.prepared = { job, stats: await this.prepare(first, job) };
    }
    const { stats } = this.prepared;
    signal?.throwIfAborted();
    const rays = await this.drawBand(first, job, band, report, signal);
    signal?.throwIfAborted();
    const { rgb } = await this.ask(first, { type: 'collect', job, band }, 'rows');
    return { rgb, stats: { ...stats, rays } };
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }

  private async prepare(first: Worker, job: RenderJob): Promise<RenderStats> {
    const crew = crewMemory();
    const [{ stats }] = await Promise.all([
      this.ask(first, { type: 'prepare', job, crew }, 'prepared'),
      ...this.workers.slice(1).map((helper) => this.ask(helper, { type: 'help', crew }, 'helped')),
    ]);
    return stats;
  }

  private async drawBand(
    first: Worker,
    job: RenderJob,
    band: Band,
    report: (share: number) => void,
    signal?: AbortSignal,
  ): Promise<number> {
    const { frame } = await this.ask(first, { type: 'band', job, band }, 'laid-out');
    const control = new Int32Array(new SharedArrayBuffer(CONTROL_WORDS * 4));
    const stop = () => cancel(control);
    const listen = (message: FromWorker) => {
      if (message.type === 'progress') report(message.share);
    };
    signal?.addEventListener('abort', stop);
    if (signal?.aborted) stop();
    first.on('message', listen);
    try {
      const drawn = await Promise.all(
        this.workers.map((worker) =>
          this.ask(worker, { type: 'draw', frame, kind: job.kind, control }, 'drawn'),
        ),
      );
      return drawn.reduce((sum, { rays }) => sum + rays, 0);
    } finally {
      first.off('message', listen);
      signal?.removeEventListener('abort', stop);
    }
  }

  private async drawPlants(): Promise<void> {
    await this.ready;
    const [first] = this.workers;
    if (!first) return;
    this.prepared = null;
    await this.ask(first, { type: 'grow' }, 'grown');
  }

  private ask<T extends FromWorker['type']>(
    worker: Worker,
    message: ToWorker,
    type: T,
  ): Promise<Extract<FromWorker, { type: T }>> {
    const response = this.response(worker, type);
    worker.postMessage(message);
    return response;
  }

  private response<T extends FromWorker['type']>(
    worker: Worker,
    type: T,
  ): Promise<Extract<FromWorker, { type: T }>> {
    return new Promise((resolve, reject) => {
      if (this.failure) {
        reject(this.failure);
        return;
      }
      const done = () => {
        worker.off('message', onMessage);
        this.waiting.delete(onFailure);
      };
      const onFailure = (error: Error) => {
        done();
        reject(error);
      };
      const onMessage = (message: FromWorker) => {
        if (!isOf(message, type)) return;
        done();
        resolve(message);
      };
      this.waiting.add(onFailure);
      worker.on('message', onMessage);
    });
  }

  private fail(error: Error): void {
    this.failure ??= error;
    for (const onFailure of [...this.waiting]) onFailure(this.failure);
  }
}

function isOf<T extends FromWorker['type']>(
  message: FromWorker,
  type: T,
): message is Extract<FromWorker, { type: T }> {
  return message.type === type;
}

// From source the worker is TypeScript and needs the loader, unless a build is named (server/worker-file.ts); built, it is a
// script beside or below the bundle.
function startWorker(setup: WorkerSetup): Worker {
  const { BUILT_WORKERS } = process.env;
  const fromSource = BUILT_WORKERS
    ? [pathToFileURL(`${BUILT_WORKERS}/studio/tracer/worker.js`).href]
    : ['./worker-from-source.mjs'];
  const built = ['./worker.js', './studio/tracer/worker.js', './tracer-worker.js'];
  const places = import.meta.url.endsWith('.ts') ? fromSource : built;
  const urls = places.map((place) => new URL(place, import.meta.url));
  const found = urls.find((url) => existsSync(url));
  if (!found) throw new Error(`the tracer's worker is not at ${urls.map(String).join(' or ')}`);
  return new Worker(found, { workerData: setup });
}
