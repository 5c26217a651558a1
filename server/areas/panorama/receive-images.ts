import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { PANORAMA_UPLOAD, type Rejection, TOO_HEAVY } from '#domain/panorama/upload-rules.ts';
import type { Turn } from '#server/fair-queue.ts';
import { PRIVATE_FILE } from '#server/private-files.ts';
import { Refusal } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import { inUploadFolder } from '#server/upload-folder.ts';
import { type Receiving, withinQuota } from '#server/upload-quota.ts';
import { type FileStore, isFileStoreAway } from '#server/vendors/files/file-store.ts';
import { cleanName, storedName } from './file-names.ts';
import { type PreparedFiles, prepareInChild } from './prepare-in-child.ts';
import type { NewPanorama } from './store.ts';

export type Received = { rows: NewPanorama[]; rejected: Rejection[]; keys: string[] };

// Streams every image to disk, prepares them one after another and stores what passed.
export async function receiveImages(
  request: FastifyRequest,
  { files, config, quota }: Pick<Services, 'files' | 'config' | 'quota'>,
  ownerHash: string,
  turn: Turn,
): Promise<Received> {
  const received: Received = { rows: [], rejected: [], keys: [] };
  const receiving = quota.receive('panorama');
  try {
    await inUploadFolder(config, async (folder) => {
      const path = join(folder, 'image');
      for await (const part of request.parts()) {
        if (part.type !== 'file') continue;
        const name = cleanName(part.filename);
        const whole = await writeDown(part.file, path, receiving);
        if (part.fieldname !== PANORAMA_UPLOAD.field) continue;
        const outcome = whole ? await prepareInChild(path, turn) : { fault: { reason: TOO_HEAVY } };
        if ('fault' in outcome) received.rejected.push({ name, ...outcome.fault });
        else await keep(outcome, name, ownerHash, files, received);
      }
    });
    return received;
  } catch (error) {
    await deleteStored(files, received.keys, error);
    throw cutOff(error) ? new Refusal(400, 'cut-off', 'The upload was cut off. Please try again.') : error;
  } finally {
    receiving.end();
  }
}

/** Deletes what was stored; what cannot be deleted is left to the sweep, and a store that is down is not asked. */
export async function deleteStored(files: FileStore, keys: readonly string[], why?: unknown): Promise<void> {
  if (isFileStoreAway(why)) return;
  await Promise.allSettled(keys.map((key) => files.delete(key)));
}

async function writeDown(
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

async function keep(
  { image, card, width, height }: PreparedFiles,
  originalName: string,
  ownerHash: string,
  files: FileStore,
  received: Received,
): Promise<void> {
  const id = crypto.randomUUID();
  const [key, thumbnailKey] = [`panoramas/${id}/image.jpg`, `panoramas/${id}/card.webp`];
  received.keys.push(key, thumbnailKey);
  const { size } = await files.put(key, createReadStream(image), 'image/jpeg');
  await files.put(thumbnailKey, createReadStream(card), 'image/webp');
  const filename = storedName(originalName);
  received.rows.push({
    id,
    filename,
    originalName,
    ownerHash,
    key,
    thumbnailKey,
    width,
    height,
    size,
  });
}

const CUT_OFF = /unexpected end|premature close|aborted|malformed part|multipart: boundary/i;
function cutOff(error: unknown): boolean {
  return error instanceof Error && CUT_OFF.test(error.message);
}
