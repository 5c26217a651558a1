import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { PANORAMA_UPLOAD, type Rejection, TOO_HEAVY } from '#domain/panorama/upload-rules.ts';
import type { Config } from '#server/config.ts';
import { Refusal } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import { type FileStore, isFileStoreAway } from '#server/vendors/files/file-store.ts';
import { cleanName, storedName } from './file-names.ts';
import { type PreparedImage, prepareImage, RejectedImage } from './prepare-image.ts';
import type { NewPanorama } from './store.ts';

export type Received = { rows: NewPanorama[]; rejected: Rejection[]; keys: string[] };

// In our own folder, so that what a killed process leaves behind can be told from other programs' files.
export const uploadFolder = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'uploading');

// Streams every image to disk, prepares them one after another and stores what passed.
export async function receiveImages(
  request: FastifyRequest,
  { files, config }: Pick<Services, 'files' | 'config'>,
  ownerHash: string,
): Promise<Received> {
  await mkdir(uploadFolder(config), { recursive: true });
  const folder = await mkdtemp(join(uploadFolder(config), 'upload-'));
  const received: Received = { rows: [], rejected: [], keys: [] };
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue;
      const path = join(folder, 'image');
      const name = cleanName(part.filename);
      const whole = await writeDown(part.file, path);
      if (part.fieldname !== PANORAMA_UPLOAD.field) continue;
      const outcome = whole ? await inTurn(() => prepareImage(path)).catch(rejectionOf) : TOO_HEAVY;
      if (typeof outcome === 'string') received.rejected.push({ name, reason: outcome });
      else await keep(outcome, name, ownerHash, files, received);
    }
    return received;
  } catch (error) {
    await forget(files, received.keys, error);
    throw cutOff(error) ? new Refusal(400, 'cut-off', 'The upload was cut off. Please try again.') : error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Takes back what was stored; what cannot be is found by the sweep, and a store that is away is not asked. */
export async function forget(files: FileStore, keys: readonly string[], why: unknown): Promise<void> {
  if (isFileStoreAway(why)) return;
  await Promise.allSettled(keys.map((key) => files.delete(key)));
}

async function writeDown(file: Readable & { truncated?: boolean }, path: string): Promise<boolean> {
  await pipeline(file, createWriteStream(path));
  return !file.truncated;
}

async function keep(
  { image, card, width, height }: PreparedImage,
  originalName: string,
  ownerHash: string,
  files: FileStore,
  received: Received,
): Promise<void> {
  const id = crypto.randomUUID();
  const [key, thumbnailKey] = [`panoramas/${id}/image.jpg`, `panoramas/${id}/card.webp`];
  received.keys.push(key, thumbnailKey);
  await files.put(key, image, 'image/jpeg');
  await files.put(thumbnailKey, card, 'image/webp');
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
    size: image.length,
  });
}

function rejectionOf(error: unknown): string {
  if (error instanceof RejectedImage) return error.reason;
  throw error;
}

// Decoding one large picture takes memory; ten at once would take the machine.
let line: Promise<unknown> = Promise.resolve();
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = line.then(work, work);
  line = turn.catch(() => undefined);
  return turn;
}

const CUT_OFF = /unexpected end|premature close|aborted|malformed part|multipart: boundary/i;
function cutOff(error: unknown): boolean {
  return error instanceof Error && CUT_OFF.test(error.message);
}
