import { sql } from 'drizzle-orm';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { termsVersionOf } from '#domain/payment/accepted-terms.ts';
import { PAYMENT_SECRET_HEADER } from '#domain/payment/payment-return.ts';
import { PAY_TOKEN_HEADER } from '#domain/project/quote-payment.ts';
import { ROOM_KEY_HEADER } from '#domain/project/room.ts';
import { readOutbox } from '#server/testing/outbox.ts';
import { beginTestProject } from '#server/testing/project.ts';
import { publishDocument } from '#server/testing/publish.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';
import { type StripeServer, startStripeServer } from '#server/testing/stripe-server.ts';
import { lockOrder } from './order-store.ts';
import { giveReceiptNumber } from './receipt-number.ts';
import { recordPayment } from './record-payment.ts';

let stripe: StripeServer;
let site: TestSite;
let cookie: string;
beforeAll(async () => {
  stripe = await startStripeServer();
  site = await startTestSite({ env: stripe.env });
  cookie = await site.signIn();
});
afterAll(async () => {
  await site.close();
  await stripe.close();
});

type Opened = { intentId: string; clientSecret: string; id: string; email: string };

const post = (url: string, payload: object, headers: Record<string, string> = { cookie }) =>
  site.inject({ method: 'POST', url, payload, headers });
const open = async (more: Record<string, unknown> = {}, url = '/api/create-payment-intent') => {
  const email = `${crypto.randomUUID().slice(0, 8)}@example.com`;
  const acceptedTerms = termsVersionOf(site.services.content.served.content);
  const buyer = { name: 'Zoë Müller-Ørsted', email, acceptedTerms, ...more };
  const answer = await post(url, { amount: 995, description: 'Luxury Resort', buyer }, {});
  expect(answer.statusCode).toBe(200);
  const opened: Omit<Opened, 'id' | 'email'> = answer.json();
  return { ...opened, email, id: (await orderOf(opened.intentId)).id };
};
const orderOf = async (intentId: string) => {
  const { rows } = await site.services.db.execute<{ id: string; receipt_number: number | null }>(
    sql`select id, receipt_number from orders where intent_id = ${intentId}`,
  );
  const [order] = rows;
  if (!order) throw new Error('no order');
  return order;
};
const charge = (intentId: string) =>
  stripe.change(intentId, {
    status: 'succeeded',
    latest_charge: { object: 'charge', refunded: false, amount_refunded: 0 },
  });
const tell = (intentId: string) =>
  site.inject({
    method: 'POST',
    url: '/api/stripe/webhook',
    ...stripe.event('payment_intent.succeeded', intentId),
  });
const pay = async (intentId: string) => {
  charge(intentId);
  expect((await tell(intentId)).json().outcome).toBe('settled');
  return (await orderOf(intentId)).receipt_number ?? 0;
};
const numbers = async () =>
  (
    await site.services.db.execute<{ receipt_number: number }>(
      sql`select receipt_number from orders where receipt_number is not null order by receipt_number`,
    )
  ).rows.map((row) => row.receipt_number);
const withoutGaps = (count: number) => Array.from({ length: count }, (_, index) => 1001 + index);

const paperOf = async (pdf: Uint8Array) => {
  const read = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const page = await read.getPage(1);
  const { items } = await page.getTextContent();
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
  return { pages: read.numPages, text: text.replace(/\s+/g, ' ') };
};
const bySecret = (intentId: string, secret: string) =>
  site.inject({
    url: '/api/payments/receipt.pdf',
    query: { payment_intent: intentId },
    headers: { [PAYMENT_SECRET_HEADER]: secret },
  });
