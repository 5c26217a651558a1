import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPostgresDatabase } from '#server/testing/databases.ts';
import { STAFF, startTestSite, type TestSite } from '#server/testing/site.ts';

// Who may come in, how often they may guess, and what is left of a session that ended.

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

type Answer = Awaited<ReturnType<TestSite['inject']>>;
const cookieOf = (answer: Answer) =>
  answer.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
const post = (url: string, payload: object, cookie = '', to = site) =>
  to.inject({ method: 'POST', url, headers: { cookie }, payload });
const opens = async (cookie: string) =>
  (await site.inject({ url: '/api/staff/me', headers: { cookie } })).statusCode;

test('another site can neither mark, erase nor sign out with a borrowed session', async () => {
  const cookie = await site.signIn();
  const id = '00000000-0000-4000-8000-000000000000';
  const calls = [
    { method: 'PATCH', url: '/api/staff/lists/inquiries', payload: { ids: [id], status: 'spam' } },
    { method: 'POST', url: '/api/staff/people/erase', payload: { email: 'ana@example.com' } },
  ] as const;
  for (const call of calls) {
    const headers = { cookie, origin: 'https://evil.example' };
    const answer = await site.inject({ ...call, headers });
    expect([answer.statusCode, answer.json().error]).toEqual([403, 'cross-site']);
  }
  const headers = { cookie, 'sec-fetch-site': 'cross-site' };
  await site.inject({ method: 'POST', url: '/api/auth/sign-out', headers, payload: {} });
  expect(await opens(cookie)).toBe(200);
});

test('a new password ends every other session; a session can be ended from elsewhere; a late one is over', async () => {
  const [here, there, late] = [await site.signIn(), await site.signIn(), await site.signIn()];
  const sessions = (await site.inject({ url: '/api/auth/list-sessions', headers: { cookie: here } })).json();
  expect(sessions.length).toBeGreaterThanOrEqual(3);
  const tokenIn = (cookie: string) =>
    decodeURIComponent(/session_token=([^;]+)/.exec(cookie)?.[1] ?? '').split('.')[0];
  await post('/api/auth/revoke-session', { token: tokenIn(there) }, here);
  expect([await opens(here), await opens(there)]).toEqual([200, 401]);

  await site.services.db.execute(
    sql`update staff_sessions set expires_at = now() - interval '1 minute' where token = ${tokenIn(late)}`,
  );
  expect(await opens(late)).toBe(401);

  const other = await site.signIn();
  const change = { currentPassword: STAFF.password, newPassword: 'another-long-password' };
  expect(
    (await post('/api/auth/change-password', { ...change, currentPassword: 'a wrong guess' }, here))
      .statusCode,
  ).toBe(400);
  expect(
    (await post('/api/auth/change-password', { ...change, newPassword: 'short' }, here)).statusCode,
  ).toBe(400);
  const changed = await post('/api/auth/change-password', { ...change, revokeOtherSessions: true }, here);
  expect(changed.statusCode).toBe(200);
  expect([await opens(cookieOf(changed)), await opens(other)]).toEqual([200, 401]);
  expect((await post('/api/auth/sign-in/email', STAFF)).statusCode).toBe(401);
  const back = { currentPassword: change.newPassword, newPassword: STAFF.password };
  expect((await post('/api/auth/change-password', back, cookieOf(changed))).statusCode).toBe(200);
});

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** The six digits that an authenticator shows for this key now. */
const codeFor = (uri: string) => {
  const key = new URL(uri).searchParams.get('secret') ?? '';
  const bits = [...key].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const moment = Buffer.alloc(8);
  moment.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const hash = createHmac('sha1', secret).update(moment).digest();
  const number = hash.readUInt32BE((hash[19] ?? 0) & 15) & 0x7f_ff_ff_ff;
  return String(number % 1_000_000).padStart(6, '0');
};

