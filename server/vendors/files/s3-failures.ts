import { Readable } from 'node:stream';
import { CONNECTION_ERRORS } from '#server/connection-errors.ts';
import { FileStoreAway } from './file-store.ts';

const statusOf = (error: Error) => {
  const told = '$metadata' in error ? error.$metadata : undefined;
  return typeof told === 'object' && told !== null && 'httpStatusCode' in told
    ? Number(told.httpStatusCode)
    : 0;
};

const isAway = (error: Error) =>
  error.name === 'TimeoutError' ||
  ('code' in error && CONNECTION_ERRORS.has(String(error.code))) ||
  statusOf(error) >= 500 ||
  statusOf(error) === 429;

const isMissing = (error: unknown) =>
  error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound');

/** Timeouts, connection errors and 5xx become FileStoreAway; refusals of the store and our own errors stay as they are. */
export const translateFailure = <Result>(call: Promise<Result>): Promise<Result> =>
  call.catch((error: unknown) => {
    throw error instanceof Error && isAway(error) ? new FileStoreAway(error) : error;
  });

export const unlessMissing = <Result>(call: Promise<Result>): Promise<Result | undefined> =>
  translateFailure(call).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });

/** Times out a download that stalls. Counted only while the next chunk is awaited: a slow client is no stall. */
export const withStallTimeout = (source: Readable, silenceMs: number) =>
  Readable.from(piecesOf(source, silenceMs), { objectMode: false });

async function* piecesOf(source: Readable, silenceMs: number) {
  const expectPiece = () =>
    setTimeout(() => source.destroy(new Error('the file store fell silent')), silenceMs);
  let patience = expectPiece();
  try {
    for await (const piece of source) {
      clearTimeout(patience);
      yield piece;
      patience = expectPiece();
    }
  } finally {
    clearTimeout(patience);
    source.destroy();
  }
}