const quoted = async () => {
  const project = await beginTestProject(site);
  const quote = { title: 'Second spa view', words: '', amountCents: 12_345 };
  const { id }: { id: string } = (await post(`/api/staff/projects/${project.id}/quotes`, quote)).json();
  const answer = { name: 'Ada Lovelace' };
  await post(`/api/room/quotes/${id}/accept`, answer, project.headers);
  const { payUrl }: { payUrl: string } = (
    await post(`/api/room/quotes/${id}/pay`, {}, project.headers)
  ).json();
  const token = payUrl.split('#')[1] ?? '';
  const opened: { intentId: string } = (
    await post('/api/pay/intent', {}, { [PAY_TOKEN_HEADER]: token })
  ).json();
  return { project, quoteId: id, intentId: opened.intentId };
};

test('payments at the same moment, by card, of extras and by Zelle, are numbered without a gap', async () => {
  const cards = await Promise.all(Array.from({ length: 10 }, () => open()));
  const byZelle = await Promise.all(Array.from({ length: 3 }, () => open({}, '/api/payments/zelle')));
  const extras = await Promise.all(Array.from({ length: 3 }, quoted));
  for (const { intentId } of [...cards, ...extras]) charge(intentId);
  const booked = await Promise.all([
    ...cards.map(({ intentId }) => tell(intentId)),
    // The same extra by card and by a colleague's word at once: money is never turned away, and nobody waits for the other.
    ...extras.map(({ intentId }) => tell(intentId)),
    ...extras.map(({ project, quoteId }) =>
      post(`/api/staff/projects/${project.id}/quotes/${quoteId}/paid`, {}),
    ),
    ...byZelle.map(({ id }) => post(`/api/staff/orders/${id}/paid`, {})),
  ]);
  for (const answer of booked) expect([200, 409]).toContain(answer.statusCode);
  const given = await numbers();
  expect(given.length).toBeGreaterThanOrEqual(16);
  expect(given).toEqual(withoutGaps(given.length));
  const { rows } = await site.services.db.execute(
    sql`select 1 from orders where state = 'paid' and receipt_number is null`,
  );
  expect(rows).toEqual([]);
});

test('a payment that is rolled back takes no number with it, and one told twice has one', async () => {
  const { intentId, id } = await open();
  const last = Math.max(...(await numbers()));
  charge(intentId);
  const facts = await site.services.payments.fetchIntent(intentId);
  if (!facts) throw new Error('no intent');
  const broken = {
    ...site.services,
    whenPaid: async () => {
      throw new Error('no project');
    },
  };
  const notice = { id: crypto.randomUUID(), kind: 'test', payload: {} };
  await expect(recordPayment(broken, site.services.payments, facts, notice)).rejects.toThrow('no project');
  const thrown = site.services.database.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    if (order) expect((await giveReceiptNumber(tx, order)).receiptNumber).toBe(last + 1);
    throw new Error('after the number');
  });
  await expect(thrown).rejects.toThrow('after the number');
  const other = await open();
  expect(await pay(other.intentId)).toBe(last + 1);
  expect(await pay(intentId)).toBe(last + 2);
  await tell(intentId);
  expect((await orderOf(intentId)).receipt_number).toBe(last + 2);
});

test('the paper says who, what, how much, the tax and its state, how it was paid, and what went back', async () => {
  const rates = [{ region: 'FL', percent: '7.5' }];
  await publishDocument(site.services, 'taxes', { on: true, name: 'Sales tax', rates });
  const { intentId, clientSecret, id, email } = await open({ region: 'FL' });
  expect((await bySecret(intentId, clientSecret)).statusCode).toBe(404);
  const number = await pay(intentId);
  const sent = await bySecret(intentId, clientSecret);
  expect(sent.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
    'content-disposition': expect.stringContaining(`receipt-${number}.pdf`),
  });
  const { pages, text } = await paperOf(sent.rawPayload);
  expect(pages).toBe(1);
  const { brand } = site.services.content.served.content;
  for (const words of [
    `Receipt ${number}`,
    ...[brand.name, brand.street, `${brand.city}, ${brand.region} ${brand.postalCode}`],
    ...['Zoë Müller-Ørsted', email, 'Florida', 'Luxury Resort', '$995.00'],
    ...['Sales tax, Florida 7.5%', '$74.63', '$1,069.63', 'Card', intentId.slice(-8)],
    ...['Paid in full', `quote reference ID ${intentId.slice(-8)}`, 'the refund policy on '],
  ])
    expect(text).toContain(words);
  await post(`/api/staff/orders/${id}/refunds`, { amountCents: 6_963, reason: '' });
  const after = await paperOf((await bySecret(intentId, clientSecret)).rawPayload);
  for (const words of ['-$69.63', '$1,000.00', 'Part of this payment was refunded'])
    expect(after.text).toContain(words);
  await vi.waitFor(
    async () => {
      const mail = (await readOutbox(site.dataDir)).find(
        ({ to, subject }) => to?.[0]?.address === email && subject?.startsWith('Receipt'),
      );
      const [attached] = mail?.attachments ?? [];
      expect(attached?.filename).toBe(`receipt-${number}.pdf`);
      if (!(attached?.content instanceof ArrayBuffer)) throw new Error('no attachment');
      expect((await paperOf(new Uint8Array(attached.content))).text).toContain('Paid in full');
    },
    { timeout: 5_000 },
  );
  await publishDocument(site.services, 'taxes', { on: false, name: 'Sales tax', rates });
});

