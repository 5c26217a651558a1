import { createHash } from 'node:crypto';
import { MB } from '#domain/words/megabytes.ts';
import { secretName } from '#server/identifiers.ts';
import { PLAN_SETS } from '#server/limits.ts';
import { Refusal } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import type { ReceivedFile } from '#server/uploads/receive-form.ts';

export type NewFile = Pick<ReceivedFile, 'filename' | 'contentType' | 'pages'> & {
  bytes: Uint8Array<ArrayBuffer>;
};

/** Puts them where a project's files are; what was stored is named in `stored`, so that the caller can take it back. */
export const storeFiles = async (
  { files, quota }: Pick<Services, 'files' | 'quota'>,
  projectId: string,
  made: readonly NewFile[],
  stored: ReceivedFile[],
): Promise<void> => {
  const heavy = made.find(({ bytes }) => bytes.length >= PLAN_SETS.fileBytes);
  if (heavy) throw tooHeavy(heavy.filename);
  const folder = `project/${projectId}/${crypto.randomUUID()}`;
  const receiving = quota.receive('delivery');
  try {
    for (const [index, { bytes, ...file }] of made.entries()) {
      await receiving.take(bytes.length);
      const key = `${folder}/${String(index).padStart(3, '0')}-${secretName(9)}`;
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const { size } = await files.put(key, Buffer.from(bytes.buffer), file.contentType);
      stored.push({ ...file, index, key, size, sha256 });
    }
  } finally {
    receiving.end();
  }
};

const tooHeavy = (filename: string) =>
  new Refusal(
    422,
    'file-too-large',
    `${filename} comes to more than ${PLAN_SETS.fileBytes / MB} MB, which counties do not take. Please choose a simpler plan.`,
  );
