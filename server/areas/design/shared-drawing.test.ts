import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { openDatabase } from '#server/database/database.ts';
import { createPostgresDatabase } from '#server/testing/databases.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';
import type { PictureMaker } from '#server/vendors/pictures/picture-maker.ts';
import { drawingClaims } from './drawing-claims.ts';
import { pictureCache } from './picture-cache.ts';

// Two processes: two pools of connections to one PostgreSQL, and one store of files.

let site: TestSite;
let other: Awaited<ReturnType<typeof openDatabase>>;
beforeAll(async () => {
  const databaseUrl = await createPostgresDatabase();
  site = await startTestSite({ env: { DATABASE_URL: databaseUrl } });
  other = await openDatabase({ databaseUrl, dataDir: site.dataDir, onError: () => undefined });
});
afterAll(async () => {
  await other.close();
  await site.close();
});

const SIZE = { width: 32, height: 18 };
const still = (key: string) => ({ key: `pictures/${key}.webp`, kind: 'still', ...SIZE }) as const;
const asking = (gone = new AbortController()) => ({ client: '203.0.113.9', gone: gone.signal });

/** A process whose tracer draws when it is told to, or fails. */
function process(database = site.services.database) {
  let begun = 0;
  const drawing: { finish: () => void; fail: () => void }[] = [];
  const make: PictureMaker['make'] = async (_, { begin, signal }) => {
    await begin?.();
    begun += 1;
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      drawing.push({
        finish: () => resolve(Buffer.from('picture')),
        fail: () => reject(new Error('broken')),
      });
    });
  };
  const pictures = { ...site.services.pictures, make };
  const cache = pictureCache({ ...site.services, database, pictures });
  return { cache, drawing, begun: () => begun };
}

test('two processes asked for the same picture draw it once', async () => {
  const [one, two] = [process(), process(other)];
  const first = one.cache.make(still('once'), DEFAULT_DESIGN, asking());
  await expect.poll(one.begun).toBe(1);
  const second = two.cache.make(still('once'), DEFAULT_DESIGN, asking());
  await new Promise((done) => setTimeout(done, 600));
  expect(two.begun()).toBe(0);
  one.drawing[0]?.finish();
  expect(String(await first)).toBe('picture');
  expect(String(await second)).toBe('picture');
  expect(two.begun()).toBe(0);
});

test('what one process gives up, the other draws', async () => {
  const [one, two] = [process(), process(other)];
  const gone = new AbortController();
  const first = one.cache.make(still('given-up'), DEFAULT_DESIGN, asking(gone));
  first.catch(() => undefined);
  await expect.poll(one.begun).toBe(1);
  const second = two.cache.make(still('given-up'), DEFAULT_DESIGN, asking());
  gone.abort(new Error('gone'));
  await expect(first).rejects.toThrow('gone');
  await expect.poll(two.begun).toBe(1);
  two.drawing[0]?.finish();
  expect(String(await second)).toBe('picture');
});

test('a process that is killed leaves no claim behind', async () => {
  const claims = drawingClaims(other);
  expect(await claims.picture('killed')).not.toBeNull();
  expect(await drawingClaims(site.services.database).picture('killed')).toBeNull();
  // The server ends the connection, as it does when the process at its other end is gone.
  await site.services.database.pool.query(
    `select pg_terminate_backend(pid) from pg_locks join pg_database on pg_database.oid = pg_locks.database
     where locktype = 'advisory' and granted and datname = current_database()`,
  );
  await expect.poll(() => claims.isFree('killed')).toBe(true);
  const two = process();
  const picture = two.cache.make(still('killed'), DEFAULT_DESIGN, asking());
  await expect.poll(two.begun).toBe(1);
  two.drawing[0]?.finish();
  await picture;
});

test('a picture that another process stores meanwhile is not waited for in line', async () => {
  const { cache } = process();
  const stuck: PictureMaker['make'] = (_, { signal }) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  const waiting = pictureCache({
    ...site.services,
    pictures: { ...site.services.pictures, make: stuck },
  }).make(still('in-line'), DEFAULT_DESIGN, asking());
  await site.services.files.put('pictures/in-line.webp', Buffer.from('theirs'), 'image/webp');
  expect(String(await waiting)).toBe('theirs');
  expect(await cache.isStored('pictures/in-line.webp')).toBe(true);
});

test('a machine refines one picture at a time, and hears of visitors of its other processes', async () => {
  const here = drawingClaims(site.services.database, 'one');
  const [beside, elsewhere] = [drawingClaims(other, 'one'), drawingClaims(other, 'two')];
  const release = await here.refinement('a');
  expect(release).not.toBeNull();
  expect(await beside.refinement('b')).toBeNull();
  expect(await elsewhere.refinement('a')).toBeNull();
  const another = await elsewhere.refinement('b');
  expect(another).not.toBeNull();
  expect(await here.isQuietHere()).toBe(true);
  const visitor = await beside.picture('c');
  expect([await here.isQuietHere(), await elsewhere.isQuietHere()]).toEqual([false, true]);
  for (const end of [release, another, visitor]) end?.();
  await expect.poll(() => here.isQuietHere()).toBe(true);
  await expect.poll(() => beside.isFree('a')).toBe(true);
});
