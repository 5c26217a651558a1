import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { brand } from '#domain/site/brand.ts';
import { sha256 } from '#server/identifiers.ts';
import { MAIL_CAPS, MAIL_RETRY_MINUTES } from '#server/limits.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';
import { startSmtp, type TestSmtp } from '#server/testing/smtp.ts';
import { DATABASES } from '../../../proof/databases.ts';
import { claimDue, recordOutcome } from './leases.ts';
import { recipientCaps } from './recipient-caps.ts';

const estimate = {
  size: 'small',
  type: 'lap',
  material: 'vinyl',
  features: '["spa"]',
  location: 'texas',
  timeline: 'planning',
  estimatedCost: 66_700,
};

describe.each(DATABASES)('mail over a real SMTP server, on %s', (database) => {
  let site: TestSite;
  let smtp: TestSmtp;
  beforeAll(async () => {
    smtp = await startSmtp();
    site = await startTestSite({ database, env: { SMTP_URL: smtp.url } });
  });
  afterAll(async () => {
    await site.close();
    await smtp.close();
  });
  beforeEach(() => {
    smtp.received.length = 0;
  });
  afterEach(() => {
    smtp.line = 'good';
    smtp.judgeSender = () => undefined;
    smtp.judge = () => undefined;
    smtp.judgeMessage = () => undefined;
  });

  const send = (email: string) =>
    site.inject({ method: 'POST', url: '/api/cost-calculation', payload: { ...estimate, email } });
  const mailTo = async (email: string) => {
    const found = await site.services.db.execute<{
      id: string;
      state: string;
      attempts: number;
      message_id: string;
      last_error: string | null;
    }>(
      sql`select id, state, attempts, message_id, last_error from mails where to_address = ${email} order by created_at desc`,
    );
    return found.rows[0];
  };
  const makeDue = () =>
    site.services.db.execute(
      sql`update mails set next_attempt_at = now() where state in ('queued', 'sending')`,
    );
  const arrivedAt = (address: string) => smtp.received.filter(({ to }) => to.includes(address));

  test('an accepted mail is reported as sent, to one person each, with a reply-to', async () => {
    const answer = await send('good@example.com');
    expect(answer.json()).toMatchObject({ emailSent: true });
    expect(await mailTo('good@example.com')).toMatchObject({ state: 'sent', attempts: 1 });
    expect(smtp.received.map(({ to }) => to).sort()).toEqual([['good@example.com'], [brand.email]].sort());
    const [visitor] = arrivedAt('good@example.com');
    const [notice] = arrivedAt(brand.email);
    expect(visitor?.mail.from?.address).toBe(brand.email);
    expect(visitor?.mail.attachments).toHaveLength(1);
    expect(visitor?.mail.messageId).toBe((await mailTo('good@example.com'))?.message_id);
    expect(notice?.mail.replyTo?.[0]?.address).toBe('good@example.com');
  });

  test('a 550 for the address is final: nothing more is sent there, and the consultancy still hears', async () => {
    smtp.judge = (address) =>
      address === 'gone@example.com' ? { code: 550, text: 'no such user' } : undefined;
    const answer = await send('gone@example.com');
    expect(answer.json()).toMatchObject({ emailSent: false });
    expect(await mailTo('gone@example.com')).toMatchObject({ state: 'failed' });
    expect(arrivedAt(brand.email)).toHaveLength(1);
    smtp.judge = () => undefined;
    expect((await send('GONE@example.com')).json()).toMatchObject({ emailSent: false });
    expect(await mailTo('GONE@example.com')).toMatchObject({ state: 'suppressed' });
    expect(arrivedAt('GONE@example.com')).toHaveLength(0);
  });

  test('staff can lift a suppression by asking for another try', async () => {
    const failed = await mailTo('gone@example.com');
    await site.services.mail.retry(failed?.id ?? '');
    await site.services.mail.sweep();
    expect(await mailTo('gone@example.com')).toMatchObject({ state: 'sent' });
    expect(arrivedAt('gone@example.com')).toHaveLength(1);
  });

  test('suppressed addresses are counted, shown and released in the console, and what was held back is sent', async () => {
    smtp.judge = (address) =>
      address === 'moved@example.com' ? { code: 550, text: 'no such user' } : undefined;
    await send('moved@example.com');
    smtp.judge = () => undefined;
    await send('Moved@example.com');
    const url = '/api/staff/mails/suppressed';
    const release = (address: string, cookie?: string) =>
      site.inject({
        method: 'POST',
        url: `${url}/release`,
        payload: { address },
        ...(cookie ? { headers: { cookie } } : {}),
      });
    expect((await site.inject(url)).statusCode).toBe(401);
    expect((await release('moved@example.com')).statusCode).toBe(401);
    const cookie = await site.signIn();
    const shown = await site.inject({ url, headers: { cookie } });
    expect(shown.json()).toMatchObject({
      total: 1,
      items: [{ address: 'moved@example.com', reason: expect.stringContaining('no such user'), mails: 1 }],
    });
    expect((await release('MOVED@example.com', cookie)).json()).toEqual({ mails: 1 });
    expect((await release('moved@example.com', cookie)).statusCode).toBe(404);
    await site.services.mail.sweep();
    expect(await mailTo('Moved@example.com')).toMatchObject({ state: 'sent' });
    expect((await site.inject({ url, headers: { cookie } })).json()).toEqual({ total: 0, items: [] });
    const noted = await site.services.db.execute<{ detail: unknown; subject: string }>(
      sql`select subject, detail from audit_log where action = 'release-address'`,
    );
    expect(noted.rows).toEqual([{ detail: { mails: 1 }, subject: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
  });

  test('a refused message is no reason to suppress the address', async () => {
    smtp.judgeMessage = () => ({ code: 554, text: 'looks like spam' });
    await send('picky@example.com');
    expect(await mailTo('picky@example.com')).toMatchObject({ state: 'failed' });
    smtp.judgeMessage = () => undefined;
    expect((await send('picky@example.com')).json()).toMatchObject({ emailSent: true });
  });

  test.each([
    { said: '550 to our own MAIL FROM', judge: 'judgeSender', code: 550, text: 'sender address rejected' },
    {
      said: '530 for want of a login',
      judge: 'judgeSender',
      code: 530,
      text: '5.7.0 authentication required',
    },
    { said: '550 for relaying', judge: 'judge', code: 550, text: '5.7.1 relaying denied' },
  ] as const)(
    '$said is our problem: nobody is suppressed, and it leaves once we are let in',
    async (kind) => {
      const address = `${kind.judge}-${kind.code}@example.com`;
      smtp[kind.judge] = () => ({ code: kind.code, text: kind.text });
      await send(address);
      expect(await mailTo(address)).toMatchObject({
        state: 'queued',
        last_error: expect.stringMatching(/^Our own side/),
      });
      smtp[kind.judge] = () => undefined;
      await makeDue();
      await site.services.mail.sweep();
      expect(await mailTo(address)).toMatchObject({ state: 'sent' });
      expect((await send(address)).json()).toMatchObject({ emailSent: true });
    },
  );

  test('a clock set back by two hours holds up no mail, waiting or being sent', async () => {
    smtp.line = 'cut at once';
    await send('earlier@example.com');
    smtp.line = 'good';
    for (const state of ['queued', 'sending']) {
      await site.services.db.execute(sql`
        update mails set state = ${state}, next_attempt_at = now() + interval '2 hours 1 minute'
        where to_address = 'earlier@example.com'`);
      await site.services.mail.sweep();
      expect(await mailTo('earlier@example.com')).toMatchObject({ state: 'sent' });
    }
  });

  test('the consultancy is never suppressed, whatever its server says on a bad day', async () => {
    smtp.judge = (address) => (address === brand.email ? { code: 552, text: 'mailbox full' } : undefined);
    await send('fine@example.com');
    expect(await mailTo(brand.email)).toMatchObject({ state: 'queued' });
    smtp.judge = () => undefined;
    await makeDue();
    await site.services.mail.sweep();
    expect(await mailTo(brand.email)).toMatchObject({ state: 'sent' });
  });

  test('greylisting is waited out, with the same Message-ID', async () => {
    smtp.judge = (address) => (address === 'grey@example.com' ? { code: 451, text: 'try later' } : undefined);
    expect((await send('grey@example.com')).json()).toMatchObject({ emailSent: false });
    const waiting = await mailTo('grey@example.com');
    expect(waiting).toMatchObject({ state: 'queued', attempts: 1 });
    smtp.judge = () => undefined;
    await site.services.mail.sweep();
    expect(arrivedAt('grey@example.com')).toHaveLength(0);
    await makeDue();
    await site.services.mail.sweep();
    expect(arrivedAt('grey@example.com')).toMatchObject([{ mail: { messageId: waiting?.message_id } }]);
  });

  test('a silent server costs the visitor seconds, not the answer, and the mail goes out later', async () => {
    smtp.line = 'silent';
    const started = Date.now();
    const answer = await send('silent@example.com');
    expect(Date.now() - started).toBeLessThan(8_000);
    expect(answer.json()).toMatchObject({ emailSent: false });
    smtp.line = 'good';
    // The first attempt still holds its lease; nobody else may take the mail meanwhile.
    await site.services.mail.sweep();
    expect(arrivedAt('silent@example.com')).toHaveLength(0);
    await makeDue();
    await site.services.mail.sweep();
    expect(await mailTo('silent@example.com')).toMatchObject({ state: 'sent' });
    expect(arrivedAt('silent@example.com')).toHaveLength(1);
  });

  test.each(['cut at once', 'cut in mid-data'] as const)(
    'a line %s loses nothing and doubles nothing',
    async (line) => {
      const address = `${line.replaceAll(' ', '-')}@example.com`;
      smtp.line = line;
      expect((await send(address)).json()).toMatchObject({ emailSent: false });
      expect(await mailTo(address)).toMatchObject({ state: 'queued' });
      expect(arrivedAt(address)).toHaveLength(0);
      smtp.line = 'good';
      await makeDue();
      await site.services.mail.sweep();
      expect(await mailTo(address)).toMatchObject({ state: 'sent' });
      expect(arrivedAt(address)).toHaveLength(1);
    },
  );

  test('a line cut after the data may deliver twice, but under one Message-ID', async () => {
    smtp.line = 'cut after data';
    expect((await send('after@example.com')).json()).toMatchObject({ emailSent: false });
    smtp.line = 'good';
    await makeDue();
    await site.services.mail.sweep();
    const ids = new Set(arrivedAt('after@example.com').map(({ mail }) => mail.messageId));
    expect(ids.size).toBe(1);
    expect(await mailTo('after@example.com')).toMatchObject({ state: 'sent' });
  });

  test('a mail whose worker was killed is sent again once its lease is over, and not before', async () => {
    smtp.line = 'cut at once';
    await send('killed@example.com');
    smtp.line = 'good';
    await site.services.db.execute(sql`
      update mails set state = 'sending', next_attempt_at = now() + interval '1 minute'
      where to_address = 'killed@example.com'`);
    await site.services.mail.sweep();
    expect(arrivedAt('killed@example.com')).toHaveLength(0);
    await makeDue();
    await site.services.mail.sweep();
    expect(arrivedAt('killed@example.com')).toHaveLength(1);
  });

  test('after the last try a mail waits for a person', async () => {
    smtp.line = 'cut at once';
    await send('never@example.com');
    await site.services.db.execute(sql`
      update mails set attempts = ${MAIL_RETRY_MINUTES.length}, next_attempt_at = now()
      where to_address = 'never@example.com'`);
    await site.services.mail.sweep();
    expect(await mailTo('never@example.com')).toMatchObject({ state: 'failed' });
  });

  test('an attempt that was overtaken cannot undo the delivery of the next one', async () => {
    smtp.line = 'cut at once';
    await send('overtaken@example.com');
    smtp.line = 'good';
    await makeDue();
    const late = (await claimDue(site.services.db, 50)).find(
      ({ toAddress }) => toAddress === 'overtaken@example.com',
    );
    await makeDue();
    await site.services.mail.sweep();
    expect(await mailTo('overtaken@example.com')).toMatchObject({ state: 'sent' });
    if (!late) throw new Error('the mail was not claimed');
    await recordOutcome(site.services.db, late, { state: 'queued', error: 'too late' });
    expect(await mailTo('overtaken@example.com')).toMatchObject({ state: 'sent' });
  });

  test('what is no address is refused at every attempt, and keeps nobody else’s mail', async () => {
    const { mail, db } = site.services;
    const odd = [
      `${'a'.repeat(70)}@example.com`,
      'one@example.com, two@example.com',
      'x'.repeat(5_000),
      'a\u0000@b.com',
    ];
    const rows = [...odd, 'beside@example.com'].map((address) =>
      mail.queue({ template: 'no-such-template', data: {}, to: { address }, replyTo: address, subject: 'x' }),
    );
    await db.execute(mail.insertMails(rows));
    const states = async () => {
      const ids = sql.join(
        rows.map(({ id }) => sql`${id}::uuid`),
        sql`, `,
      );
      const found = await db.execute<{ state: string }>(
        sql`select state from mails where id in (${ids}) order by to_address = 'beside@example.com'`,
      );
      return found.rows.map(({ state }) => state);
    };
    await mail.sweep();
    expect(await states()).toEqual(['failed', 'failed', 'failed', 'failed', 'queued']);
    for (const { id } of rows) await mail.retry(id);
    await mail.sweep();
    expect(await states()).toEqual(['failed', 'failed', 'failed', 'failed', 'queued']);
    expect(smtp.received).toEqual([]);
  });

  test('nobody can fill a stranger mailbox: what is over the limit waits', async () => {
    const capped = recipientCaps(site.services.database.pool, { perDomain: false });
    for (let mail = 1; mail < MAIL_CAPS.mailbox.max; mail += 1) {
      expect(await capped(`Victim+${mail}@example.com`, 'estimate-mail')).toBeUndefined();
    }
    expect((await send('victim@example.com')).json()).toMatchObject({ emailSent: true });
    smtp.received.length = 0;
    expect((await send('victim+tag@example.com')).json()).toMatchObject({ emailSent: false });
    expect(arrivedAt('victim+tag@example.com')).toHaveLength(0);
    expect(arrivedAt(brand.email)).toHaveLength(1);
    // What somebody else typed into forms holds back neither a room's link nor a receipt.
    expect(await capped('victim@example.com', 'booking-mail')).toBeDefined();
    for (const template of ['intake-mail', 'project-link', 'order-receipt'])
      expect(await capped('victim@example.com', template)).toBeUndefined();
    // However long it has to wait, waiting is no attempt.
    for (let round = 0; round <= MAIL_RETRY_MINUTES.length; round += 1) {
      await makeDue();
      await site.services.mail.sweep();
    }
    expect(await mailTo('victim+tag@example.com')).toMatchObject({ state: 'queued', attempts: 0 });
    await site.services.db.execute(sql`delete from request_counts`);
    await makeDue();
    await site.services.mail.sweep();
    expect(arrivedAt('victim+tag@example.com')).toHaveLength(1);
  });

  test('one domain takes so many a day, a large provider many more', async () => {
    const { pool } = site.services.database;
    const capped = recipientCaps(pool, { perDomain: true });
    const next = async (domain: string, counted: number) => {
      const key = sha256(`mail domain forms ${domain.toLowerCase()}`);
      await capped(`first@${domain}`, 'inquiry-mail');
      const set = await pool.query('update request_counts set count = $2 where key = $1', [key, counted]);
      expect(set.rowCount).toBe(1);
      return (await capped(`person${counted}@${domain}`, 'inquiry-mail'))?.why;
    };
    const { domain, largeProvider } = MAIL_CAPS;
    const enough = 'this domain had enough mail today';
    expect(await next('Firm.example', domain.max - 1)).toBeUndefined();
    expect(await next('firm.example', domain.max)).toBe(enough);
    expect(await capped('one@firm.example', 'order-receipt')).toBeUndefined();
    expect(await capped('one@other.example', 'inquiry-mail')).toBeUndefined();
    expect(await next('gmail.com', domain.max)).toBeUndefined();
    expect(await next('gmail.com', largeProvider.max)).toBe(enough);
  });
});
