import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { CALL_KEY_HEADER } from '#domain/booking/booking.ts';
import { AI_DESIGN_URL, packUrl, stakeOutUrl } from '#domain/design/design-answer.ts';
import { termsVersionOf } from '#domain/payment/accepted-terms.ts';
import { paperIn } from '#domain/site/languages.ts';
import { sendIntake } from '#server/testing/clients.ts';
import { readOutbox } from '#server/testing/outbox.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';
import { LONG } from '../../../proof/long.ts';
import { readPdf } from '../../../proof/plan-set/read-pdf.ts';

// The way of a client who came by Spanish pages: what is ordered, booked, sent and downloaded answers in Spanish.

const SPANISH = { 'accept-language': 'es' };
let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const post = (url: string, payload: object, headers: Record<string, string> = SPANISH) =>
  site.inject({ method: 'POST', url, payload, headers });
const letterTo = (address: string, subject: RegExp) =>
  vi.waitFor(async () => {
    const found = (await readOutbox(site.dataDir)).find(
      (mail) => mail.to?.some((one) => one.address === address) && subject.test(mail.subject ?? ''),
    );
    if (!found) throw new Error(`no letter ${subject}`);
    return found;
  }, 20_000);
const textOf = async (paper: Uint8Array) =>
  (await readPdf(Buffer.from(paper))).flatMap(({ words }) => words).join(' ');

test('a package is ordered by its Spanish title and under the Spanish terms, and its mail says how to pay', async () => {
  const { served } = site.services.content;
  const chosen = served.content.packages.PACKAGES[0];
  const title = served.in('es').packages.PACKAGES[0]?.title ?? '';
  const email = 'compra@example.com';
  const order = {
    amount: chosen?.price,
    description: title,
    packageId: chosen?.id,
    buyer: { name: 'Ana Ruiz', email, phone: '', acceptedTerms: termsVersionOf(served.in('es')) },
  };
  const answer = await post('/api/payments/zelle', order);
  expect(answer.statusCode).toBe(200);
  const mail = await letterTo(email, /^Cómo pagar con Zelle/);
  expect(mail.text).toContain(`Paquete: ${title}`);
  const orders = await site.services.db.query.orders.findMany();
  // The books are kept in English.
  expect(orders.map(({ packageTitle }) => packageTitle)).toEqual([chosen?.title]);

  const stale = await post('/api/payments/zelle', {
    ...order,
    buyer: { ...order.buyer, acceptedTerms: 'x' },
  });
  expect(stale.statusCode).toBe(409);
  expect(stale.json()).toMatchObject({
    error: 'terms-changed',
    version: termsVersionOf(served.in('es')),
    refundRule: served.in('es').payment.PAYMENT_CARD.noRefund,
  });
});

test('a call is booked, and its mail and its calendar entry are Spanish', async () => {
  const { slots } = (await site.inject({ url: '/api/bookings/slots' })).json();
  const email = 'llamada@example.com';
  const form = { name: 'Ana Ruiz', email, way: 'phone', phone: '(407) 555-0100', details: '' };
  const booked = await post('/api/bookings', { form, startsAt: slots[0], zone: 'America/Chicago' });
  expect(booked.statusCode).toBe(200);
  const mail = await letterTo(email, /^Su llamada está reservada: .* hora central$/);
  const attached = mail.attachments[0]?.content ?? '';
  const calendar = typeof attached === 'string' ? attached : Buffer.from(new Uint8Array(attached)).toString();
  const { CALENDAR } = site.services.content.served.in('es').booking;
  expect(calendar).toContain(`SUMMARY:${CALENDAR.summary}`);
  const entry = await site.inject({
    url: '/api/booking/call.ics',
    headers: { ...SPANISH, [CALL_KEY_HEADER]: booked.json().key },
  });
  expect(entry.body).toContain(`SUMMARY:${CALENDAR.summary}`);
});

test('a project leads to its room below /es, and a lost link is answered and mailed in Spanish', async () => {
  const email = 'proyecto@example.com';
  await sendIntake(site, { email }, SPANISH);
  const first = await letterTo(email, /^Tenemos su proyecto/);
  expect(first.text).toContain('/es/project#');
  const asked = await post('/api/room/lost-link', { email });
  expect(asked.json().message).toBe(site.services.content.served.in('es').projectMails.LINK_ANSWERS.lost);
  const again = await letterTo(email, /^La sala de su proyecto/);
  expect(again.text).toContain('/es/project#');
});

test.runIf(LONG)(
  'a design’s papers are Spanish for those who ask for it, and English for all others',
  async () => {
    const made = await post(AI_DESIGN_URL, { transcript: 'a 30 by 15 lagoon' });
    const { id, links } = made.json();
    expect(links.share).toContain(`/es/ai-design-tool?d=${id}`);
    for (const [url, words] of [
      [packUrl(id), ['Profundidad', 'Depth']],
      [stakeOutUrl(id), ['Líneas de control', 'Check lines']],
    ] as const) {
      const spanish = await textOf((await site.inject({ url: paperIn('es', url) })).rawPayload);
      const english = await textOf((await site.inject({ url })).rawPayload);
      expect(spanish).toContain(words[0]);
      expect(english).toContain(words[1]);
      expect(english).not.toContain(words[0]);
    }
  },
);
