import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { originalOf, publishDocument } from '#server/testing/publish.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';
import { DATABASES } from '../../../proof/databases.ts';
import { contentDrafts, contentSchedules, contentVersions } from './tables.ts';

describe.each(DATABASES)('the desk on %s', (database) => {
  let site: TestSite;
  let cookie: string;
  beforeAll(async () => {
    site = await startTestSite({ database });
    cookie = await site.signIn();
  });
  afterAll(() => site.close());

  type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';
  const ask = async (method: Method, path: string, payload?: object) => {
    const url = `/api/staff/content${path}`;
    const response = await site.inject({ method, url, headers: { cookie }, ...(payload ? { payload } : {}) });
    return { status: response.statusCode, body: response.body ? response.json() : undefined };
  };
  const served = () => site.services.content.served.content;
  const priceOf = (id: string) => served().packages.PACKAGES.find((one) => one.id === id)?.price;

  test('nobody without a session reads or writes', async () => {
    for (const [method, url] of [
      ['GET', '/api/staff/content'],
      ['GET', '/api/staff/content/brand'],
      ['PUT', '/api/staff/content/brand/draft'],
      ['POST', '/api/staff/content/brand/publish'],
      ['POST', '/api/staff/content/brand/restore'],
      ['GET', '/api/staff/preview/packages'],
    ] as const)
      expect(
        (await site.inject({ method, url, payload: method === 'GET' ? undefined : {} })).statusCode,
        url,
      ).toBe(401);
  });

  test('lists the documents with their published versions', async () => {
    const { body } = await ask('GET', '');
    expect(
      body.documents.map((one: { name: string; version: number }) => `${one.name} ${one.version}`),
    ).toEqual([
      'brand 0',
      'packages 0',
      'faq 0',
      'testimonials 0',
      'projects 0',
      'prices 0',
      'taxes 0',
      'booking 0',
      'planSet 0',
      'replies 0',
      'announcement 0',
      'spanish 0',
    ]);
    expect((await ask('GET', '/nothing')).status).toBe(400);
  });

  test('a price is drafted, published, charged and brought back', async () => {
    const { body: before } = await ask('GET', '/packages');
    expect(before).toMatchObject({ name: 'packages', version: 0, draft: null, schedule: null, history: [] });
    const luxury = before.value.packages.find((one: { id: string }) => one.id === 'luxury-resort');
    expect(luxury.price).toBe(995);
    luxury.price = 1095;
    const saved = await ask('PUT', '/packages/draft', { baseVersion: 0, value: before.value });
    expect(saved.status).toBe(200);
    expect(saved.body.changes).toEqual([
      { where: 'Packages, Luxury Resort, Price', before: '$995', after: '$1,095' },
    ]);
    expect(priceOf('luxury-resort')).toBe(995);
    expect((await ask('GET', '/packages')).body.draft).toMatchObject({
      baseVersion: 0,
      by: 'staff@poolwright.test',
    });

    const published = await ask('POST', '/packages/publish', { baseVersion: 0 });
    expect(published.status).toBe(200);
    expect(priceOf('luxury-resort')).toBe(1095);
    expect(site.services.content.formerOffers()).toContainEqual({
      id: 'luxury-resort',
      title: 'Luxury Resort',
      price: 995,
    });
    const after = (await ask('GET', '/packages')).body;
    expect(after).toMatchObject({ version: published.body.version, draft: null });
    expect(after.history[0]).toMatchObject({ by: 'staff@poolwright.test', changes: saved.body.changes });

    const restored = await ask('POST', '/packages/restore', { version: 0 });
    expect(restored.body.version).toBeGreaterThan(published.body.version);
    expect(priceOf('luxury-resort')).toBe(995);
    expect((await ask('POST', '/packages/restore', { version: 999 })).status).toBe(404);
    const audit = await site.inject({ url: '/api/staff/audit', headers: { cookie } });
    expect(audit.body).toContain('publish-content');
    expect(audit.body).toContain('restore-content');
  });

  test('what would break is refused at its place, and nothing of it is kept', async () => {
    const { body } = await ask('GET', '/packages');
    body.value.packages[0].title = '';
    const refused = await ask('PUT', '/packages/draft', { baseVersion: body.version, value: body.value });
    expect(refused).toMatchObject({
      status: 400,
      body: {
        error: 'invalid-input',
        issues: [{ path: 'packages.0.title', message: 'Title cannot be empty.' }],
      },
    });
    expect((await ask('GET', '/packages')).body.draft).toBeNull();
    const faq = (await ask('GET', '/faq')).body.value;
    for (const sentence of ['It costs {price.permiting}.', 'It costs {constructor.name}.']) {
      faq.sections[0].questions[0].answer[0] = sentence;
      const typo = await ask('PUT', '/faq/draft', { baseVersion: 0, value: faq });
      expect(typo.body.issues[0].path).toBe('sections.0.questions.0.answer.0');
    }
    const projects = (await ask('GET', '/projects')).body.value;
    projects.projects[0].picture.file = 'own-6f1c0c1e-0000-4000-8000-000000000001';
    const lost = await ask('PUT', '/projects/draft', { baseVersion: 0, value: projects });
    expect(lost.body.issues[0].path).toBe('projects.0.picture.file');
    expect((await ask('PUT', '/brand/draft', { baseVersion: 0 })).status).toBe(400);
    expect((await ask('POST', '/brand/publish', { baseVersion: 0 })).body.error).toBe('nothing-to-publish');
  });

  test('the second of two loses nothing and is shown both', async () => {
    const [mine, theirs] = [originalOf('announcement'), originalOf('announcement')];
    mine.text = 'Mine';
    theirs.text = 'Theirs';
    const first = await ask('PUT', '/announcement/draft', { baseVersion: 0, value: theirs, revision: 0 });
    const unseen = await ask('PUT', '/announcement/draft', { baseVersion: 0, value: mine, revision: 0 });
    expect(unseen).toMatchObject({
      status: 409,
      body: { error: 'changed-meanwhile', current: { version: 0, draft: { value: { text: 'Theirs' } } } },
    });
    await ask('POST', '/announcement/publish', { baseVersion: 0 });
    const stale = await ask('PUT', '/announcement/draft', {
      baseVersion: 0,
      value: mine,
      revision: first.body.draft.revision,
    });
    expect(stale).toMatchObject({
      status: 409,
      body: { current: { value: { text: 'Theirs' }, draft: null } },
    });
    expect((await ask('POST', '/announcement/publish', { baseVersion: 0 })).status).toBe(409);
    const { version } = stale.body.current;
    expect(
      (await ask('PUT', '/announcement/draft', { baseVersion: version, value: mine, revision: 0 })).status,
    ).toBe(200);
    expect((await ask('DELETE', '/announcement/draft')).status).toBe(204);
    expect((await ask('GET', '/announcement')).body.draft).toBeNull();
  });

  test('two who save the same draft at once: one is told', async () => {
    const value = { ...originalOf('prices'), base: 46_000 };
    const saved = await Promise.all(
      Array.from({ length: 6 }, () => ask('PUT', '/prices/draft', { baseVersion: 0, value, revision: 0 })),
    );
    expect(saved.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  test('what is planned is published at its time, and can be called off until then', async () => {
    const brand = { ...originalOf('brand'), phone: '(407) 555-0188' };
    const { version } = (await ask('GET', '/brand')).body;
    await ask('PUT', '/brand/draft', { baseVersion: version, value: brand });
    const at = () => new Date(Date.now() + 700).toISOString();
    expect((await ask('POST', '/brand/publish', { baseVersion: version, at: at() })).body).toEqual({
      version,
    });
    expect((await ask('POST', '/brand/publish', { baseVersion: version })).body.error).toBe('scheduled');
    expect((await ask('POST', '/brand/restore', { version: 0 })).body.error).toBe('scheduled');
    expect((await ask('DELETE', '/brand/schedule')).status).toBe(204);
    expect((await ask('DELETE', '/brand/schedule')).status).toBe(404);

    await ask('POST', '/brand/publish', { baseVersion: version, at: at() });
    // Written on after it was planned: that part stays a draft.
    const { revision } = (await ask('GET', '/brand')).body.draft;
    await ask('PUT', '/brand/draft', {
      baseVersion: version,
      value: { ...brand, name: 'Lakeside Pools' },
      revision,
    });
    expect(served().brand.phone).not.toBe(brand.phone);
    await expect.poll(() => served().brand.phone, { timeout: 3000 }).toBe(brand.phone);
    const after = (await ask('GET', '/brand')).body;
    expect(after).toMatchObject({ schedule: null, draft: { baseVersion: after.version } });
    expect(after.draft.changes).toEqual([
      { where: 'Business name', before: 'Poolwright', after: 'Lakeside Pools' },
    ]);
    expect(
      (await ask('POST', '/brand/publish', { baseVersion: after.version, at: '2099-01-01T00:00:00Z' }))
        .status,
    ).toBe(400);
  });

  test('saves that come while something is published are published, told or kept, never lost', async () => {
    const value = (hint: number) => ({ ...originalOf('announcement'), text: `Number ${hint}` });
    for (let round = 0; round < 6; round += 1) {
      const { version, draft } = (await ask('GET', '/announcement')).body;
      const saved = await ask('PUT', '/announcement/draft', {
        baseVersion: version,
        value: value(round * 10),
        revision: draft?.revision ?? 0,
      });
      const { revision } = saved.body.draft;
      const [publication, save] = await Promise.all([
        ask('POST', '/announcement/publish', { baseVersion: version }),
        ask('PUT', '/announcement/draft', { baseVersion: version, value: value(round * 10 + 1), revision }),
      ]);
      expect(publication.status).toBe(200);
      const after = (await ask('GET', '/announcement')).body;
      const kept = [after.value.text, after.draft?.value.text];
      if (save.status === 200) expect(kept).toContain(`Number ${round * 10 + 1}`);
      else expect(save.status).toBe(409);
    }
  });

  test('a draft that a colleague discarded does not come back unseen', async () => {
    const value = { ...originalOf('faq') };
    const { version } = (await ask('GET', '/faq')).body;
    const saved = await ask('PUT', '/faq/draft', { baseVersion: version, value, revision: 0 });
    const { revision } = saved.body.draft;
    await ask('DELETE', `/faq/draft?revision=${revision - 1}`);
    expect((await ask('GET', '/faq')).body.draft).toMatchObject({ revision });
    await ask('DELETE', `/faq/draft?revision=${revision}`);
    const again = await ask('PUT', '/faq/draft', { baseVersion: version, value, revision });
    expect(again).toMatchObject({
      status: 409,
      body: { error: 'changed-meanwhile', current: { draft: null } },
    });
    expect((await ask('PUT', '/faq/draft', { baseVersion: version, value, revision: 0 })).status).toBe(200);
    await ask('DELETE', '/faq/draft');
  });

  test('what an earlier program kept and visitors would not get is neither published nor brought back', async () => {
    const { version } = (await ask('GET', '/projects')).body;
    const { db } = site.services;
    const unfit = { projects: [{ title: 'From another program' }] };
    await db
      .insert(contentDrafts)
      .values({ document: 'projects', value: unfit, baseVersion: version, revision: 1 });
    expect((await ask('POST', '/projects/publish', { baseVersion: version })).status).toBe(400);
    const [row] = await db
      .insert(contentVersions)
      .values({ document: 'faq', value: { sections: 1 }, changes: [] })
      .returning();
    expect((await ask('POST', '/faq/restore', { version: row?.version })).status).toBe(400);
    const now = new Date();
    const plan = { value: unfit, baseVersion: version, publishAt: now };
    await db.insert(contentSchedules).values({ ...plan, document: 'projects' });
    await db.insert(contentSchedules).values({
      ...plan,
      document: 'announcement',
      value: { ...originalOf('announcement'), text: 'On time' },
    });
    await site.services.content.publishDue();
    expect((await ask('GET', '/projects')).body.version).toBe(version);
    expect(served().announcement.text).toBe('On time');
    await ask('DELETE', '/projects/schedule');
    await ask('DELETE', '/projects/draft');
    await publishDocument(site.services, 'faq', originalOf('faq'));
  });

  test('a time of long ago is a slip, and publishes nothing', async () => {
    const { version } = (await ask('GET', '/prices')).body;
    await ask('DELETE', '/prices/draft');
    await ask('PUT', '/prices/draft', { baseVersion: version, value: originalOf('prices') });
    const long = await ask('POST', '/prices/publish', { baseVersion: version, at: '2020-01-01T00:00:00Z' });
    expect(long.status).toBe(400);
    const justNow = new Date(Date.now() - 2000).toISOString();
    const now = await ask('POST', '/prices/publish', { baseVersion: version, at: justNow });
    expect(now.body.version).toBeGreaterThan(version);
  });

  test('a publication that breaks in the middle leaves nothing behind', async () => {
    const { version } = (await ask('GET', '/brand')).body;
    const broken = site.services.content.publish(async () => ({
      document: 'brand',
      value: { ...originalOf('brand'), phone: '(407) 555-0000' },
      staffId: null,
      afterwards: async () => Promise.reject(new Error('the power is gone')),
    }));
    await expect(broken).rejects.toThrow('the power is gone');
    expect((await ask('GET', '/brand')).body.version).toBe(version);
    expect(served().brand.phone).not.toBe('(407) 555-0000');
    await publishDocument(site.services, 'brand', originalOf('brand'));
  });
});
