import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { PRIVATE_FILE } from './private-files.ts';
import { Refusal } from './refusal.ts';
import { type Receiving, withinQuota } from './upload-quota.ts';
import { type FileStore, isFileStoreAway } from './vendors/files/file-store.ts';

// What every upload that is looked at before it is kept has in common.

// What its sender called it, safe to show and to write down: one line, no path, no control or direction marks.
export function cleanName(name: string): string {
  const lastPart = name.split(/[\\/]/).at(-1) ?? '';
  const plain = lastPart.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim();
  return [...plain].slice(0, 200).join('') || 'image';
}

/** Streams it to disk; false when it was longer than the form allows. */
export async function writeDown(
  file: Readable & { truncated?: boolean },
  path: string,
  receiving: Receiving,
): Promise<boolean> {
  await pipeline(
    file,
    (bytes: AsyncIterable<Buffer>) => withinQuota(bytes, receiving),
    createWriteStream(path, { mode: PRIVATE_FILE }),
  );
  return !file.truncated;
}

/** Deletes what was stored; what cannot be deleted is left to the sweep, and a store that is down is not asked. */
export async function deleteStored(files: FileStore, keys: readonly string[], why?: unknown): Promise<void> {
  if (isFileStoreAway(why)) return;
  await Promise.allSettled(keys.map((key) => files.delete(key)));
}

const CUT_OFF = /unexpected end|premature close|aborted|malformed part|multipart: boundary/i;

/** An upload that broke off is told so; any other failure stays what it is. */
export const uploadFailure = (error: unknown) =>
  error instanceof Error && CUT_OFF.test(error.message)
    ? new Refusal(400, 'cut-off', 'The upload was cut off. Please try again.')
    : error;
