import { Writable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOM_KEY_HEADER, ROOM_URL } from '#domain/project/room.ts';
import { sha256 } from '#server/identifiers.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';
import { DATABASES } from '../../../proof/databases.ts';
import { projects } from './tables.ts';

describe.each(DATABASES)('a project’s private link, on %s', (database) => {
  let site: TestSite;
  const lines: string[] = [];
  const logTo = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  beforeAll(async () => {
    site = await startTestSite({ database, logTo });
  });
  afterAll(() => site.close());

  const open = (key?: string, method: 'GET' | 'POST' = 'GET', url = ROOM_URL) =>
    site.inject({
      method,
      url,
      headers: key === undefined ? {} : { [ROOM_KEY_HEADER]: key },
      ...(method === 'POST' ? { payload: { versionIds: 'no list' } } : {}),
    });

  test('opens its room; a guessed, ended, malformed or missing key is answered alike, before what was sent is read', async () => {
    const { db, rooms } = site.services;
    const id = crypto.randomUUID();
    const [ended, key] = [rooms.roomKeyOf(id, 0), rooms.roomKeyOf(id, 1)];
    await db.insert(projects).values({
      id,
      ticketNumber: `PW-${id.slice(0, 8)}`,
      accessHash: sha256(key),
      linkNumber: 1,
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      begunBy: 'staff',
    });
    const opened = await open(key);
    expect(opened.statusCode).toBe(200);
    expect(opened.headers['cache-control']).toBe('no-store');
    expect(opened.json()).toMatchObject({ id, firstName: 'Ada', mailHint: 'a…@example.com', turn: 'client' });
    expect(opened.body).not.toContain('ada@');

    const wrong = [
      ended,
      rooms.roomKeyOf(crypto.randomUUID(), 0),
      'x',
      '\u00e4'.repeat(300),
      sha256(key),
      undefined,
    ];
    const answers = await Promise.all(
      wrong.flatMap((one) => [open(one), open(one, 'POST', `${ROOM_URL}/seen`)]),
    );
    const told = answers.map(({ statusCode, body, headers }) =>
      JSON.stringify([statusCode, body.replaceAll(/[0-9a-f-]{36}/g, 'id'), headers['cache-control']]),
    );
    expect(new Set(told).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(404);
    expect((await open(key, 'POST', `${ROOM_URL}/seen`)).statusCode).toBe(400);

    await db.delete(projects).where(eq(projects.id, id));
    expect((await open(key)).statusCode).toBe(404);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join('')).not.toContain(key);
    expect(lines.join('')).not.toContain(ended);
  });
});