test('with a second factor the password alone opens nothing, and a backup code works once', async () => {
  const cookie = await site.signIn();
  const setUp = (await post('/api/auth/two-factor/enable', { password: STAFF.password }, cookie)).json();
  // Not before a code has proven that the authenticator works.
  expect((await post('/api/auth/sign-in/email', STAFF)).json()).not.toHaveProperty('twoFactorRedirect');
  const on = await post('/api/auth/two-factor/verify-totp', { code: codeFor(setUp.totpURI) }, cookie);
  expect(on.statusCode).toBe(200);

  const half = await post('/api/auth/sign-in/email', STAFF);
  expect(half.json()).toMatchObject({ twoFactorRedirect: true });
  expect(await opens(cookieOf(half))).toBe(401);
  const verify = (way: string, code: string) => post(`/api/auth/two-factor/${way}`, { code }, cookieOf(half));
  expect((await verify('verify-totp', '000000')).statusCode).toBe(401);
  const whole = await verify('verify-totp', codeFor(setUp.totpURI));
  expect(await opens(cookieOf(whole))).toBe(200);

  const byBackup = async () => {
    const step = cookieOf(await post('/api/auth/sign-in/email', STAFF));
    return post('/api/auth/two-factor/verify-backup-code', { code: setUp.backupCodes[0] }, step);
  };
  const first = await byBackup();
  expect(await opens(cookieOf(first))).toBe(200);
  expect((await byBackup()).statusCode).toBe(401);
  const off = await post('/api/auth/two-factor/disable', { password: STAFF.password }, cookieOf(first));
  expect(off.statusCode).toBe(200);

  const log = await site.inject({ url: '/api/staff/audit', headers: { cookie: await site.signIn() } });
  const actions = log.json().items.map(({ action }: { action: string }) => action);
  expect(actions).toEqual(
    expect.arrayContaining([
      'enable-second-factor',
      'sign-in-backup-code',
      'disable-second-factor',
      'change-password',
    ]),
  );
});

test('guesses are counted by the real address: a forged one helps nobody, and others still come in', async () => {
  const guarded = await startTestSite({ env: { RATE_LIMIT: 'on' } });
  const from = (number: number) => ({
    'x-forwarded-for': `198.51.100.${number}`,
    'x-poolwright-client': `10.0.0.${number}`,
  });
  const guess = (url: string, payload: object) => async (number: number) =>
    (
      await guarded.inject({
        method: 'POST',
        url,
        headers: from(number),
        remoteAddress: '203.0.113.9',
        payload,
      })
    ).statusCode;
  const password = guess('/api/auth/sign-in/email', { email: STAFF.email, password: 'a-wrong-password' });
  const code = guess('/api/auth/two-factor/verify-totp', { code: '000000' });
  for (const attempt of [password, code]) {
    const statuses: number[] = [];
    for (let number = 1; number <= 8; number += 1) statuses.push(await attempt(number));
    expect(statuses[0]).not.toBe(429);
    expect(statuses.at(-1)).toBe(429);
  }
  const elsewhere = { method: 'POST', url: '/api/auth/sign-in/email', remoteAddress: '203.0.113.6' } as const;
  expect((await guarded.inject({ ...elsewhere, payload: STAFF })).statusCode).toBe(200);
  await guarded.close();
});

test('signing in leads to no other site', async () => {
  const answer = await post('/api/auth/sign-in/email', { ...STAFF, callbackURL: 'https://evil.example/' });
  expect(answer.headers.location ?? '').not.toContain('evil.example');
  expect(answer.statusCode).toBe(403);
});

