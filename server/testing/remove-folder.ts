import { rm } from 'node:fs/promises';

/** A process that is just ending may still write a last file into its folder: asked again, for two seconds. */
export const removeFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 10 });
