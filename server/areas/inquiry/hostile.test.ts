import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readOutbox } from '#server/testing/outbox.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';
import { DATABASES } from '../../../proof/databases.ts';

const ann = { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com', isFromAI: false };
const JSON_TYPE = { 'content-type': 'application/json' };

describe.each(DATABASES)('hostile consultation requests on %s', (database) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite({ database });
  });
  afterAll(() => site.close());

  const send = (payload: object | string, headers: Record<string, string> = JSON_TYPE) =>
    site.inject({ method: 'POST', url: '/api/send-email', payload, headers });
  const count = async () => {
    const counted = await site.services.db.execute<{ rows: number }>(
      sql`select count(*)::int as rows from inquiries`,
    );
    return counted.rows[0]?.rows;
  };

  test('line breaks in a name reach no header and no second recipient', async () => {
    await send({
      ...ann,
      firstName: 'Ann\r\nBcc: victim@example.com',
      lastName: 'Lee\nSubject: owned',
      email: 'crlf@example.com',
    });
    const sent = async () =>
      (await readOutbox(site.dataDir)).filter((mail) => JSON.stringify(mail).includes('crlf@example.com'));
    await expect.poll(sent).toHaveLength(2);
    const mails = await sent();
    for (const mail of mails) {
      expect(mail.bcc).toBeUndefined();
      expect(mail.to).toHaveLength(1);
      expect(mail.headers.filter(({ key }) => key === 'subject')).toHaveLength(1);
      expect(mail.raw).not.toMatch(/^Bcc:/im);
    }
  });

  test.each([
    ['two addresses in one field', { email: 'a@x.com,b@y.com' }],
    ['two addresses, semicolon', { email: 'a@x.com; b@y.com' }],
    ['an address with a line break', { email: 'a@x.com\r\nBcc: b@y.com' }],
    ['an address with a name', { email: 'Ann <a@x.com>' }],
    ['a list of addresses', { email: ['a@x.com', 'b@y.com'] }],
    ['an object where text belongs', { firstName: { $gt: '' } }],
    ['a list where text belongs', { details: ['x'] }],
    ['a number where text belongs', { phone: 4075550100 }],
    ['text where yes or no belongs', { isFromAI: 'true' }],
    ['an unknown budget', { budget: 'all of it' }],
    ['text over the limit', { details: 'x'.repeat(8001) }],
    ['nothing but spaces', { lastName: '\u00a0 \t' }],
  ])('%s is refused with 400 and stores nothing', async (_name, change) => {
    const before = await count();
    const answer = await send({ ...ann, ...change });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, error: 'invalid-input' });
    expect(await count()).toBe(before);
  });

  test.each([
    ['broken JSON', '{"firstName":', JSON_TYPE, 400],
    ['no JSON object', '[]', JSON_TYPE, 400],
    ['null', 'null', JSON_TYPE, 400],
    ['an empty body', '', JSON_TYPE, 400],
    ['text/plain, as another site can post it', JSON.stringify(ann), { 'content-type': 'text/plain' }, 415],
    ['a form post', 'firstName=Ann', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['a body of 10 MB', JSON.stringify({ ...ann, details: 'x'.repeat(10 * 1024 * 1024) }), JSON_TYPE, 413],
    ['another site', JSON.stringify(ann), { ...JSON_TYPE, origin: 'https://evil.example' }, 403],
  ])('%s is refused', async (_name, payload, headers, status) => {
    const before = await count();
    const answer = await send(payload, headers);
    expect(answer.statusCode).toBe(status);
    expect(answer.json().success).toBe(false);
    expect(answer.body).not.toMatch(/stack|node_modules|zod|fastify/i);
    expect(await count()).toBe(before);
  });

  test('a missing content type is refused', async () => {
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/send-email',
      payload: Buffer.from(JSON.stringify(ann)),
    });
    expect([400, 415]).toContain(answer.statusCode);
  });

  test('NUL, half characters, direction overrides and emoji leave a readable row', async () => {
    const answer = await send(
      '{"firstName":"A\\u0000nn \\u202etxt","lastName":"\\ud800Lee","email":"odd@example.com","details":"one\\u0000\\ntwo 🏊 \\udc00"}',
    );
    expect(answer.statusCode).toBe(200);
    const found = await site.services.db.execute(
      sql`select * from inquiries where email = 'odd@example.com'`,
    );
    expect(found.rows).toMatchObject([
      { first_name: 'A nn txt', last_name: '\ufffdLee', details: 'one\ntwo 🏊 \ufffd' },
    ]);
  });

  test('__proto__ and constructor in the body change nothing', async () => {
    const answer = await send(
      '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"firstName":"Ann","lastName":"Lee","email":"proto@example.com"}',
    );
    expect(answer.statusCode).toBe(200);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  test('markup, templates and formulas are stored as typed and escaped in the mail', async () => {
    const details = "<script>alert(1)</script> {{7*7}} =CMD() '); drop table inquiries; --";
    await send({ ...ann, email: 'markup@example.com', firstName: '<img src=x onerror=alert(1)>', details });
    const found = await site.services.db.execute(
      sql`select details from inquiries where email = 'markup@example.com'`,
    );
    expect(found.rows).toEqual([{ details }]);
    const mails = (await readOutbox(site.dataDir)).filter((mail) =>
      JSON.stringify(mail).includes('markup@example.com'),
    );
    for (const mail of mails) expect(mail.html).not.toMatch(/<script|<img/i);
    expect(mails.some((mail) => mail.text?.includes('{{7*7}} =CMD()'))).toBe(true);
  });
});

test('a flood from one address is slowed down, told when to come back, and the site stays up', async () => {
  const site = await startTestSite({ env: { RATE_LIMIT: 'on' } });
  try {
    const answers = await Promise.all(
      Array.from({ length: 200 }, () =>
        site.inject({ method: 'POST', url: '/api/send-email', payload: ann }),
      ),
    );
    const refused = answers.filter((answer) => answer.statusCode === 429);
    expect(refused.length).toBeGreaterThan(150);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused[0]?.json()).toMatchObject({ success: false, error: 'too-many-requests' });
    expect((await site.inject('/healthz')).statusCode).toBe(200);
  } finally {
    await site.close();
  }
});
