import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brand } from '#domain/site/brand.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';
import { startSmtp, type TestSmtp } from '#server/testing/smtp.ts';

// Who wrote to us from a Spanish page is answered in Spanish; what comes to ourselves is English.

const ENGLISH = /\b(the|and|of|your|with|for|is|are|you|we|to|this|that|from|will)\b/i;

let site: TestSite;
let smtp: TestSmtp;
beforeAll(async () => {
  smtp = await startSmtp();
  site = await startTestSite({ env: { SMTP_URL: smtp.url } });
});
afterAll(async () => {
  await site.close();
  await smtp.close();
});

const ask = (email: string, language: string, details = '') =>
  site.inject({
    method: 'POST',
    url: '/api/send-email',
    headers: { 'accept-language': language },
    payload: { firstName: 'Ana', lastName: 'Ruiz', email, details },
  });
const received = (address: string) =>
  smtp.received.filter(({ to }) => to.includes(address)).map(({ mail }) => mail);

test('a request from a Spanish page is answered in Spanish, and told to us in English', async () => {
  await ask('ana@example.com', 'es');
  const [answer] = received('ana@example.com');
  expect(answer?.subject).toBe('Recibimos su solicitud de consulta');
  expect(answer?.text).toContain('Recibimos su solicitud');
  expect(answer?.text).not.toMatch(ENGLISH);
  expect(answer?.html).toContain('<html lang="es"');
  const [notice] = received(brand.email);
  expect(notice?.subject).toBe('New consultation request: Ana Ruiz');
  expect(notice?.html).toContain('<html lang="en"');
  expect(notice?.text).not.toMatch(/[ñ¿¡]|solicitud/);
});

test('the language of the last page holds for every mail that follows', async () => {
  await ask('turn@example.com', 'es');
  await ask('turn@example.com', 'en', 'again');
  await ask('turn@example.com', 'es', 'and again');
  expect(received('turn@example.com').map(({ subject }) => subject)).toEqual([
    'Recibimos su solicitud de consulta',
    'We have your consultation request',
    'Recibimos su solicitud de consulta',
  ]);
});

test('an estimate brings its paper and its figures in Spanish, and links below /es', async () => {
  const payload = {
    email: 'costo@example.com',
    size: 'small',
    type: 'lap',
    material: 'vinyl',
    features: '["spa"]',
    location: 'texas',
    timeline: 'planning',
    estimatedCost: 66_700,
  };
  const headers = { 'accept-language': 'es' };
  const answer = await site.inject({ method: 'POST', url: '/api/cost-calculation', headers, payload });
  expect(answer.json().message).not.toMatch(ENGLISH);
  const [mail] = received('costo@example.com');
  expect(mail?.text).toContain('Pequeña (hasta 35 pies de largo)');
  expect(mail?.text).not.toMatch(ENGLISH);
  expect(mail?.html).toContain('/es/contact"');
  expect(mail?.attachments).toHaveLength(1);
});

test('colleagues and the studio’s own mailbox read English, whatever form they tried', async () => {
  const colleague = 'colleague@example.com';
  await site.letIn('staff', colleague);
  await ask(colleague, 'es');
  await ask(brand.email, 'es');
  expect(received(colleague).map(({ subject }) => subject)).toEqual(['We have your consultation request']);
  expect(received(brand.email).every(({ html }) => String(html).includes('<html lang="en"'))).toBe(true);
});

test('the console shows a mail as its reader got it', async () => {
  const cookie = await site.signIn();
  const found = await site.services.db.execute<{ id: string }>(
    sql`select id from mails where to_address = 'ana@example.com'`,
  );
  const words = await site.inject({
    url: `/api/staff/mails/${found.rows[0]?.id}/words`,
    headers: { cookie },
  });
  expect(words.json().text).toContain('Recibimos su solicitud');
});
