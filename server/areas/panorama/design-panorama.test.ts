import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import type { PictureStage } from '#domain/design/design-answer.ts';
import { saveDesign } from '#server/areas/design/store.ts';
import { QueueFull } from '#server/fair-queue.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';
import type { PictureMaker } from '#server/vendors/pictures/picture-maker.ts';
import { designPanoramas } from './design-panorama.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const asking = () => ({ client: '203.0.113.9', gone: new AbortController().signal });

// The tracer has tests of its own; here it only counts how often it is asked.
function withTracer(make: () => Promise<Buffer>) {
  const panoramas = designPanoramas({ ...site.services, pictures: { ...site.services.pictures, make } });
  return (slug: string) => panoramas.of(slug, asking());
}

async function stored(lengthFt: number): Promise<string> {
  const design = { ...DEFAULT_DESIGN, lengthFt };
  const { slug } = await saveDesign(site.services, {
    id: crypto.randomUUID(),
    design,
    answeredBy: 'built-in',
    source: 'edited',
  });
  return slug;
}

test('a design is drawn all around once, however many ask', async () => {
  let drawn = 0;
  const panoramaOf = withTracer(async () => {
    drawn += 1;
    return Buffer.from('picture');
  });
  const slug = await stored(33);
  await Promise.all([panoramaOf(slug), panoramaOf(slug)]);
  await panoramaOf(slug);
  expect(drawn).toBe(1);
});

test('a design nobody stored is not found', async () => {
  const answer = await site.inject({ url: `/api/designs/${'x'.repeat(22)}/panorama` });
  expect(answer.statusCode).toBe(404);
});

test('when too many pictures wait, the visitor is told when to come back', async () => {
  const panoramaOf = withTracer(() => Promise.reject(new QueueFull('full')));
  await expect(panoramaOf(await stored(34))).rejects.toMatchObject({ status: 503, retryAfterSeconds: 15 });
});

test('whoever waits for a panorama hears how far it is, and when it is there', async () => {
  let finish = () => {};
  const make: PictureMaker['make'] = (_, options) => {
    options?.onProgress?.({ stage: 'rendering', percent: 40 });
    return new Promise((done) => {
      finish = () => done(Buffer.from('picture'));
    });
  };
  const panoramas = designPanoramas({ ...site.services, pictures: { ...site.services.pictures, make } });
  const slug = await stored(35);
  const picture = panoramas.of(slug, asking());
  const heard: PictureStage[] = [];
  await vi.waitFor(async () => {
    panoramas.watch(await panoramas.hashOf(slug), (stage) => heard.push(stage))();
    expect(heard).toContainEqual({ stage: 'rendering', percent: 40 });
  });
  panoramas.watch(await panoramas.hashOf(slug), (stage) => heard.push(stage));
  finish();
  await picture;
  expect(heard.at(-1)).toEqual({ stage: 'done' });
  const told = await site.inject({ url: `/api/designs/${slug}/panorama/progress` });
  expect(told.headers['content-type']).toBe('text/event-stream');
  expect(told.body).toContain('"done"');
});
