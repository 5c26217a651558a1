import type { FrameValues } from './frame-fields.ts';
import type { Band, RenderJob, RenderKind, RenderStats } from './request.ts';

// Between the tracer and its workers. The first worker prepares and is helped by the others; all of them draw.
export interface WorkerSetup {
  memory: WebAssembly.Memory;
  worker: number;
  workers: number;
  // How far the threads step back behind the rest of the machine: 0 not at all, 19 entirely.
  niceness: number;
}

export type ToWorker =
  | { type: 'grow' }
  | { type: 'prepare'; job: RenderJob; crew: SharedArrayBuffer }
  | { type: 'help'; crew: SharedArrayBuffer }
  | { type: 'band'; job: RenderJob; band: Band }
  | { type: 'draw'; frame: FrameValues; kind: RenderKind; control: Int32Array }
  | { type: 'collect'; job: RenderJob; band: Band };

export type FromWorker =
  | { type: 'ready' }
  | { type: 'grown' }
  | { type: 'prepared'; stats: RenderStats }
  | { type: 'helped' }
  | { type: 'laid-out'; frame: FrameValues }
  | { type: 'progress'; share: number }
  | { type: 'drawn'; rays: number }
  | { type: 'rows'; rgb: Uint8Array };
