import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { pictureUrl, progressUrl, refinedUrl, refinementUrl } from '#domain/design/design-answer.ts';
import { REFINEMENTS } from '#server/limits.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';
import { GaveWay } from '#server/vendors/pictures/picture-maker.ts';
import { refinements } from './refinements.ts';
import { saveDesign } from './store.ts';

const TIMES = { lookMs: 5, quietLooks: 3, perClient: 2, remembered: 4, tries: 3 };
const silent = { warn: () => undefined };

/** A list whose pictures are drawn when they are told to, and in which order they began. */
function background() {
  const [began, done]: [string[], Set<string>] = [[], new Set()];
  const state = { busy: 0, quietHere: true };
  const finish = new Map<string, (error?: Error) => void>();
  const list = refinements({
    busy: () => state.busy,
    isQuietHere: async () => state.quietHere,
    log: silent,
    times: TIMES,
  });
  const want = (key: string, client = key) =>
    list.want({
      key,
      client,
      isDone: async () => done.has(key),
      draw: (signal) => {
        began.push(key);
        return new Promise<void>((resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
          finish.set(key, (error) => {
            if (error) return reject(error);
            done.add(key);
            resolve();
          });
        });
      },
    });
  return { began, state, finish, list, want };
}

test('nothing is refined while a visitor waits; then the last asked for comes first, one at a time', async () => {
  const { began, state, finish, list, want } = background();
  state.busy = 1;
  want('a');
  want('b');
  await pause(60);
  expect(began).toEqual([]);
  state.busy = 0;
  await expect.poll(() => began).toEqual(['b']);
  await pause(60);
  expect(began).toEqual(['b']);
  finish.get('b')?.();
  await expect.poll(() => began).toEqual(['b', 'a']);
  list.close();
});

test('what gave way to a visitor is tried again, so often and no oftener', async () => {
  const { began, finish, list, want } = background();
  want('a');
  for (let turn = 1; turn <= TIMES.tries; turn += 1) {
    await expect.poll(() => began.length).toBe(turn);
    finish.get('a')?.(new GaveWay());
  }
  await pause(60);
  expect(began).toHaveLength(TIMES.tries);
  list.close();
});

test('a visitor of another process on this machine interrupts it', async () => {
  const { began, state, finish, list, want } = background();
  want('a');
  await expect.poll(() => began).toEqual(['a']);
  state.quietHere = false;
  await pause(60);
  expect(began).toEqual(['a']);
  state.quietHere = true;
  await expect.poll(() => began).toEqual(['a', 'a']);
  finish.get('a')?.();
  list.close();
});

test('of one client the last few are remembered, and of all no more than there is room for', async () => {
  const { began, state, finish, list, want } = background();
  state.busy = 1;
  for (const key of ['g1', 'g2', 'g3']) want(key, 'greedy');
  for (const key of ['b', 'c', 'd']) want(key);
  state.busy = 0;
  for (let turn = 1; turn <= TIMES.remembered; turn += 1) {
    await expect.poll(() => began.length).toBe(turn);
    finish.get(began.at(-1) ?? '')?.();
  }
  await pause(60);
  expect(began).toEqual(['d', 'c', 'b', 'g3']);
  list.close();
});

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ env: { PICTURE_WIDTH: '640', REFINE_PICTURES: 'on' } });
});
afterAll(() => site.close());

test('a picture that was sent is replaced by a finer one: on the page, as a download and in the pack', async () => {
  const made: string[] = [];
  site.services.pictures = {
    make: async ({ kind, width, height }) => {
      made.push(kind);
      return sharp({ create: { width, height, channels: 3, background: '#2fa9b8' } })
        .webp()
        .toBuffer();
    },
    busy: () => 0,
    close: async () => undefined,
  };
  const { slug, hash } = await saveDesign(site.services, {
    id: crypto.randomUUID(),
    design: DEFAULT_DESIGN,
    answeredBy: 'built-in',
    source: 'edited',
  });
  const widthOf = async (url: string) => (await sharp((await site.inject(url)).rawPayload).metadata()).width;
  const image = pictureUrl(hash);
  expect((await site.inject(refinedUrl(image))).statusCode).toBe(404);
  expect(await widthOf(image)).toBe(640);
  expect(await widthOf(`${image}?download`)).toBe(640);
  // The stream stays open past the first picture, and ends with the finer one.
  const told = await site.inject(refinementUrl(progressUrl(slug)));
  expect([...told.body.matchAll(/"stage":"(\w+)"/g)].map(([, stage]) => stage)).toEqual([
    'understood',
    'done',
    'refined',
  ]);
  for (const url of [refinedUrl(image), image, `${image}?download`]) expect(await widthOf(url)).toBe(960);
  expect((await site.inject(refinedUrl(image))).headers['cache-control']).toContain('immutable');
  expect((await site.inject(`/api/designs/${slug}/pack.pdf`)).statusCode).toBe(200);
  expect(made).toEqual(['still', 'refined']);
  // Whoever opens the page later is told at once.
  expect((await site.inject(refinementUrl(progressUrl(slug)))).body).toContain('"refined"');
});

test('a site that is told not to refine never looks for a quiet moment', async () => {
  const plain = await startTestSite({ env: { REFINE_PICTURES: 'off' } });
  let looks = 0;
  plain.services.pictures = {
    make: async () => Buffer.from('a picture'),
    busy: () => {
      looks += 1;
      return 0;
    },
    close: async () => undefined,
  };
  const { hash } = await saveDesign(plain.services, {
    id: crypto.randomUUID(),
    design: DEFAULT_DESIGN,
    answeredBy: 'built-in',
    source: 'edited',
  });
  expect((await plain.inject(pictureUrl(hash))).statusCode).toBe(200);
  await pause(REFINEMENTS.lookMs * 1.5);
  expect(looks).toBe(0);
  await plain.close();
});
