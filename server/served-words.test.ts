import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { CONTENT } from '#content/content.ts';
import { RESULT_MAIL_PATH } from '#domain/assessment/mail-call.ts';
import { AI_DESIGN_URL, designMailUrl, packUrl } from '#domain/design/design-answer.ts';
import { EMPTY_SAFETY_ASSESSMENT } from '#domain/safety/assessment.ts';
import { originalOf, publishDocument } from '#server/testing/publish.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';
import { startSmtp, type TestSmtp } from '#server/testing/smtp.ts';

// Whatever the server sends, prints or answers is of the version that is published at that moment.

const OLD = CONTENT.brand;
const NEW = { name: 'Blue Lagoon Studio', phone: '(212) 555-0188', email: 'studio@lagoon.example' };

const estimate = {
  size: 'small',
  type: 'lap',
  material: 'vinyl',
  features: '["spa"]',
  location: 'texas',
  timeline: 'planning',
  estimatedCost: 66_700,
};
const PAPER = '/api/estimates/pdf?size=small&type=lap&material=vinyl&features=%5B%22spa%22%5D';

let smtp: TestSmtp;
let site: TestSite;
beforeAll(async () => {
  smtp = await startSmtp();
  // Wide enough for a mark.
  site = await startTestSite({ env: { SMTP_URL: smtp.url, PICTURE_WIDTH: '320' } });
});
afterAll(async () => {
  await site.close();
  await smtp.close();
});
beforeEach(() => {
  smtp.received.length = 0;
  smtp.judge = () => undefined;
});

const post = (url: string, payload: object) => site.inject({ method: 'POST', url, payload });
const ask = (email: string) => post('/api/cost-calculation', { ...estimate, email });
const arrivedAt = (address: string) => smtp.received.filter(({ to }) => to.includes(address));
const publishBrand = (change: object) =>
  publishDocument(site.services, 'brand', { ...originalOf('brand'), ...change });
const noticeAbout = async (email: string) => {
  const found = await site.services.db.execute<{ state: string; toAddress: string }>(sql`
    select state, to_address as "toAddress" from mails where reply_to = ${email} and template = 'estimate-notice'`);
  return found.rows[0];
};
const sweep = async () => {
  await site.services.db.execute(sql`update mails set next_attempt_at = now() where state = 'queued'`);
  await site.services.mail.sweep();
};

test('a notice that waits for our former mailbox is still ours: refused, it is tried again and costs no lead', async () => {
  smtp.judge = (address) => (address === OLD.email ? { code: 451, text: 'try later' } : undefined);
  await ask('early@example.com');
  await publishBrand({ email: NEW.email });
  smtp.judge = (address) => (address === OLD.email ? { code: 550, text: 'no such user' } : undefined);
  await sweep();
  expect(await noticeAbout('early@example.com')).toEqual({ state: 'queued', toAddress: OLD.email });
  const suppressed = await site.services.db.execute(sql`select address from mail_suppressions`);
  expect(suppressed.rows).toEqual([]);
  smtp.judge = () => undefined;
  await sweep();
  expect(await noticeAbout('early@example.com')).toMatchObject({ state: 'sent' });
});

test('mails carry the published name, phone and address, and notices go to the published mailbox', async () => {
  await publishBrand(NEW);
  await ask('ann@example.com');
  const [toVisitor] = arrivedAt('ann@example.com');
  const [notice] = arrivedAt(NEW.email);
  expect(toVisitor?.mail.from).toMatchObject({ name: NEW.name, address: NEW.email });
  expect(toVisitor?.mail.replyTo?.[0]?.address).toBe(NEW.email);
  expect(notice?.mail.to?.[0]).toMatchObject({ name: NEW.name, address: NEW.email });
  for (const mail of [toVisitor?.mail, notice?.mail]) {
    expect(mail?.text).toContain(NEW.phone);
    expect(mail?.text).not.toContain(OLD.phone);
    expect(mail?.html).toContain(NEW.name);
  }
  expect(arrivedAt(OLD.email)).toEqual([]);
});

