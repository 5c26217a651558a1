import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { originalOf, publishDocument } from '#server/testing/publish.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';
import { DATABASES } from '../../../proof/databases.ts';
import { contentDrafts } from './tables.ts';

describe.each(DATABASES)('the owner’s Spanish on %s', (database) => {
  let site: TestSite;
  let cookie: string;
  beforeAll(async () => {
    site = await startTestSite({ database });
    cookie = await site.signIn();
  });
  afterAll(() => site.close());

  type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';
  const ask = async (method: Method, path: string, payload?: object, as = cookie) => {
    const url = `/api/staff/content${path}`;
    const response = await site.inject({
      method,
      url,
      headers: { cookie: as },
      ...(payload ? { payload } : {}),
    });
    return { status: response.statusCode, body: response.body ? response.json() : undefined };
  };
  const versionOf = async (name: string): Promise<number> => (await ask('GET', `/${name}`)).body.version;
  const draft = async (name: string, value: unknown) =>
    ask('PUT', `/${name}/draft`, { baseVersion: await versionOf(name), value });
  const publish = async (name: string) =>
    ask('POST', `/${name}/publish`, { baseVersion: await versionOf(name) });
  const served = () => site.services.content.served;
  const inSpanish = () => served().in('es').announcement.text;
  const left = () => served().untranslated.map(({ sentence }) => sentence);
  const announcing = (text: string) => ({ ...originalOf('announcement'), text });

  test('a changed sentence is listed until its Spanish is published with it', async () => {
    await draft('announcement', announcing('Closed on Friday'));
    await publish('announcement');
    expect(inSpanish()).toBe('Closed on Friday');
    expect(left()).toEqual(['Closed on Friday']);
    expect(served().in('es').untranslated).toEqual(['Closed on Friday']);
    const { body } = await ask('GET', '/spanish/sentences');
    expect(body.unknown).toEqual([
      {
        part: 'announcement',
        sentence: 'Closed on Friday',
        field: { document: 'announcement', path: 'text' },
      },
    ]);
    const launch = await site.inject({ url: '/api/staff/launch', headers: { cookie } });
    expect(launch.json().untranslated).toEqual(body.unknown);
    expect(launch.json().items).toContainEqual({
      id: 'untranslated',
      done: false,
      count: 1,
      place: '#content/spanish',
    });

    await draft('announcement', announcing('Closed on Monday'));
    await draft('spanish', { 'Closed on Monday': 'Cerrado el lunes', Contact: 'Escríbanos' });
    expect(inSpanish()).toBe('Closed on Friday');
    expect((await publish('announcement')).status).toBe(200);
    expect(inSpanish()).toBe('Cerrado el lunes');
    expect(left()).toEqual([]);
    expect(served().content.announcement.text).toBe('Closed on Monday');
  });

  test('what was written for another document goes on waiting, and is published by itself', async () => {
    const { body } = await ask('GET', '/spanish');
    expect(body.value).toEqual({ 'Closed on Monday': 'Cerrado el lunes' });
    expect(body.draft).toMatchObject({
      baseVersion: body.version,
      changes: [{ where: 'Contact', before: null, after: 'Escríbanos' }],
    });
    expect(served().in('es').contactPage.CONTACT_PAGE.crumb).toBe('Contacto');
    await publish('spanish');
    expect(served().in('es').contactPage.CONTACT_PAGE.crumb).toBe('Escríbanos');
    expect(await site.services.db.select().from(contentDrafts)).toEqual([]);
  });

  test('Spanish alone is published from its document; cleared, ours is said again', async () => {
    const [first] = originalOf('packages').packages;
    const english = first?.title ?? '';
    const ours = served().in('es').packages.PACKAGES[0]?.title;
    const { body } = await ask('GET', '/packages/sentences');
    expect(body.ours[english]).toBe(ours);
    const own = (await ask('GET', '/spanish')).body.value;
    await draft('spanish', { ...own, [english]: 'El mejor paquete' });
    expect((await publish('packages')).status).toBe(200);
    expect(served().in('es').packages.PACKAGES[0]?.title).toBe('El mejor paquete');
    await draft('spanish', { ...own, [english]: '' });
    await publish('packages');
    expect(served().in('es').packages.PACKAGES[0]?.title).toBe(ours);
    expect((await publish('packages')).body.error).toBe('nothing-to-publish');
  });

  test('Spanish of an English that nobody says any more is left behind', async () => {
    const own = (await ask('GET', '/spanish')).body.value;
    await draft('announcement', announcing('Back on Tuesday'));
    await draft('spanish', {
      ...own,
      'Back on Tue': 'Volvemos el mar',
      'Back on Tuesday': 'Volvemos el martes',
    });
    await publish('announcement');
    expect((await ask('GET', '/spanish')).body).toMatchObject({ draft: null });
    expect(inSpanish()).toBe('Volvemos el martes');
  });

  test('a place that the English does not have is refused at its sentence, and so is what is too long', async () => {
    const refused = await draft('spanish', {
      'From {price.diy}': 'Desde {price.dyi}',
      'From {price.lowest}': 'Desde {price.lowest}',
      'Only words': 'Solo palabras}',
      Short: 'x'.repeat(81),
    });
    expect(refused.status).toBe(400);
    expect(refused.body.issues).toEqual([
      {
        path: 'From {price.diy}',
        message: '{price.dyi} is not in the English sentence. Please check its spelling.',
      },
      { path: 'Only words', message: '} is not in the English sentence. Please check its spelling.' },
      { path: 'Short', message: 'The Spanish can have at most 80 characters.' },
    ]);
  });

  test('names are the same in both languages and never missing', async () => {
    const brand = originalOf('brand');
    await publishDocument(site.services, 'brand', { ...brand, name: 'Ruiz Design', zellePayee: 'Ana Ruiz' });
    const voices = originalOf('testimonials');
    Object.assign(voices.home[0] ?? {}, { name: 'Quentin Zed', location: 'Ocala, FL' });
    await publishDocument(site.services, 'testimonials', voices);
    await publishDocument(site.services, 'booking', { ...originalOf('booking'), zone: 'America/Chicago' });
    expect(left()).toEqual([]);
    expect(served().in('es').brand.name).toBe('Ruiz Design');
  });

  test('planned with its document, it goes public when that does', async () => {
    const own = (await ask('GET', '/spanish')).body.value;
    await draft('announcement', announcing('Open again'));
    await draft('spanish', { ...own, 'Open again': 'Abierto otra vez' });
    const at = new Date(Date.now() + 400).toISOString();
    await ask('POST', '/announcement/publish', { baseVersion: await versionOf('announcement'), at });
    await expect.poll(inSpanish, { timeout: 5000 }).toBe('Abierto otra vez');
    expect(
      await ask('POST', '/spanish/publish', {
        baseVersion: await versionOf('spanish'),
        at: new Date(Date.now() + 60_000).toISOString(),
      }),
    ).toMatchObject({ status: 400 });
  });

  test('who may change the content may change its Spanish, and nobody else', async () => {
    const { cookie: staff } = await site.letIn('staff');
    expect((await ask('GET', '/spanish', undefined, staff)).status).toBe(403);
    expect((await ask('GET', '/packages/sentences', undefined, staff)).status).toBe(403);
    const { cookie: editor } = await site.letIn('editor');
    expect((await ask('GET', '/packages/sentences', undefined, editor)).status).toBe(200);
    expect((await ask('PUT', '/spanish/draft', { baseVersion: 0, value: {} }, '')).status).toBe(401);
  });
});
