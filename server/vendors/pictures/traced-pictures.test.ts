import { performance } from 'node:perf_hooks';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { QueueFull } from '#server/fair-queue.ts';
import { PICTURE_QUEUE } from '#server/limits.ts';
import { createTracer } from '#studio/tracer/tracer.ts';
import { LONG } from '../../../proof/long.ts';
import { GaveWay, type PictureRequest } from './picture-maker.ts';
import { tracedPictures } from './traced-pictures.ts';

const TINY = { width: 48, height: 27 };
const LARGE = { width: 160, height: 80 };
// Small bands, so that a small panorama has several.
const small = tracedPictures({ renderThreads: 2 }, (options) =>
  createTracer({ ...options, bandPixels: 3200 }),
);
afterAll(() => small.close());
const pool = (lengthFt: number, kind: PictureRequest['kind'], size = TINY) => ({
  design: { ...DEFAULT_DESIGN, lengthFt },
  kind,
  ...size,
});

test('while a picture is drawn the event loop is free for visitors', { timeout: 120_000 }, async () => {
  const size = { width: 128, height: 72 };
  const before = performance.eventLoopUtilization();
  const picture = await small.make({ design: DEFAULT_DESIGN, kind: 'preview', ...size }, { client: 'a' });
  const { active, utilization } = performance.eventLoopUtilization(before);
  expect(await sharp(picture).metadata()).toMatchObject({ ...size, format: 'webp' });
  // A share, not milliseconds: the machine that runs this may be busy with something else.
  expect(utilization, `${Math.round(active)} ms of work on the event loop`).toBeLessThan(0.2);
});

test.runIf(LONG)(
  'one client asks for twenty pools; the first look of another comes right after the one under way',
  async () => {
    const finished: string[] = [];
    const gone = new AbortController();
    const greedy = Promise.allSettled(
      Array.from({ length: 20 }, (_, turn) =>
        small
          .make(pool(20 + turn, 'still'), { client: 'greedy', signal: gone.signal })
          .then(() => finished.push('greedy')),
      ),
    );
    const preview = small.make(pool(50, 'preview'), { client: 'other' }).then(() => finished.push('preview'));
    const still = small.make(pool(50, 'still'), { client: 'other' }).then(() => finished.push('still'));
    await Promise.all([preview, still]);
    expect(finished).toEqual(['greedy', 'preview', 'still']);
    gone.abort(new Error('gone'));
    const refused = (await greedy).filter(
      (one) => one.status === 'rejected' && one.reason instanceof QueueFull,
    );
    expect(refused).toHaveLength(20 - PICTURE_QUEUE.perClient.still);
    expect(small.busy()).toBe(0);
  },
);

test('a panorama lets a first look in between its bands, and is whole all the same', async () => {
  const order: string[] = [];
  const alone = await small.make(pool(30, 'panorama', LARGE), { client: 'a' });
  let looking: Promise<unknown> | undefined;
  const panorama = await small.make(pool(30, 'panorama', LARGE), {
    client: 'a',
    onProgress: ({ stage }) => {
      if (stage !== 'rendering' || looking) return;
      looking = small.make(pool(31, 'preview'), { client: 'b' }).then(() => order.push('preview'));
    },
  });
  order.push('panorama');
  await looking;
  expect(order).toEqual(['preview', 'panorama']);
  expect(panorama.equals(alone)).toBe(true);
});

test('a refinement is drawn wider than it is kept', async () => {
  const drawn: number[] = [];
  const maker = tracedPictures({ renderThreads: 1 }, () => ({
    render: async ({ width, height }) => {
      drawn.push(width);
      const stats = { prepareMs: 0, rays: 0, triangles: 0, instances: 0 };
      return { width, height, rgb: new Uint8Array(width * height * 3), stats };
    },
    ready: async () => undefined,
    close: async () => undefined,
  }));
  const refined = await maker.make(pool(32, 'refined', { width: 96, height: 54 }), { client: 'a' });
  const still = await maker.make(pool(32, 'still', { width: 96, height: 54 }), { client: 'a' });
  expect(drawn).toEqual([128, 96]);
  for (const picture of [refined, still])
    expect(await sharp(picture).metadata()).toMatchObject({ width: 96, height: 54 });
});

test('a refinement is given up at once when a visitor waits', async () => {
  let visitor: Promise<Buffer> | undefined;
  const refined = small.make(pool(32, 'refined', LARGE), {
    client: 'a',
    onProgress: ({ stage }) => {
      if (stage === 'rendering') visitor ??= small.make(pool(33, 'panorama'), { client: 'b' });
    },
  });
  await expect(refined).rejects.toThrow(GaveWay);
  expect((await sharp(await visitor).metadata()).width).toBe(TINY.width);
  const again = await small.make(pool(32, 'refined', LARGE), { client: 'a' });
  expect((await sharp(again).metadata()).width).toBe(LARGE.width);
});
