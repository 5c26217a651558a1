import { readdir, readlink } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { INTAKE_URL } from '#domain/intake/intake-submission.ts';
import { INTAKE_FIELDS } from '#server/testing/intake-form.ts';
import { readOutbox } from '#server/testing/outbox.ts';
import { originalOf, publishDocument } from '#server/testing/publish.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';

// Erased is erased: in the rows, in the files, in the outbox, and while somebody downloads it.

let site: TestSite;
let url: string;
let cookie: string;
beforeAll(async () => {
  site = await startTestSite();
  url = await site.url();
  cookie = await site.signIn();
});
afterAll(() => site.close());

const FILE_BYTES = 3 * 1024 * 1024;

const submit = async (email: string, files: number) => {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...INTAKE_FIELDS, email })) body.append(name, value);
  const bytes = new Uint8Array(FILE_BYTES).fill(0x20);
  bytes.set(new TextEncoder().encode('%PDF-1.7\n'));
  for (let at = 0; at < files; at += 1) {
    body.append(`file_${at}`, new Blob([bytes], { type: 'application/pdf' }), `survey-${at}.pdf`);
  }
  const answer = await fetch(`${url}${INTAKE_URL}`, { method: 'POST', body });
  expect(answer.status).toBe(200);
  const found = await site.services.db.execute<{ id: string }>(
    sql`select id from intakes where email = ${email}`,
  );
  return found.rows[0]?.id ?? '';
};
const erase = (email: string) =>
  site.inject({ method: 'POST', url: '/api/staff/people/erase', headers: { cookie }, payload: { email } });
const letters = () => readdir(join(site.dataDir, 'outbox')).catch(() => []);

test('the outbox keeps no file of an erased person, their notices to us included', async () => {
  const contact = { firstName: 'Bo', lastName: 'Lindqvist', email: 'bo@example.com', details: 'By the lake' };
  await site.inject({ method: 'POST', url: '/api/send-email', payload: contact });
  await submit('bo@example.com', 1);
  await site.inject({
    method: 'POST',
    url: '/api/send-email',
    payload: { ...contact, firstName: 'Cy', lastName: 'Other', email: 'cy@example.com' },
  });
  await site.services.mail.sweep();
  expect((await letters()).length).toBe(6);
  expect((await erase('bo@example.com')).statusCode).toBe(200);
  const left = await readOutbox(site.dataDir);
  expect(left).toHaveLength(2);
  for (const mail of left) expect(mail.raw).not.toMatch(/bo@example|Lindqvist/);
});

test('the answer that a repeat would get goes with its person, and with nobody else', async () => {
  const send = (email: string) =>
    site.inject({
      method: 'POST',
      url: '/api/send-email',
      headers: { 'idempotency-key': `key-of-${email}` },
      payload: { firstName: 'Hal', lastName: 'Again', email },
    });
  const kept = async () =>
    (await site.services.db.execute(sql`select 1 from idempotency_keys where status = 200`)).rows.length;
  const before = await kept();
  await send('hal@example.com');
  await send('ivy@example.com');
  expect(await kept()).toBe(before + 2);
  expect((await erase('hal@example.com')).statusCode).toBe(200);
  expect(await kept()).toBe(before + 1);
  expect((await send('ivy@example.com')).headers['idempotent-replay']).toBe('true');
});

test('a mail that was being written while its person was erased leaves no file', async () => {
  const contact = { firstName: 'Di', lastName: 'Late', email: 'di@example.com' };
  const [sent] = await Promise.all([
    site.inject({ method: 'POST', url: '/api/send-email', payload: contact }),
    (async () => {
      for (let round = 0; round < 20; round += 1) {
        await pause(10);
        await erase('di@example.com');
      }
    })(),
  ]);
  expect(sent.statusCode).toBe(200);
  await erase('di@example.com');
  await site.services.mail.sweep();
  for (const mail of await readOutbox(site.dataDir)) expect(mail.raw).not.toContain('di@example.com');
});

test('what a stop between rows and files left behind is swept from the outbox', async () => {
  const contact = { firstName: 'Ed', lastName: 'Left', email: 'ed@example.com' };
  await site.inject({ method: 'POST', url: '/api/send-email', payload: contact });
  await site.services.mail.sweep();
  const before = (await letters()).length;
  await site.services.db.execute(sql`delete from mails where to_address = 'ed@example.com'`);
  await site.services.mail.deleteErasedCopies();
  expect((await letters()).length).toBe(before - 1);
});

test('erasing while the zip is downloaded ends the download, and the site goes on', async () => {
  const id = await submit('fay@example.com', 4);
  const outcome = await new Promise<{ bytes: number; ended: string }>((done) => {
    const call = request(`${url}/api/staff/intakes/${id}/files.zip`, { headers: { cookie } }, (answer) => {
      let bytes = 0;
      answer.once('readable', () => {
        // Held back by a slow reader, the later files are not open yet.
        void erase('fay@example.com').then(() => answer.on('data', (part: Buffer) => (bytes += part.length)));
      });
      answer.once('end', () => done({ bytes, ended: 'whole' }));
      answer.once('error', () => done({ bytes, ended: 'cut' }));
    });
    call.end();
  });
  expect(outcome.ended).toBe('cut');
  expect(outcome.bytes).toBeLessThan(4 * FILE_BYTES);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
});