test('a receipt opens with its own secret, in its own room and for staff, and with nothing else', async () => {
  const mine = await open();
  const theirs = await open();
  const number = await pay(mine.intentId);
  await pay(theirs.intentId);
  for (const secret of [theirs.clientSecret, '', mine.clientSecret.slice(0, -1), mine.intentId])
    expect((await bySecret(mine.intentId, secret)).statusCode).toBe(404);
  const inAddress = { payment_intent: mine.intentId, payment_intent_client_secret: mine.clientSecret };
  const written = await site.inject({ url: '/api/payments/receipt.pdf', query: inAddress });
  expect(written.statusCode).toBe(404);
  const statusWith = (secret: string) =>
    site.inject({
      url: '/api/payments/status',
      query: { payment_intent: mine.intentId },
      headers: { [PAYMENT_SECRET_HEADER]: secret },
    });
  expect((await statusWith(theirs.clientSecret)).statusCode).toBe(404);
  const status = await statusWith(mine.clientSecret);
  const room = { [ROOM_KEY_HEADER]: String(status.json().roomKey) };
  const inRoom = (orderId: string, headers: Record<string, string> = room) =>
    site.inject({ url: `/api/room/receipts/${orderId}.pdf`, headers });
  const opened = await inRoom(mine.id);
  expect((await paperOf(opened.rawPayload)).text).toContain(`Receipt ${number}`);
  expect((await inRoom(theirs.id)).statusCode).toBe(404);
  expect((await inRoom(mine.id, {})).statusCode).toBe(404);
  expect((await inRoom('nothing')).statusCode).toBe(400);
  const shown = await site.inject({ url: '/api/room', headers: room });
  expect(shown.json().payments).toMatchObject([{ id: mine.id, receiptNumber: number }]);
  const url = `/api/staff/orders/${mine.id}/receipt.pdf`;
  expect((await site.inject({ url, headers: { cookie } })).statusCode).toBe(200);
  expect((await site.inject({ url })).statusCode).toBe(401);
});

test('an extra has its receipt too, with the client’s name, in the mail that thanks for it', async () => {
  const { project, intentId } = await quoted();
  const number = await pay(intentId);
  const { id } = await orderOf(intentId);
  const paper = await site.inject({ url: `/api/room/receipts/${id}.pdf`, headers: project.headers });
  const { text } = await paperOf(paper.rawPayload);
  for (const words of [`Receipt ${number}`, 'Ada Lovelace', 'Second spa view', '$123.45'])
    expect(text).toContain(words);
  await vi.waitFor(
    async () => {
      const names = (await readOutbox(site.dataDir))
        .filter(({ to }) => to?.[0]?.address === project.email)
        .flatMap(({ attachments }) => attachments.map(({ filename }) => filename));
      expect(names).toEqual([`receipt-${number}.pdf`]);
    },
    { timeout: 5_000 },
  );
});
