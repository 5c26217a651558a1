import { createReadStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { type Focus, NO_FILE, PICTURE_UPLOAD, TOO_HEAVY } from '#domain/picture/own-picture.ts';
import { audit } from '#server/areas/staff/audit.ts';
import type { Db } from '#server/database/database.ts';
import { UncertainCommit } from '#server/database/failures.ts';
import type { Turn } from '#server/fair-queue.ts';
import { cleanName, deleteStored, uploadFailure, writeDown } from '#server/receive-file.ts';
import { notFound } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import { inUploadFolder } from '#server/upload-folder.ts';
import { cropKeys, keyOf, ORIGINAL, sharedKeys } from './picture-files.ts';
import { prepareInChild, refusedPicture } from './prepare-in-child.ts';
import type { PreparedPicture } from './prepare-picture.ts';
import { findPicture, holdOriginal, type PictureRow, savePicture } from './store.ts';

interface Asking {
  turn: Turn;
  staffId: string;
}

type Place = Pick<Services, 'files' | 'config' | 'quota' | 'database' | 'db'>;

/** Receives one photograph, makes its files and keeps them. */
export const addPicture = (services: Place, request: FastifyRequest, { turn, staffId }: Asking) =>
  inUploadFolder(services.config, async (folder) => {
    const { path, originalName } = await receive(services, request, folder);
    const made = join(folder, 'made');
    await mkdir(made);
    const prepared = await prepareInChild(path, made, turn);
    const id = crypto.randomUUID();
    const originalKey = keyOf(id, ORIGINAL);
    const keys = [...sharedKeys(originalKey), ...cropKeys(id, prepared.widths)];
    const row = { ...rowOf(id, prepared, staffId), originalKey, originalName };
    return keep(services, made, keys, id, async (tx) => {
      await audit(tx, staffId, 'add-picture', `picture/${id}`);
      return savePicture(tx, row);
    });
  });

/** Another crop of the same original: a picture of its own, because published files never change. */
export const cropPicture = (services: Place, from: PictureRow, focus: Focus, { turn, staffId }: Asking) =>
  inUploadFolder(services.config, async (folder) => {
    const { originalKey, originalName } = from;
    const original = await services.files.get(originalKey);
    if (!original) throw notFound();
    const path = join(folder, ORIGINAL);
    const receiving = services.quota.receive('picture');
    await writeDown(original.stream, path, receiving).finally(() => receiving.end());
    const prepared = await prepareInChild(path, folder, turn, focus);
    const id = crypto.randomUUID();
    const row = { ...rowOf(id, prepared, staffId), originalKey, originalName };
    return keep(services, folder, cropKeys(id, prepared.widths), id, async (tx) => {
      // It may have been swept while the files were made.
      if (!(await holdOriginal(tx, originalKey))) throw notFound();
      return savePicture(tx, row);
    });
  });

const receive = async ({ quota }: Place, request: FastifyRequest, folder: string) => {
  const receiving = quota.receive('picture');
  const path = join(folder, 'upload');
  let originalName: string | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue;
      const whole = await writeDown(part.file, path, receiving);
      if (part.fieldname !== PICTURE_UPLOAD.field) continue;
      if (!whole) throw refusedPicture(TOO_HEAVY);
      originalName = cleanName(part.filename);
    }
  } catch (error) {
    throw uploadFailure(error);
  } finally {
    receiving.end();
  }
  if (originalName === undefined) throw refusedPicture(NO_FILE);
  return { path, originalName };
};

const rowOf = (id: string, { focus, ...size }: PreparedPicture, staffId: string) => ({
  id,
  ...size,
  focusX: focus.x,
  focusY: focus.y,
  staffId,
});

const TYPES: Record<string, string> = { jpg: 'image/jpeg', avif: 'image/avif', webp: 'image/webp' };

// Files first, then the row: what a killed process leaves is files without a row, which the sweep finds.
const keep = async (
  { files, database, db }: Place,
  folder: string,
  keys: string[],
  id: string,
  save: (tx: Db) => Promise<PictureRow>,
): Promise<PictureRow> => {
  try {
    for (const key of keys) {
      const name = key.split('/').at(-1) ?? '';
      const type = TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
      await files.put(key, createReadStream(join(folder, name)), type);
    }
    return await database.transaction(save);
  } catch (error) {
    // When COMMIT's answer was lost the row may exist: then the files stay, or are left to the sweep.
    if (error instanceof UncertainCommit) {
      const kept = await findPicture(db, id);
      if (kept) return kept;
    } else await deleteStored(files, keys, error);
    throw error;
  }
};