test('what waited in the outbox is worded when it leaves', async () => {
  smtp.judge = () => ({ code: 451, text: 'try later' });
  await post('/api/send-email', {
    firstName: 'Ann',
    lastName: 'B',
    email: 'later@example.com',
    details: 'A pool of ten by twenty.',
  });
  smtp.judge = () => undefined;
  await publishBrand({ ...NEW, phone: '(212) 555-0199' });
  await sweep();
  expect(arrivedAt('later@example.com')[0]?.mail.text).toContain('(212) 555-0199');
});

test('a published price is in the estimate, its mail, its notice and its paper at once', async () => {
  const before = await site.inject(PAPER);
  expect((await site.inject(PAPER)).rawPayload.equals(before.rawPayload)).toBe(true);
  await publishDocument(site.services, 'prices', { ...originalOf('prices'), base: 60_000 });
  const after = await site.inject(PAPER);
  expect(after.rawPayload.equals(before.rawPayload)).toBe(false);
  expect(after.headers['cache-control']).toBe('private, no-cache');
  await ask('price@example.com');
  // 60,000 with 5,000 for the shape and 8,000 for the spa.
  expect(arrivedAt('price@example.com')[0]?.mail.text).toContain('$73,000 - $94,900');
  const notice = smtp.received.find(({ mail }) => mail.replyTo?.[0]?.address === 'price@example.com');
  expect(notice?.mail.subject).toContain('$73,000 - $94,900');
  const stored = await site.services.db.execute(
    sql`select computed_cost from estimates where email = 'price@example.com'`,
  );
  expect(stored.rows).toEqual([{ computed_cost: 83_950 }]);
});

test('a design is answered, printed, marked and mailed with what is published', async () => {
  // A flat colour stands in for the ray tracer: here the mark on it counts.
  site.services.pictures = {
    ...site.services.pictures,
    make: ({ width, height }) =>
      sharp({ create: { width, height, channels: 3, background: '#2fa9b8' } })
        .webp()
        .toBuffer(),
  };
  const made = (await post(AI_DESIGN_URL, { transcript: 'a small modern pool' })).json();
  const look = () => site.inject(`/api/designs/${made.id}`);
  const download = async () => (await site.inject(`${made.imageUrl}?download`)).rawPayload;
  const pack = async () => (await site.inject(packUrl(made.id))).rawPayload;
  const before = { answer: (await look()).json(), picture: await download(), pack: await pack() };
  await publishDocument(site.services, 'prices', originalOf('prices'));
  await publishBrand({ ...NEW, name: 'Another Name' });
  expect((await look()).json().estimate.totalLow).toBeLessThan(before.answer.estimate.totalLow);
  expect((await download()).equals(before.picture)).toBe(false);
  expect((await pack()).equals(before.pack)).toBe(false);
  await post(designMailUrl(made.id), { email: 'design@example.com' });
  const [mail] = arrivedAt('design@example.com');
  expect(mail?.mail.from?.name).toBe('Another Name');
  const { totalLow } = (await look()).json().estimate;
  expect(mail?.mail.text).toContain(`$${totalLow.toLocaleString('en-US')}`);
});

test('a result that is mailed ends with the published phone', async () => {
  const assessment = { kind: 'safety', answers: EMPTY_SAFETY_ASSESSMENT };
  await post(RESULT_MAIL_PATH, { email: 'safe@example.com', assessment });
  expect(arrivedAt('safe@example.com')[0]?.mail.text).toContain(NEW.phone);
});

test('addresses that the environment names win over what is published', async () => {
  const env = { SMTP_URL: smtp.url, MAIL_FROM: 'robot@host.example', MAIL_TO: 'desk@host.example' };
  const other = await startTestSite({ env });
  try {
    await publishDocument(other.services, 'brand', { ...originalOf('brand'), ...NEW });
    await other.inject({
      method: 'POST',
      url: '/api/cost-calculation',
      payload: { ...estimate, email: 'env@example.com' },
    });
    expect(arrivedAt('env@example.com')[0]?.mail.from).toMatchObject({
      name: NEW.name,
      address: 'robot@host.example',
    });
    expect(arrivedAt('desk@host.example')).toHaveLength(1);
    expect(arrivedAt(NEW.email)).toEqual([]);
  } finally {
    await other.close();
  }
});
