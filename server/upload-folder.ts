import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';

// In our own folder, so that what a killed process leaves behind can be told from other programs' files.
export const uploadFolder = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'uploading');

/** A folder for files that are looked at before they are kept; gone when the work ends, however it ends. */
export const inUploadFolder = async <Result>(
  config: Pick<Config, 'dataDir'>,
  work: (folder: string) => Promise<Result>,
): Promise<Result> => {
  await mkdir(uploadFolder(config), { recursive: true });
  const folder = await mkdtemp(join(uploadFolder(config), 'upload-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
