import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { RefusedStart } from '#server/refused-start.ts';
import { openSite } from '#server/site.ts';
import { createEmptyDatabase } from '#server/testing/databases.ts';
import { addPicture, publishPicture } from '#server/testing/own-picture.ts';
import { STAFF, startTestSite } from '#server/testing/site.ts';
import { LONG } from '../proof/long.ts';
import { moveToPostgres } from './move.ts';

test.runIf(LONG)(
  'a site that grows out of its embedded database goes on with PostgreSQL where it was',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'poolwright-move-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const dataDir = join(folder, 'data');
    const site = await startTestSite({ database: 'pglite', env: { DATA_DIR: dataDir } });
    const payload = {
      firstName: 'Ann',
      lastName: 'Ó"\\Lee',
      email: 'ann@example.com',
      details: 'Ünïcode 💧\nline',
    };
    await site.inject({ method: 'POST', url: '/api/send-email', payload });
    // Connected afterwards: the lead above was told to nobody, and is not when it arrives elsewhere.
    await site.services.database.pool.query(`insert into webhook_endpoints (id, url, secret, events)
    values (gen_random_uuid(), 'https://hooks.invalid/', 'whsec_AAAA', '["lead.created"]')`);
    const words = { transcript: 'a 16 by 32 modern pool with a spa' };
    const design = await site.inject({ method: 'POST', url: '/api/ai-design-process', payload: words });
    const picture = await addPicture(site);
    const shown = (await site.inject(picture.src)).rawPayload;
    await publishPicture(site, picture.file);
    const rows = 'select row_to_json(i)::text as row from inquiries i';
    const before = await site.services.database.pool.query(rows);
    const databaseUrl = await createEmptyDatabase();
    await expect(moveToPostgres(dataDir, databaseUrl)).rejects.toThrow('is in use by process');
    await site.close();

    expect(await moveToPostgres(dataDir, databaseUrl)).toMatchObject({
      inquiries: 1,
      webhook_endpoints: 1,
      webhook_events: 0,
      mails: 2,
      designs: 1,
      content_versions: 1,
      content_pictures: 1,
    });
    await expect(moveToPostgres(dataDir, databaseUrl)).rejects.toThrow('is not empty there');

    const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent', CHAT_WEBSITE_ID: 'off' };
    const moved = await openSite(readConfig(env));
    onTestFinished(() => moved.close());
    expect((await moved.services.database.pool.query(rows)).rows).toEqual(before.rows);
    const noted = 'select event from webhook_events';
    expect((await moved.services.database.pool.query(noted)).rows).toEqual([]);
    // From now on they are noted again.
    await moved.app.inject({ method: 'POST', url: '/api/send-email', payload });
    expect((await moved.services.database.pool.query(noted)).rows).toEqual([{ event: 'lead.created' }]);
    const again = await moved.app.inject(`/api/designs/${design.json().id}`);
    // A link gives out the pool without its words.
    expect(again.json().design).toEqual({ ...design.json().design, words: '' });
    expect((await moved.app.inject(picture.src)).rawPayload.equals(shown)).toBe(true);
    expect(moved.services.content.served.content.projects[0]?.picture.name).toBe(picture.file);
    // The next version is counted from the last.
    expect(await publishPicture(moved, 'horizon-terrace')).toBe(2);
    const entered = await moved.app.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      payload: STAFF,
    });
    expect(entered.statusCode).toBe(200);

    // Acknowledged on PostgreSQL; a start that forgets DATABASE_URL knows nothing of it.
    const handedIn = ['intake/later/000-survey', 'panoramas/later/image.jpg'];
    for (const key of handedIn) await moved.services.files.put(key, Buffer.from('x'), 'text/plain');
    const { DATABASE_URL: _forgotten, ...without } = env;
    await expect(openSite(readConfig(without))).rejects.toThrow(RefusedStart);
    for (const key of handedIn) expect(await moved.services.files.exists(key)).toBe(true);
  },
);
