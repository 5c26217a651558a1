import type { Readable } from 'node:stream';
import { Refusal, unavailable } from '#server/refusal.ts';

// Where uploads and pictures live. Keys are made by us (never from a visitor's words): letters, digits, `-`, `_`, `.`, `/`.

export interface StoredFile {
  stream: Readable;
  size: number;
}

export interface ListedFile {
  key: string;
  size: number;
  modifiedAt: Date;
}

export interface FileStore {
  /** Whole or not at all: a stream that breaks leaves nothing under the key. */
  put(key: string, body: Readable | Buffer, contentType: string): Promise<{ size: number }>;
  get(key: string): Promise<StoredFile | undefined>;
  exists(key: string): Promise<boolean>;
  delete(key: string): Promise<void>;
  /** Under another key; at no moment is it under neither. */
  move(key: string, to: string): Promise<void>;
  /** Removes what a killed process left half written: all that can go goes, then it throws for what cannot. */
  sweepHalfDone(olderThanMs: number): Promise<void>;
  /** Every file under a prefix, with its size and when it was written, so that some can be swept. */
  list(prefix: string): AsyncIterable<ListedFile>;
}

/** Without a listener, a stream that fails before it is read would end the process; its reader still gets the error. */
export const guarded = <Stream extends Readable>(stream: Stream): Stream =>
  stream.on('error', () => undefined);

const SAFE_KEY = /^[a-z0-9][a-z0-9_-]*(\/[a-z0-9][a-z0-9_.-]*)+$/i;

export const checkKey = (key: string) => {
  if (!SAFE_KEY.test(key) || key.includes('..')) throw new Error('not a file key');
  return key;
};

/** Timeout, connection error or 5xx of the store. The operation may have happened all the same. */
export class FileStoreAway extends Refusal {
  constructor(cause: unknown) {
    const { status, code, message, retryAfterSeconds = 5 } = unavailable(cause);
    super(status, code, message, { retryAfterSeconds, cause });
  }
}

export const isFileStoreAway = (error: unknown) => error instanceof FileStoreAway;
