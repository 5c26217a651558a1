import { afterAll, beforeAll, expect, test } from 'vitest';
import { NATIVE_FORMS } from '#domain/site/native-forms.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';
import { languagesOf } from './languages.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const ask = (email: string, language?: string, more: object = {}) =>
  site.inject({
    method: 'POST',
    url: '/api/send-email',
    headers: language === undefined ? {} : { 'accept-language': language },
    payload: { firstName: 'Ana', lastName: 'Ruiz', email, ...more },
  });
const spoken = async (...addresses: string[]) => [...(await languagesOf(site.services.db, addresses))];

test('a client’s language is the one of the page they last wrote from, however the address is written', async () => {
  await ask('Ana@example.com', 'es');
  expect(await spoken('ANA@example.com')).toEqual([['ana@example.com', 'es']]);
  await ask('ana@Example.com', 'en');
  expect(await spoken('ana@example.com')).toEqual([['ana@example.com', 'en']]);
  await ask('ana@example.com', 'es');
  expect(await spoken('ana@example.com')).toEqual([['ana@example.com', 'es']]);
});

test('what a browser sends by itself is not the page’s word', async () => {
  await ask('mx@example.com', 'es-MX,es;q=0.9,en;q=0.8');
  await ask('none@example.com');
  expect(await spoken('mx@example.com', 'none@example.com', 'nobody@example.com')).toEqual([
    ['mx@example.com', 'en'],
    ['none@example.com', 'en'],
  ]);
});

test('many at once, the same person among them, are kept in one go', async () => {
  const people = Array.from({ length: 12 }, (_, at) => `p${at % 6}@example.com`);
  const answers = await Promise.all(people.map((email, at) => ask(email, at % 2 ? 'en' : 'es')));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(people.map(() => 200));
  expect(Object.fromEntries(await spoken(...people))).toEqual(
    Object.fromEntries(people.map((email, at) => [email, at % 2 ? 'en' : 'es'])),
  );
});

test('a machine that fills the hidden field says nothing about an address', async () => {
  await ask('trap@example.com', 'es', { website: 'https://spam.example' });
  expect(await spoken('trap@example.com')).toEqual([]);
});

test.each([
  ['/es', 'es'],
  ['', 'en'],
])('a form without script says it by its address: %s', async (below, language) => {
  const email = `form-${language}@example.com`;
  const answer = await site.inject({
    method: 'POST',
    url: `${below}${NATIVE_FORMS.contact}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'es-US,es;q=0.9' },
    payload: new URLSearchParams({ firstName: 'Ana', lastName: 'Ruiz', email }).toString(),
  });
  expect(answer.statusCode).toBe(303);
  expect(await spoken(email)).toEqual([[email, language]]);
});
