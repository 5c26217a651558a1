import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { idempotencyClaims } from '#server/plugins/idempotency-claims.ts';
import { forgetOpenAnswers, openSeals, type Seal } from '#server/plugins/idempotency-seals.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';

describe.each(['pglite', 'postgres'] as const)('repeated requests on %s', (kind) => {
  let site: TestSite;
  let sealOf: (route: string, given: string) => Seal;
  beforeAll(async () => {
    site = await startTestSite({ database: kind });
    sealOf = await openSeals(site.services.db);
  });
  afterAll(() => site.close());

  const send = (key: string, firstName = 'Ann') =>
    site.inject({
      method: 'POST',
      url: '/api/send-email',
      headers: { 'idempotency-key': key },
      payload: { firstName, lastName: 'Lee', email: `${key}@example.com` },
    });
  const rows = async (key: string) => {
    const found = await site.services.db.execute(
      sql`select 1 from inquiries where email = ${`${key}@example.com`}`,
    );
    return found.rows.length;
  };
  // A slow database notes an answer a little after it was given.
  const noted = (key: string) =>
    expect
      .poll(async () => {
        const { name } = sealOf('/api/send-email', key);
        const found = await site.services.db.execute(
          sql`select 1 from idempotency_keys where status is not null and key = ${name}`,
        );
        return found.rows.length;
      })
      .toBe(1);
  // What a killed process leaves behind: a claim that nobody answers and nobody renews.
  const leaveUnanswered = (key: string, secondsAgo: number) =>
    site.services.db.execute(sql`
      update idempotency_keys set status = null, answer = null, created_at = now() - make_interval(secs => ${secondsAgo})
      where key = ${sealOf('/api/send-email', key).name}`);

  test('many at once with one key: one is written, the others hear that it is under way or its answer', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => send('at-once')));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
    expect(await rows('at-once')).toBe(1);
    expect((await send('at-once')).headers['idempotent-replay']).toBe('true');
  });

  test('the table tells neither words nor the keys that open them; what an older site kept in the open goes', async () => {
    const { db } = site.services;
    await db.execute(sql`insert into idempotency_keys (key, body_hash, status, answer)
      values ('/api/send-email open-key', 'x', 200, '{"email":"open@example.com"}')`);
    expect((await send('locked')).statusCode).toBe(200);
    await forgetOpenAnswers(db);
    const { rows } = await db.execute(sql`select * from idempotency_keys where key like '/api/send-email %'`);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/locked|open|@example|Ann|success/);
    const again = await send('locked');
    expect([again.headers['idempotent-replay'], again.json().success]).toEqual(['true', true]);
  });

  test('one key with two bodies at once: one is taken, the other refused', async () => {
    const answers = await Promise.all([
      send('two-bodies'),
      send('two-bodies', 'Bea'),
      send('two-bodies', 'Cy'),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await rows('two-bodies')).toBe(1);
  });

  test('a key is tied to its address: elsewhere it is another request', async () => {
    expect((await send('one-address')).statusCode).toBe(200);
    const elsewhere = await site.inject({
      method: 'POST',
      url: '/api/send-email?from=elsewhere',
      headers: { 'idempotency-key': 'one-address' },
      payload: { firstName: 'Ann', lastName: 'Lee', email: 'one-address@example.com' },
    });
    expect([elsewhere.statusCode, elsewhere.json().error]).toEqual([409, 'idempotency-conflict']);
  });

  test('another body is never taken for the first, even when the key was forgotten in between', async () => {
    expect((await send('forgotten')).statusCode).toBe(200);
    const forget = () =>
      site.services.db.execute(
        sql`delete from idempotency_keys where key = ${sealOf('/api/send-email', 'forgotten').name}`,
      );
    await forget();
    expect((await send('forgotten')).statusCode).toBe(200);
    expect(await rows('forgotten')).toBe(1);
    await forget();
    expect((await send('forgotten', 'Bea')).statusCode).toBe(200);
    expect(await rows('forgotten')).toBe(2);
  });

  test('a repeat after a crash is taken over within seconds and writes nothing twice', async () => {
    expect((await send('crashed')).statusCode).toBe(200);
    await noted('crashed');
    await leaveUnanswered('crashed', 1);
    const early = await send('crashed');
    expect(early.statusCode).toBe(409);
    expect(early.headers['retry-after']).toBe('2');
    await leaveUnanswered('crashed', 6);
    expect((await send('crashed')).statusCode).toBe(200);
    expect(await rows('crashed')).toBe(1);
  });

  test('a lease taken before the clock was set back is over', async () => {
    expect((await send('set-back')).statusCode).toBe(200);
    await noted('set-back');
    await leaveUnanswered('set-back', -2 * 60 * 60);
    expect((await send('set-back')).statusCode).toBe(200);
    expect(await rows('set-back')).toBe(1);
  });

  test('a lease that is renewed is not taken over, however long its work takes', async () => {
    const { database, db } = site.services;
    const [first, second] = [idempotencyClaims(database), idempotencyClaims(database)];
    const asked = { key: '/long-upload', hash: 'same' };
    expect(await first.claim(asked)).toEqual({ mine: true });
    await db.execute(
      sql`update idempotency_keys set created_at = now() - interval '6 seconds' where key = '/long-upload'`,
    );
    await first.renew();
    expect(await second.claim(asked)).toMatchObject({ mine: false, status: null });
    await first.answer(asked, 200, '{"ok":true}');
    expect(await second.claim(asked)).toMatchObject({ mine: false, status: 200, answer: { ok: true } });
  });

  test.runIf(kind === 'pglite')(
    'a restarted embedded site takes a repeat at once: whoever held the key is gone',
    async () => {
      const asked = { key: '/held', hash: 'same' };
      await idempotencyClaims(site.services.database).claim(asked);
      const restarted = idempotencyClaims(site.services.database);
      expect(await restarted.claim(asked)).toMatchObject({ mine: false });
      await restarted.deleteOrphanedClaims();
      expect(await restarted.claim(asked)).toEqual({ mine: true });
    },
  );
});
