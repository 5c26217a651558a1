import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '#server/testing/site.ts';

let site: TestSite;
let cookie: string;
beforeAll(async () => {
  site = await startTestSite();
  cookie = await site.signIn();
  const run = (statement: ReturnType<typeof sql>) => site.services.db.execute(statement);
  await run(sql`insert into client_languages (address, language) values
    ('ana@example.com', 'es'), ('ben@example.com', 'en')`);
  await run(sql`insert into inquiries (id, first_name, last_name, email, details, status) values
    (gen_random_uuid(), 'Ana', 'Ruiz', 'Ana@Example.com', '', 'new'),
    (gen_random_uuid(), 'Ben', 'Lee', 'ben@example.com', '', 'new')`);
  await run(sql`insert into projects (id, ticket_number, access_hash, name, email, begun_by) values
    ('00000000-0000-4000-8000-000000000001', 'P-1', 'h1', 'Ana', 'ana@example.com', 'staff')`);
});
afterAll(() => site.close());

const get = async (path: string) =>
  (await site.inject({ url: `/api/staff/${path}`, headers: { cookie } })).json();
const ask = async (path: string, payload: object) =>
  (await site.inject({ method: 'POST', url: `/api/staff/${path}`, headers: { cookie }, payload })).json();

test('whoever reads Spanish is known for it wherever the console names them, and nobody else', async () => {
  const { items } = await get('lists/inquiries');
  const [ana] = items.filter(({ language }: { language?: string }) => language === 'es');
  expect(items.map((one: { email: string; language?: string }) => [one.email, one.language])).toEqual(
    expect.arrayContaining([
      ['Ana@Example.com', 'es'],
      ['ben@example.com', undefined],
    ]),
  );
  expect((await get(`lists/inquiries/${ana.id}`)).item.language).toBe('es');
  expect((await get('lists/projects')).items[0].language).toBe('es');
  expect((await get('projects/board')).items[0].language).toBe('es');
  expect((await get('projects/00000000-0000-4000-8000-000000000001')).language).toBe('es');
  const { unanswered } = await get('today');
  expect(unanswered.people.map(([first]: { item: { language?: string } }[]) => first?.item.language)).toEqual(
    expect.arrayContaining(['es', undefined]),
  );
  expect((await ask('people/timeline', { email: 'ANA@example.com' })).language).toBe('es');
  expect((await ask('people/timeline', { email: 'ben@example.com' })).language).toBeUndefined();
  const { people } = await get('people/recent');
  expect(people.map((one: { language?: string }) => one.language)).toEqual(
    expect.arrayContaining(['es', undefined]),
  );
});
