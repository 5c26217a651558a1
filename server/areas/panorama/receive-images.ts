import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { PANORAMA_UPLOAD, type Rejection, TOO_HEAVY } from '#domain/panorama/upload-rules.ts';
import type { Turn } from '#server/fair-queue.ts';
import { cleanName, deleteStored, uploadFailure, writeDown } from '#server/receive-file.ts';
import type { Services } from '#server/services.ts';
import { inUploadFolder } from '#server/upload-folder.ts';
import type { FileStore } from '#server/vendors/files/file-store.ts';
import { storedName } from './file-names.ts';
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
    throw uploadFailure(error);
  } finally {
    receiving.end();
  }
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