test('a colleague is let in, given a new password and let go; each time the password is asked for', async () => {
  const cookie = await site.signIn();
  const email = 'Bo@example.com';
  const proof = { password: STAFF.password };
  expect((await post('/api/staff/team', { email, password: 'a guess' }, cookie)).statusCode).toBe(400);
  const { password } = (await post('/api/staff/team', { email, ...proof }, cookie)).json();
  expect((await post('/api/staff/team', { email, ...proof }, cookie)).statusCode).toBe(409);
  const enter = (secret: string) => post('/api/auth/sign-in/email', { email, password: secret });
  const theirs = cookieOf(await enter(password));
  expect(await opens(theirs)).toBe(200);

  const { me, team } = (await site.inject({ url: '/api/staff/team', headers: { cookie } })).json();
  const bo = team.find((colleague: { email: string }) => colleague.email === 'bo@example.com').id;
  expect(JSON.stringify(team)).not.toContain('password');
  const renewed = (await post(`/api/staff/team/${bo}/password`, proof, cookie)).json();
  expect([await opens(theirs), (await enter(password)).statusCode]).toEqual([401, 401]);
  const again = cookieOf(await enter(renewed.password));

  expect((await post(`/api/staff/team/${bo}/remove`, { password: 'a guess' }, cookie)).statusCode).toBe(400);
  expect((await post(`/api/staff/team/${me}/remove`, proof, cookie)).statusCode).toBe(400);
  expect((await post(`/api/staff/team/${bo}/remove`, proof, cookie)).statusCode).toBe(200);
  expect([await opens(again), (await enter(renewed.password)).statusCode]).toEqual([401, 401]);
  expect((await post(`/api/staff/team/${bo}/remove`, proof, cookie)).statusCode).toBe(404);
  // What they did keeps their name.
  const log = (await site.inject({ url: '/api/staff/audit', headers: { cookie } })).json();
  const items = log.items.filter(({ action }: { action: string }) => action !== 'sign-in-refused');
  expect(items.slice(0, 3).map(({ action }: { action: string }) => action)).toEqual([
    'remove-staff',
    'sign-in',
    'renew-staff',
  ]);
  expect(items[1].staff).toBe('bo@example.com');
});

test('whoever forgot the only password is let in anew by a start that is asked to, and by no other', async () => {
  const DATABASE_URL = await createPostgresDatabase();
  const start = (env: Record<string, string>) => startTestSite({ env: { DATABASE_URL, ...env } });
  const first = await start({});
  const old = await first.signIn();
  await first.close();
  const given = { email: STAFF.email, password: 'a-password-to-remember' };
  for (const reset of ['off', 'on']) {
    const next = await start({ ADMIN_PASSWORD: given.password, ADMIN_RESET: reset });
    const came = await post('/api/auth/sign-in/email', given, '', next);
    expect([reset, came.statusCode]).toEqual([reset, reset === 'on' ? 200 : 401]);
    const known = await next.inject({ url: '/api/staff/me', headers: { cookie: old } });
    expect(known.statusCode).toBe(reset === 'on' ? 401 : 200);
    if (reset === 'on') {
      const headers = { cookie: cookieOf(came) };
      expect((await next.inject({ url: '/api/staff/me', headers })).json().role).toBe('owner');
    } else await next.services.db.execute(sql`update staff_users set role = 'staff'`);
    await next.close();
  }
});

test.each(['?x=1', '/', '/?x=1', '?x=/api/auth/ok', '?'])(
  'however its address is written (%s), a sign-in and a refused one are in the audit',
  async (ending) => {
    const count = async (action: string) =>
      (await site.services.db.execute(sql`select 1 from audit_log where action = ${action}`)).rows.length;
    const before = [await count('sign-in'), await count('sign-in-refused')];
    const came = await post(`/api/auth/sign-in/email${ending}`, STAFF);
    await post(`/api/auth/sign-in/email${ending}`, { ...STAFF, password: 'not-the-password' });
    // An address the library does not answer lets nobody in, and then there is nothing to note.
    const letIn = came.statusCode === 200 ? 1 : 0;
    expect(await count('sign-in')).toBe((before[0] ?? 0) + letIn);
    await expect.poll(() => count('sign-in-refused')).toBe((before[1] ?? 0) + letIn);
  },
);
