import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NOT_AN_IMAGE, NOT_LARGE_ENOUGH, PANORAMA_UPLOAD } from '#domain/panorama/upload-rules.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';
import { LONG } from '../../../proof/long.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

type Part = { name?: string; content: Buffer | string; type?: string; field?: string };

const picture = (width = 1000, height = 500) =>
  sharp({ create: { width, height, channels: 3, background: '#2fa9b8' } })
    .jpeg()
    .toBuffer();

function multipart(parts: readonly Part[], end = '--line--\r\n') {
  const chunks = parts.flatMap(({ name = 'pool.jpg', content, type = 'image/jpeg', field = 'images' }) => [
    Buffer.from(
      `--line\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...chunks, Buffer.from(end)]);
}

function upload(parts: readonly Part[], cookie?: string, end?: string) {
  return site.inject({
    method: 'POST',
    url: '/api/upload-360-images',
    headers: { 'content-type': 'multipart/form-data; boundary=line', ...(cookie ? { cookie } : {}) },
    payload: multipart(parts, end),
  });
}

const cookieOf = (answer: Awaited<ReturnType<typeof upload>>) =>
  answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
const list = (cookie?: string) =>
  site.inject({ url: '/api/360-designs', ...(cookie ? { headers: { cookie } } : {}) });
const get = (url: string, cookie?: string) =>
  site.inject({ url, ...(cookie ? { headers: { cookie } } : {}) });

test('an upload answers with filename, originalName and path, and its visitor sees it at once', async () => {
  const answer = await upload([{ name: 'Our yard.jpg', content: await picture() }]);
  expect(answer.statusCode).toBe(200);
  const [file] = answer.json().files;
  expect(file).toEqual({
    filename: expect.stringMatching(/^our-yard-[a-z0-9]+\.jpg$/),
    originalName: 'Our yard.jpg',
    path: expect.stringMatching(/^\/api\/360-designs\//),
  });
  const mine = (await list(cookieOf(answer))).json();
  expect(mine).toContainEqual(
    expect.objectContaining({ filename: file.filename, path: file.path, pending: true }),
  );
  const seen = await get(file.path, cookieOf(answer));
  expect(seen.headers['content-type']).toBe('image/jpeg');
  expect((await sharp(seen.rawPayload).metadata()).width).toBe(1000);
});

test('others neither see nor fetch an upload until staff approve it, and lose it again when rejected', async () => {
  const answer = await upload([{ content: await picture() }]);
  const { path } = answer.json().files[0];
  const id = path.split('/')[3];
  expect((await list()).json()).not.toContainEqual(expect.objectContaining({ path }));
  expect((await get(path)).statusCode).toBe(404);
  expect((await get(path.replace('image.jpg', 'card.webp'))).statusCode).toBe(404);

  const url = `/api/staff/panoramas/${id}`;
  const decide = (state: string, cookie?: string) =>
    site.inject({ method: 'POST', url, payload: { state }, headers: cookie ? { cookie } : {} });
  expect((await decide('approved')).statusCode).toBe(401);
  const staff = await site.signIn();
  expect((await get('/api/staff/panoramas', staff)).json()).toContainEqual(expect.objectContaining({ id }));
  expect((await get(path, staff)).statusCode).toBe(200);
  expect((await decide('approved', staff)).statusCode).toBe(200);
  expect((await list()).json()).toContainEqual(expect.objectContaining({ id, path }));
  expect((await get(path)).statusCode).toBe(200);

  await decide('rejected', staff);
  expect((await get(path)).statusCode).toBe(404);
  expect((await list(cookieOf(answer))).json()).not.toContainEqual(expect.objectContaining({ id }));
});

test('the visitor cookie is opaque, kept from scripts, set by an upload and by nothing else', async () => {
  expect((await list()).cookies).toEqual([]);
  const refused = await upload([{ content: 'no image' }]);
  expect(refused.cookies).toEqual([]);
  const [cookie] = (await upload([{ content: await picture() }])).cookies;
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(cookie?.value).toMatch(/^[A-Za-z0-9_-]{30,}$/);
});

test('a second upload with the cookie joins the first', async () => {
  const first = await upload([{ content: await picture() }]);
  const cookie = cookieOf(first);
  const second = await upload([{ content: await picture() }], cookie);
  expect(second.cookies).toEqual([]);
  const paths = (await list(cookie)).json().map((one: { path: string }) => one.path);
  expect(paths).toEqual(expect.arrayContaining([first.json().files[0].path, second.json().files[0].path]));
});

test('good images are kept while bad ones are named with their reason', async () => {
  const answer = await upload([
    {
      name: 'good.png',
      content: await sharp(await picture())
        .png()
        .toBuffer(),
      type: 'image/png',
    },
    { name: 'page.jpg', content: '<html><script>alert(1)</script>' },
    { name: 'small.jpg', content: await picture(400, 200) },
    { name: 'empty.jpg', content: '' },
  ]);
  expect(answer.statusCode).toBe(200);
  expect(answer.json().files).toHaveLength(1);
  expect(answer.json().rejected).toEqual([
    { name: 'page.jpg', reason: NOT_AN_IMAGE },
    { name: 'small.jpg', reason: NOT_LARGE_ENOUGH, detail: 'It is 400 × 200 px.' },
    { name: 'empty.jpg', reason: NOT_AN_IMAGE },
  ]);
});

test('an upload without one valid image is refused with the reasons', async () => {
  const answer = await upload([{ name: 'note.txt', content: 'hello', type: 'text/plain' }]);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    error: 'no-valid-images',
    message: expect.stringContaining('800px'),
    issues: [{ path: 'note.txt', message: NOT_AN_IMAGE }],
  });
});

test('a picture that is too low is told so, not that it is too narrow', async () => {
  const answer = await upload([{ name: 'strip.jpg', content: await picture(1200, 300) }]);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().issues).toEqual([
    { path: 'strip.jpg', message: expect.stringContaining('less than four times the height') },
  ]);
});

test('while one client sends picture after picture, another one gets theirs opened', async () => {
  const [large, small] = [await picture(4096, 2048), await picture()];
  const finished: string[] = [];
  const send = async (client: string, content: Buffer, count: number) => {
    const answer = await site.inject({
      method: 'POST',
      url: '/api/upload-360-images',
      remoteAddress: client,
      headers: { 'content-type': 'multipart/form-data; boundary=line' },
      payload: multipart(Array.from({ length: count }, () => ({ content }))),
    });
    finished.push(client);
    return answer;
  };
  const hogs = [send('203.0.113.9', large, 2), send('203.0.113.9', large, 2)];
  const other = await send('198.51.100.7', small, 1);
  expect(other.statusCode).toBe(200);
  expect(finished).toEqual(['198.51.100.7']);
  for (const answer of await Promise.all(hogs)) expect(answer.json().files).toHaveLength(2);
});

test('hostile file names come out as harmless words', async () => {
  const names = [
    '../../etc/passwd',
    '..\\..\\boot.jpg',
    'a\u0000b.jpg',
    `${'x'.repeat(300)}.jpg`,
    '🏊 pool 🌴.jpg',
    'gpj.\u202eexe',
  ];
  const content = await picture();
  const answer = await upload(names.map((name) => ({ name, content })));
  expect(answer.statusCode).toBe(200);
  for (const file of answer.json().files) {
    expect(file.filename).toMatch(/^[a-z0-9-]{1,70}\.jpg$/);
    expect(file.originalName).not.toMatch(/[\\/\p{C}]/u);
    expect(file.originalName.length).toBeLessThanOrEqual(400);
  }
});

test.runIf(LONG)('eleven images at once are refused and leave nothing behind', async () => {
  const before = await storedFiles();
  const content = await picture();
  const answer = await upload(Array.from({ length: PANORAMA_UPLOAD.maxFiles + 1 }, () => ({ content })));
  expect(answer.statusCode).toBe(413);
  expect(await storedFiles()).toEqual(before);
});

test('a form cut off half-way is refused and leaves nothing behind', async () => {
  const before = await storedFiles();
  const answer = await upload([{ content: await picture() }], undefined, '');
  expect(answer.statusCode).toBe(400);
  expect(answer.json().error).toBe('cut-off');
  expect(await storedFiles()).toEqual(before);
});

test('an image one byte over the limit is refused, and so is a body that is no form', async () => {
  const heavy = await upload([{ content: Buffer.alloc(PANORAMA_UPLOAD.maxBytes + 1) }]);
  expect(heavy.statusCode).toBe(400);
  expect(heavy.json().issues[0].message).toContain('larger than');
  const json = await site.inject({ method: 'POST', url: '/api/upload-360-images', payload: { images: [] } });
  expect(json.statusCode).toBe(415);
});

test('a visitor takes back an upload of their own, approved or not, and nobody else can', async () => {
  const answer = await upload([{ content: await picture() }, { content: await picture() }]);
  const mine = cookieOf(answer);
  const stranger = cookieOf(await upload([{ content: await picture() }]));
  const paths: string[] = answer.json().files.map(({ path }: { path: string }) => path);
  expect((await list(mine)).json().filter((one: { mine?: boolean }) => one.mine)).toHaveLength(2);
  const staff = await site.signIn();
  const approved = paths[0]?.split('/')[3];
  await site.inject({
    method: 'POST',
    url: `/api/staff/panoramas/${approved}`,
    payload: { state: 'approved' },
    headers: { cookie: staff },
  });
  expect((await list()).json()).toContainEqual(expect.not.objectContaining({ mine: true }));
  const takeBack = (path: string, cookie?: string) =>
    site.inject({
      method: 'DELETE',
      url: path.replace('/image.jpg', ''),
      headers: cookie ? { cookie } : {},
    });
  for (const path of paths) {
    const before = (await storedFiles()).length;
    expect((await takeBack(path)).statusCode).toBe(404);
    expect((await takeBack(path, stranger)).statusCode).toBe(404);
    expect((await get(path, mine)).statusCode).toBe(200);
    expect((await takeBack(path, mine)).statusCode).toBe(204);
    expect((await get(path, mine)).statusCode).toBe(404);
    expect((await storedFiles()).length).toBe(before - 1);
    expect((await takeBack(path, mine)).statusCode).toBe(404);
  }
  expect((await list(mine)).json()).not.toContainEqual(expect.objectContaining({ mine: true }));
});

test('an upload from another site is refused', async () => {
  const answer = await site.inject({
    method: 'POST',
    url: '/api/upload-360-images',
    headers: { 'content-type': 'multipart/form-data; boundary=line', 'sec-fetch-site': 'cross-site' },
    payload: multipart([{ content: await picture() }]),
  });
  expect(answer.statusCode).toBe(403);
});

test('guessed and odd addresses give nothing away', async () => {
  for (const url of [
    `/api/360-designs/${crypto.randomUUID()}/image.jpg`,
    '/api/360-designs/..%2f..%2fdb/image.jpg',
    '/api/360-designs/1/image.jpg',
  ]) {
    expect((await get(url)).statusCode, url).toBeGreaterThanOrEqual(400);
    expect((await get(url)).statusCode, url).toBeLessThan(500);
  }
});

test('the database keeps only the hash of the cookie', async () => {
  const answer = await upload([{ content: await picture() }]);
  const value = answer.cookies[0]?.value ?? '';
  const rows = await site.services.database.pool.query(
    'select owner_hash from panoramas order by created_at desc limit 1',
  );
  expect(rows.rows[0].owner_hash).toBe(createHash('sha256').update(value).digest('hex'));
});

async function storedFiles(): Promise<string[]> {
  return (await readdir(join(site.dataDir, 'files'), { recursive: true }))
    .filter((name) => name.endsWith('.jpg'))
    .sort();
}
