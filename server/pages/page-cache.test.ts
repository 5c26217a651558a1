import { expect, test } from 'vitest';
import { projectPage, ROUTES } from '#domain/site/routes.ts';
import { servedContent } from '#server/areas/content/served-content.ts';
import { originalOf } from '#server/testing/publish.ts';
import { createPageCache } from './page-cache.ts';

const told = (file: { plain: { body: Buffer } }) => file.plain.body.toString('utf8');

const version = (number: number) => ({ version: number, values: {}, pictures: new Map() });

const setUp = () => {
  const served = servedContent();
  const rendered: string[] = [];
  const logged: object[] = [];
  const state = { fails: false, gate: Promise.resolve() };
  const pages = createPageCache({
    served,
    headersOf: (address) => ({ 'x-for': address }),
    logError: (line) => logged.push(line),
    render: async (address) => {
      const { version } = served;
      rendered.push(`${address} ${version}`);
      await state.gate;
      if (state.fails) throw new Error('a word is missing');
      return { status: 200, type: 'text/html; charset=utf-8', text: `${address} of version ${version}` };
    },
  });
  return { served, rendered, logged, state, pages };
};

test('a page that a hundred ask for at once is rendered once, and then kept', async () => {
  const { pages, rendered } = setUp();
  expect(pages.cached('/')).toBeUndefined();
  await Promise.all(Array.from({ length: 100 }, () => pages.load('/')));
  const ready = pages.cached('/');
  expect(rendered).toEqual(['/ 0']);
  expect(ready && told(ready)).toBe('/ of version 0');
  expect(ready?.plain.headers).toMatchObject({ 'x-for': '/', 'content-length': '14' });
  expect(ready?.br?.headers['content-encoding']).toBe('br');
  // A proxy may keep what everybody sees, and nothing whose address holds a secret.
  expect(ready?.plain.headers).toMatchObject({ 'x-accel-expires': '1' });
  const { plain } = await pages.load(ROUTES.paymentSuccess);
  expect(plain.headers).not.toHaveProperty('x-accel-expires');
});

test('a new version is rendered at once for what is kept, and asked for by nobody twice', async () => {
  const { pages, rendered, served } = setUp();
  await pages.load('/');
  served.serve(version(1));
  expect(pages.cached('/')).toBeUndefined();
  expect(told(await pages.load('/'))).toBe('/ of version 1');
  expect(rendered).toEqual(['/ 0', '/ 1']);
});

test('who waits while a version comes gets the rendering that was under way, never a second wait', async () => {
  const { pages, rendered, served, state } = setUp();
  let open = () => {};
  state.gate = new Promise((resolve) => {
    open = resolve;
  });
  const waiting = pages.load('/');
  served.serve(version(1));
  open();
  expect(told(await waiting)).toBe('/ of version 0');
  expect(rendered).toEqual(['/ 0']);
  expect(pages.cached('/')).toBeUndefined();
  expect(told(await pages.load('/'))).toBe('/ of version 1');
});

test('an older version that is read late changes nothing', () => {
  const { served } = setUp();
  served.serve(version(3));
  served.serve(version(2));
  expect(served.version).toBe(3);
});

test('a page that fails leaves the last good one standing, and it is logged', async () => {
  const { pages, served, state, logged } = setUp();
  const good = await pages.load('/faq');
  state.fails = true;
  served.serve(version(1));
  expect(await pages.load('/faq')).toBe(good);
  expect(pages.cached('/faq')).toBe(good);
  expect(logged).toEqual([expect.objectContaining({ address: '/faq', version: 1 })]);
  state.fails = false;
  served.serve(version(2));
  expect(told(await pages.load('/faq'))).toBe('/faq of version 2');
});

test('a page that has never been rendered fails alone, and is tried again', async () => {
  const { pages, state } = setUp();
  state.fails = true;
  await expect(pages.load('/about')).rejects.toThrow('a word is missing');
  state.fails = false;
  expect(told(await pages.load('/about'))).toBe('/about of version 0');
});

test('a project has a page as long as it is shown', async () => {
  const { pages, served, rendered } = setUp();
  const [first] = served.content.projects;
  const address = projectPage(first?.slug ?? '');
  expect([pages.has(address), pages.has(projectPage('nothing')), pages.has('/pools/ohio')]).toEqual([
    true,
    false,
    true,
  ]);
  await pages.load(address);
  const value = originalOf('projects');
  const projects = value.projects.map((one) => ({ ...one, hidden: one.slug === first?.slug }));
  served.serve({ version: 1, values: { projects: { projects } }, pictures: new Map() });
  expect(pages.has(address)).toBe(false);
  expect(pages.cached(address)).toBeUndefined();
  expect(rendered).toEqual([`${address} 0`]);
});
