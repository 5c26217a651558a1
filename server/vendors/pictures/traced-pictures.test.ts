import { performance } from 'node:perf_hooks';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { tracedPictures } from './traced-pictures.ts';

test('while a picture is drawn the event loop is free for visitors', { timeout: 120_000 }, async () => {
  const pictures = tracedPictures({ renderThreads: 2 });
  const size = { width: 128, height: 72 };
  const before = performance.eventLoopUtilization();
  const picture = await pictures.make({ design: DEFAULT_DESIGN, kind: 'preview', ...size }, { client: 'a' });
  const { active, utilization } = performance.eventLoopUtilization(before);
  await pictures.close();
  expect(await sharp(picture).metadata()).toMatchObject({ ...size, format: 'webp' });
  // A share, not milliseconds: the machine that runs this may be busy with something else.
  expect(utilization, `${Math.round(active)} ms of work on the event loop`).toBeLessThan(0.2);
});
