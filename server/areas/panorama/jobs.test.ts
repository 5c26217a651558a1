import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startTestSite } from '#server/testing/site.ts';
import { LONG } from '../../../proof/long.ts';
import { removeFolder } from '../../testing/remove-folder.ts';
import { sweepPanoramas } from './jobs.ts';
import { savePanoramas } from './store.ts';

const leave = async (folder: string, name: string) => {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), 'half a picture');
};

test.runIf(LONG)(
  'pictures on their way in are gone after the next start, and what is stored without a row is set aside',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'poolwright-leftovers-'));
    await leave(join(dataDir, 'uploading', 'upload-killed'), 'image');
    const site = await startTestSite({ database: 'pglite', env: { DATA_DIR: dataDir } });
    try {
      expect(await readdir(join(dataDir, 'uploading'))).toEqual([]);
      const id = crypto.randomUUID();
      const [key, thumbnailKey] = [`panoramas/${id}/image.jpg`, `panoramas/${id}/card.webp`];
      for (const kept of [key, thumbnailKey])
        await site.services.files.put(kept, Buffer.from('x'), 'image/jpeg');
      await savePanoramas(site.services.db, [
        {
          id,
          filename: 'yard.jpg',
          originalName: 'yard.jpg',
          ownerHash: 'a',
          key,
          thumbnailKey,
          width: 1000,
          height: 500,
          size: 1,
        },
      ]);
      await leave(join(dataDir, 'files', 'panoramas', 'later'), 'image.jpg');
      await sweepPanoramas(site.services, -1);
      expect(await site.services.files.exists('panoramas/later/image.jpg')).toBe(false);
      expect(await site.services.files.exists(key)).toBe(true);
      expect(await site.services.files.exists(thumbnailKey)).toBe(true);
    } finally {
      await site.close();
      await removeFolder(dataDir);
    }
  },
);
