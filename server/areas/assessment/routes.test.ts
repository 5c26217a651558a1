import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { CONTENT } from '#content/content.ts';
import { startingAssumptions } from '#domain/eco/assumptions.ts';
import { analyseEco } from '#domain/eco/eco-analysis.ts';
import type { EcoForm } from '#domain/eco/eco-form.ts';
import { DEFAULT_PRICES } from '#domain/estimate/prices.ts';
import { planYard } from '#domain/yard/optimizer.ts';
import { DEFAULT_SITE_PLAN } from '#domain/yard/site-plan.ts';
import { readOutbox } from '#server/testing/outbox.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ env: { RATE_LIMIT: 'on' } });
});
afterAll(() => site.close());

// Every request from its own address, so that only the test of the limit meets the limit.
let visitors = 0;
const send = (payload: object, headers: Record<string, string> = {}) =>
  site.inject({
    method: 'POST',
    url: '/api/assessments/mail',
    payload,
    headers,
    remoteAddress: `10.0.0.${++visitors}`,
  });
const mailsTo = async (...addresses: string[]) =>
  (await readOutbox(site.dataDir)).filter((mail) =>
    mail.to?.some((to) => to.address && addresses.includes(to.address)),
  );
// On a busy machine the first attempt may run out of its time and leave the mail to the sweep.
const mailTo = (address: string) =>
  vi.waitFor(
    async () => {
      const found = await mailsTo(address);
      expect(found).not.toEqual([]);
      return found;
    },
    { timeout: 20_000, interval: 200 },
  );

const yard = {
  kind: 'yard',
  form: { yardLength: 40, yardWidth: 25, budget: 60_000, priority: 'fitness' },
  plan: DEFAULT_SITE_PLAN,
} as const;
const ecoForm: EcoForm = {
  poolSize: 'large',
  location: 'west',
  energyPriority: 'basic',
  features: ['pool-cover', 'saltwater'],
};
const eco = { kind: 'eco', form: ecoForm, assumptions: startingAssumptions(ecoForm) } as const;
const safety = {
  kind: 'safety',
  answers: { hasExistingFence: true, fenceHeight: 5, state: 'Austin, TX' },
} as const;

test('a yard result is worked out again on the server and mailed', async () => {
  const answer = await send({ email: 'yard@example.com', assessment: yard });
  expect(answer.statusCode).toBe(200);
  // The embedded outbox is not a delivery.
  expect(answer.json()).toEqual({ emailSent: false });
  const [mail, ...others] = await mailTo('yard@example.com');
  expect(others).toEqual([]);
  expect(mail?.subject).toBe(CONTENT.assessment.RESULT_MAILS.yard.subject);
  const best = planYard(DEFAULT_PRICES, yard.form, yard.plan).options[0];
  expect(mail?.text).toContain(`Lap, ${best?.lengthFt} × ${best?.widthFt} ft`);
  expect(mail?.text).toContain('$55,200');
  expect(mail?.text).toContain("18' x 36' pool does not fit your yard");
});

test('an eco result carries the computed figures, the assumptions and the example report apart', async () => {
  await send({ email: 'eco@example.com', assessment: eco });
  const [mail] = await mailTo('eco@example.com');
  const { yearlySaving } = analyseEco(eco.form, eco.assumptions);
  expect(mail?.text).toContain(`$${Math.round(yearlySaving).toLocaleString('en-US')}`);
  expect(mail?.text).toContain('Fresno, CA');
  expect(mail?.text).toContain('2,400 gallons saved per year');
  expect(mail?.text?.toUpperCase()).toContain('EXAMPLE REPORT');
});

test('a safety plan names the state’s law without repeating what was typed', async () => {
  await send({ email: 'safe@example.com', assessment: safety });
  const [mail] = await mailTo('safe@example.com');
  expect(mail?.text).toContain('60 points');
  expect(mail?.text).toContain('Multi-unit rentals');
  expect(mail?.raw).not.toContain('Austin');
});

test('nobody can send words of their own to a stranger', async () => {
  const words = 'Buy pills at http://spam.example <script>';
  await send({
    email: 'stranger@example.com',
    assessment: { kind: 'safety', answers: { state: words.slice(0, 60), supervisionLevel: 'BUY NOW' } },
  });
  const [mail] = await mailTo('stranger@example.com');
  expect(mail?.raw).not.toContain('spam.example');
  expect(mail?.raw).not.toContain('BUY NOW');
});

test.each([
  ['two recipients', { email: 'a@x.com,b@y.com', assessment: safety }],
  ['a line break in the address', { email: 'a@x.com\r\nBcc: b@y.com', assessment: safety }],
  ['no kind', { email: 'a@example.com', assessment: { answers: {} } }],
  ['another kind', { email: 'a@example.com', assessment: { kind: 'spam' } }],
  [
    'a yard too small',
    { email: 'a@example.com', assessment: { ...yard, form: { ...yard.form, yardWidth: 9 } } },
  ],
  [
    'a number that is text',
    { email: 'a@example.com', assessment: { ...yard, form: { ...yard.form, budget: '60000' } } },
  ],
  ['a list where text belongs', { email: ['a@example.com'], assessment: safety }],
  [
    'a season backwards',
    {
      email: 'a@example.com',
      assessment: { ...eco, assumptions: { ...eco.assumptions, seasonStart: 12, seasonEnd: 1 } },
    },
  ],
])('%s is refused with 400 and nothing is mailed', async (_what, payload) => {
  const answer = await send(payload);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ error: expect.any(String), message: expect.any(String) });
  expect(await mailsTo('a@x.com', 'b@y.com', 'a@example.com')).toEqual([]);
});

test('the same key twice mails once', async () => {
  const body = { email: 'once@example.com', assessment: safety };
  const headers = { 'idempotency-key': 'one-safety-plan' };
  await send(body, headers);
  const again = await send(body, headers);
  expect(again.statusCode).toBe(200);
  expect(await mailTo('once@example.com')).toHaveLength(1);
});

test('one address may ask for five mails in ten minutes, then is told to wait', async () => {
  const ask = () =>
    site.inject({
      method: 'POST',
      url: '/api/assessments/mail',
      payload: { email: 'me@example.com', assessment: safety },
      remoteAddress: '10.9.9.9',
    });
  for (let nth = 1; nth <= 5; nth += 1) expect((await ask()).statusCode).toBe(200);
  const refused = await ask();
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});