test('somebody who leaves in the middle of a download takes nothing down and keeps no file open', async () => {
  const id = await submit('gus@example.com', 3);
  for (let visitor = 0; visitor < 3; visitor += 1) {
    await new Promise<void>((done) => {
      const call = request(`${url}/api/staff/intakes/${id}/files.zip`, { headers: { cookie } }, (answer) =>
        answer.once('readable', () => call.destroy()),
      );
      call
        .once('close', done)
        .once('error', () => undefined)
        .end();
    });
  }
  await pause(300);
  const open = await Promise.all(
    (await readdir('/proc/self/fd').catch(() => [])).map((fd) =>
      readlink(`/proc/self/fd/${fd}`).catch(() => ''),
    ),
  );
  expect(open.filter((path) => path.startsWith(join(site.dataDir, 'files')))).toEqual([]);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
});

test('a client’s words go from the site, from drafts and from every version that could be brought back', async () => {
  const ask = (method: 'GET' | 'PUT' | 'POST', path: string, payload?: object) =>
    site.inject({
      method,
      url: `/api/staff/content/testimonials${path}`,
      headers: { cookie },
      ...(payload ? { payload } : {}),
    });
  const value = originalOf('testimonials');
  const [first] = value.reviews;
  if (!first) throw new Error('there is no review to begin with');
  const theirs = {
    ...first,
    name: 'Ingeborg Q.',
    content: 'The only pool on our street that the inspector praised.',
    date: '2026-05-02',
    consent: true,
    sample: false,
    email: 'Ingeborg@example.com',
  };
  value.reviews.push(theirs);
  await ask('PUT', '/draft', { baseVersion: 0, value });
  const { version } = (await ask('POST', '/publish', { baseVersion: 0 })).json();
  first.location = 'Ocala, FL';
  await ask('PUT', '/draft', { baseVersion: version, value });
  const spanish = { [theirs.content]: 'La única piscina que el inspector elogió.', Contact: 'Escríbanos' };
  await publishDocument(site.services, 'spanish', spanish);
  const kept = () =>
    site.services.db.execute(sql`
    select value::text as words, changes::text as told from content_versions
    union all select value::text, '' from content_drafts`);
  expect(JSON.stringify((await kept()).rows)).toContain('Ingeborg Q.');
  expect(JSON.stringify((await kept()).rows)).not.toContain('@example.com');
  expect(JSON.stringify(site.services.content.served.content.testimonials)).toContain('inspector praised');

  const held = await site.inject({
    method: 'POST',
    url: '/api/staff/people/look-up',
    headers: { cookie },
    payload: { email: 'ingeborg@example.com' },
  });
  expect(held.json().held.testimonials).toBe(1);
  expect((await erase('ingeborg@example.com')).json().erased.testimonials).toBe(1);
  expect(JSON.stringify((await kept()).rows)).not.toMatch(/Ingeborg|inspector/);
  expect(site.services.content.served.content.spanish).toEqual({ Contact: 'Escríbanos' });
  expect(JSON.stringify(site.services.content.served.content.testimonials)).not.toContain(
    'inspector praised',
  );
  expect((await ask('GET', '')).json().draft.value.reviews[0].location).toBe('Ocala, FL');
});

test('words from before an address was noted go too, a tab that shows them is told, and other histories stay', async () => {
  const ask = async (method: 'GET' | 'PUT' | 'POST', path: string, payload?: object) => {
    const url = `/api/staff/content${path}`;
    return (await site.inject({ method, url, headers: { cookie }, ...(payload ? { payload } : {}) })).json();
  };
  const { value, version: first } = await ask('GET', '/testimonials');
  const theirs = {
    ...value.reviews[0],
    name: 'Bo',
    location: 'Kissimmee, FL',
    content: 'They answered on a Sunday, twice.',
    date: '2026-05-02',
    consent: true,
    sample: false,
    email: '',
    colours: 'sand',
  };
  const publish = async (reviews: object[], baseVersion: number) => {
    const { revision = 0 } = (await ask('GET', '/testimonials')).draft ?? {};
    await ask('PUT', '/testimonials/draft', { baseVersion, revision, value: { ...value, reviews } });
    return (await ask('POST', '/testimonials/publish', { baseVersion })).version;
  };
  const announcement = { ...originalOf('announcement'), text: 'A thousand pools' };
  await ask('PUT', '/announcement/draft', { baseVersion: 0, value: announcement });
  await ask('POST', '/announcement/publish', { baseVersion: 0 });
  const second = await publish([...value.reviews, theirs], first);
  const changed = { ...theirs, content: 'They answered on a Sunday.', email: 'bo@example.com' };
  const third = await publish([...value.reviews, changed], second);
  const open = await ask('PUT', '/testimonials/draft', {
    baseVersion: third,
    value: { ...value, reviews: [...value.reviews, { ...changed, location: 'Ocala, FL' }] },
  });
  // Out of what is published, but still in a draft.
  await erase('bo@example.com');
  const kept = await site.services.db.execute(sql`
    select value::text as words, changes::text as told from content_versions
    union all select value::text, '' from content_drafts`);
  expect(JSON.stringify(kept.rows)).not.toMatch(/Bo\b|on a Sunday/);
  expect(JSON.stringify(kept.rows)).toContain('A thousand pools');
  expect((await ask('GET', '/testimonials')).draft.revision).toBeGreaterThan(open.draft.revision);
});
