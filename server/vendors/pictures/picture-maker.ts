import type { Design } from '#domain/design/design.ts';

// How a design becomes a picture: today our own ray tracer, one day perhaps a service behind the same three calls.

export interface PictureRequest {
  design: Design;
  /** Refined: a still of more samples, for nobody in particular. */
  kind: 'preview' | 'still' | 'panorama' | 'refined';
  /** Which of the best views, 0 the very best. */
  view?: number;
  width: number;
  height: number;
}

type PictureProgress =
  | { stage: 'queued'; position: number }
  | { stage: 'preparing' }
  | { stage: 'rendering'; percent: number }
  | { stage: 'finishing' };

interface PictureOptions {
  client: string;
  onProgress?: (progress: PictureProgress) => void;
  /** Aborted, the picture is given up wherever it is: in the queue or half drawn. */
  signal?: AbortSignal;
  /** Awaited when its turn has come; what it throws is what the picture is rejected with. */
  begin?: () => Promise<void>;
}

/** A refinement that was given up because a visitor waits for a picture. */
export class GaveWay extends Error {}

export interface PictureMaker {
  /** A finished WebP; rejects with QueueFull when too many wait already, or too many for this client. */
  make(request: PictureRequest, options: PictureOptions): Promise<Buffer>;
  /** A request is likely soon: start the worker threads. */
  expect?(): void;
  /** How many pictures wait or are being made. */
  busy(): number;
  close(): Promise<void>;
}
