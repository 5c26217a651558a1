import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOM_KEY_HEADER, ROOM_URL } from '#domain/project/room.ts';
import { intakes } from '#server/areas/intake/tables.ts';
import { mails } from '#server/areas/mail/tables.ts';
import { orders } from '#server/areas/payment/tables.ts';
import { buyPackage, sendIntake } from '#server/testing/clients.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';
import { DATABASES } from '../../../proof/databases.ts';
import {
  deliveries,
  deliveryVersions,
  projectApprovals,
  projectComments,
  projectFiles,
  projectQuotes,
  projects,
} from './tables.ts';

describe.each(DATABASES)('what a room holds of a person, on %s', (database) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite({ database });
  });
  afterAll(() => site.close());

  const ADA = 'ada@example.com';
  const HASH = 'b'.repeat(64);
  const say = async (key: string, words: string) => {
    const body = new FormData();
    body.append('body', words);
    const request = new Request('http://localhost/', { method: 'POST', body });
    const answer = await site.inject({
      method: 'POST',
      url: `${ROOM_URL}/messages`,
      headers: { [ROOM_KEY_HEADER]: key, 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    expect(answer.statusCode).toBeLessThan(300);
  };
  const fill = async (projectId: string) => {
    const { db } = site.services;
    const [delivery, version] = [crypto.randomUUID(), crypto.randomUUID()];
    await db.insert(deliveries).values({ id: delivery, projectId, title: 'Concept', kind: 'files' });
    await db
      .insert(deliveryVersions)
      .values({ id: version, projectId, deliveryId: delivery, number: 1, sha256: HASH });
    await db.insert(projectComments).values({
      id: crypto.randomUUID(),
      projectId,
      versionId: version,
      surface: 'file',
      body: 'a comment not sent yet',
      side: 'client',
      staffId: 'withheld colleague',
    });
    await db.insert(projectApprovals).values({
      id: crypto.randomUUID(),
      projectId,
      versionId: version,
      name: 'Ada Lovelace',
      sha256: HASH,
      approved: { title: 'Concept of Ada' },
    });
    await db
      .insert(projectQuotes)
      .values({ id: crypto.randomUUID(), projectId, title: 'Night render', amountCents: 15_000 });
    const key = `project/${projectId}/one.pdf`;
    await site.services.files.put(key, Buffer.from('the drawing of Ada'), 'application/pdf');
    await db.insert(projectFiles).values({
      id: crypto.randomUUID(),
      projectId,
      versionId: version,
      position: 0,
      key,
      filename: 'one.pdf',
      contentType: 'application/pdf',
      size: 18,
      sha256: HASH,
    });
  };
  const person = async (action: 'export' | 'erase') =>
    site.inject({
      method: 'POST',
      url: `/api/staff/people/${action}`,
      headers: { cookie: await site.signIn() },
      payload: { email: 'ADA@example.com' },
    });

  test('is given out to them whole, and erased: orders, and that something was approved, stay without them', async () => {
    const { db } = site.services;
    const { roomKey = '' } = await buyPackage(site, ADA);
    await sendIntake(site, { email: ADA }, { [ROOM_KEY_HEADER]: roomKey });
    const others = await sendIntake(site, { email: 'other@example.com' }, { [ROOM_KEY_HEADER]: roomKey });
    const [project] = await db.select().from(projects).where(eq(projects.email, ADA));
    const id = project?.id ?? '';
    await say(roomKey, 'may the spa move north?');
    await fill(id);

    const given = (await person('export')).json();
    expect(given.projects).toMatchObject([{ ticketNumber: project?.ticketNumber }]);
    expect(given.rooms).toMatchObject([
      {
        messages: [{ body: 'may the spa move north?' }],
        comments: [{ body: 'a comment not sent yet' }],
        approvals: [{ name: 'Ada Lovelace', sha256: HASH }],
        quotes: [{ title: 'Night render' }],
        files: [{ filename: 'one.pdf' }],
      },
    ]);
    expect(JSON.stringify(given)).not.toContain(project?.accessHash);
    expect(JSON.stringify(given)).not.toContain('withheld colleague');

    expect((await person('erase')).json().erased).toMatchObject({ projects: 1, intakes: 1 });
    expect((await site.inject({ url: ROOM_URL, headers: { [ROOM_KEY_HEADER]: roomKey } })).statusCode).toBe(
      404,
    );
    expect(await db.select().from(projectApprovals)).toMatchObject([
      { name: '', projectId: null, versionId: null, sha256: HASH, approved: {} },
    ]);
    expect(await db.select().from(orders)).toMatchObject([{ state: 'paid', email: null, projectId: null }]);
    expect(await db.select().from(intakes)).toMatchObject([
      { ticketNumber: others.ticketNumber, projectId: null },
    ]);
    const left = await db
      .select()
      .from(mails)
      .where(inArray(mails.aboutId, [id, ...(await db.select().from(orders)).map((order) => order.id)]));
    expect(left).toEqual([]);
    for (const table of [
      'project_messages',
      'project_comments',
      'project_quotes',
      'project_files',
      'deliveries',
    ])
      expect((await db.execute(sql`select 1 from ${sql.identifier(table)}`)).rows, table).toEqual([]);
    expect(await readdir(join(site.dataDir, 'files', 'project', id)).catch(() => [])).toEqual([]);
    expect((await person('export')).json()).toMatchObject({ projects: [], rooms: [] });
  });
});
