import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTENT } from '#content/content.ts';
import { brand } from '#domain/site/brand.ts';
import { readOutbox } from '#server/testing/outbox.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';
import { DATABASES } from '../../../proof/databases.ts';

const ann = { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com', isFromAI: false };

describe.each(DATABASES)('consultation requests on %s', (database) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite({ database });
  });
  afterAll(() => site.close());

  const send = (payload: object, headers: Record<string, string> = {}) =>
    site.inject({ method: 'POST', url: '/api/send-email', payload, headers });
  const stored = async (email: string) =>
    (await site.services.db.execute(sql`select * from inquiries where email = ${email}`)).rows;

  test('one is stored whole and answered with success', async () => {
    const answer = await send({
      ...ann,
      email: 'whole@example.com',
      phone: '407 555 0100',
      location: 'Orlando, FL',
      details: 'A lagoon\nwith a spa',
      budget: '50-75k',
      isFromAI: true,
      poolStyle: 'Lagoon',
      poolLength: '42',
      features: 'Raised Spa',
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      success: true,
      message: "We'll get back to you within 24 hours with your free consultation details.",
    });
    expect(await stored('whole@example.com')).toMatchObject([
      {
        first_name: 'Ann',
        details: 'A lagoon\nwith a spa',
        budget: '50-75k',
        pool_style: 'Lagoon',
        status: 'new',
      },
    ]);
  });

  test('the visitor gets a confirmation, the consultancy everything with a reply-to', async () => {
    await send({ ...ann, email: 'mails@example.com', details: 'Behind the <script>alert(1)</script> house' });
    const about = (await readOutbox(site.dataDir)).filter(
      (mail) =>
        mail.to?.[0]?.address === 'mails@example.com' || mail.replyTo?.[0]?.address === 'mails@example.com',
    );
    const toVisitor = about.find((mail) => mail.to?.[0]?.address === 'mails@example.com');
    const notice = about.find((mail) => mail.to?.[0]?.address === brand.email);
    expect(about).toHaveLength(2);
    expect(toVisitor?.subject).toBe(CONTENT.mails.INQUIRY_MAIL.subject);
    expect(toVisitor?.text).toContain('Hello,');
    expect(toVisitor?.raw).not.toContain('Ann');
    expect(toVisitor?.text).not.toContain('house');
    expect(notice?.replyTo).toMatchObject([{ address: 'mails@example.com' }]);
    expect(notice?.text).toContain('Behind the <script>alert(1)</script> house');
    expect(notice?.html).toContain('&lt;script&gt;');
    expect(notice?.html).not.toContain('<script>');
    expect(notice?.text).toMatch(/\/admin#inquiries\/[0-9a-f-]{36}/);
    expect(toVisitor?.text).not.toContain('/admin');
    expect(toVisitor?.messageId).toMatch(/^<[0-9a-f-]{36}@localhost>$/);
  });

  test('a filled honeypot gets the ordinary answer, is kept as spam and mails nobody', async () => {
    const answer = await send({ ...ann, email: 'bot@example.com', website: 'http://spam.example' });
    expect(answer.json().success).toBe(true);
    expect(await stored('bot@example.com')).toMatchObject([{ status: 'spam' }]);
    const mails = await site.services.db.execute(
      sql`select 1 from mails where to_address = 'bot@example.com'`,
    );
    expect(mails.rows).toHaveLength(0);
  });

  test('the same Idempotency-Key creates one request, however often it comes', async () => {
    const again = () => send({ ...ann, email: 'twice@example.com' }, { 'idempotency-key': 'key-1' });
    const answers = [await again(), await again(), await again()];
    expect(answers.map((answer) => answer.json().success)).toEqual([true, true, true]);
    expect(await stored('twice@example.com')).toHaveLength(1);
    const other = await send({ ...ann, email: 'other@example.com' }, { 'idempotency-key': 'key-1' });
    expect(other.statusCode).toBe(409);
    expect(other.json().success).toBe(false);
  });

  test('a refused request says why, carries success false, and stores nothing', async () => {
    const answer = await send({ ...ann, firstName: ' ', email: 'refused@example.com' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      success: false,
      error: 'invalid-input',
      message: 'First name is required',
      issues: [{ path: 'firstName', message: 'First name is required' }],
    });
    expect(await stored('refused@example.com')).toHaveLength(0);
  });

  test('staff read the list newest first, with exactly the specified fields and without spam', async () => {
    const cookie = await site.signIn();
    const answer = await site.inject({ url: '/api/contact-inquiries', headers: { cookie } });
    expect(answer.statusCode).toBe(200);
    const list = answer.json<Record<string, string>[]>();
    expect(list.map(({ email }) => email)).not.toContain('bot@example.com');
    const times = list.map(({ createdAt }) => Date.parse(createdAt ?? ''));
    expect(times).toEqual([...times].sort((a, b) => b - a));
    const whole = list.find(({ email }) => email === 'whole@example.com');
    expect(Object.keys(whole ?? {}).sort()).toEqual(
      ['budget', 'createdAt', 'details', 'email', 'firstName', 'id', 'lastName', 'location', 'phone'].sort(),
    );
  });

  test('nobody else reads it', async () => {
    const answer = await site.inject('/api/contact-inquiries');
    expect(answer.statusCode).toBe(401);
    expect(answer.json().error).toBe('sign-in-needed');
  });
});
