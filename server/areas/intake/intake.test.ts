import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { like, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mails } from '#server/areas/mail/tables.ts';
import { INTAKE_FIELDS } from '#server/testing/intake-form.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';
import { sweepLeftovers } from './jobs.ts';

const MB = 1024 * 1024;
const pdf = (size: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size - 9, 0x20)]);

describe.each(['pglite', 'postgres'] as const)('an intake on %s', (database) => {
  let site: TestSite;
  let jpeg: Buffer;
  beforeAll(async () => {
    site = await startTestSite({ database });
    jpeg = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#2fa9b8' } })
      .jpeg()
      .toBuffer();
  });
  afterAll(() => site.close());

  type File = { name: string; type: string; bytes: Buffer; field?: string };
  const form = (files: File[], fields: Record<string, string> = INTAKE_FIELDS) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    files.forEach((file, index) => {
      body.append(
        file.field ?? `file_${index}`,
        new Blob([new Uint8Array(file.bytes)], { type: file.type }),
        file.name,
      );
    });
    return body;
  };
  const submit = async (
    files: File[],
    fields?: Record<string, string>,
    headers: Record<string, string> = {},
  ) => {
    const request = new Request('http://localhost/', { method: 'POST', body: form(files, fields) });
    return site.inject({
      method: 'POST',
      url: '/api/pool-intake',
      headers: { 'content-type': request.headers.get('content-type') ?? '', ...headers },
      payload: Buffer.from(await request.arrayBuffer()),
    });
  };
  const storedFiles = async () =>
    (
      await readdir(join(site.dataDir, 'files', 'intake'), { recursive: true, withFileTypes: true }).catch(
        () => [],
      )
    )
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name);
  const count = async () => {
    const found = await site.services.db.execute<{ n: string }>(sql`select count(*) as n from intakes`);
    return Number(found.rows[0]?.n);
  };

  test('is stored with its files, gets a ticket, and both mails are queued', async () => {
    const answer = await submit(
      [
        { name: 'survey.pdf', type: 'application/pdf', bytes: pdf(2000) },
        { name: '../../yard "one".JPG', type: 'image/jpeg', bytes: jpeg },
      ],
      { ...INTAKE_FIELDS, filePurposes: '{"0":"survey","1":"photo"}' },
    );
    expect(answer.statusCode).toBe(200);
    const { ticketNumber, statusUrl } = answer.json();
    expect(ticketNumber).toMatch(/^PW-\d{6}-[2-9A-Z]{5}$/);
    const files = await site.services.db.execute(
      sql`select filename, purpose, content_type, size from intake_files order by position`,
    );
    expect(files.rows).toEqual([
      { filename: 'survey.pdf', purpose: 'survey', content_type: 'application/pdf', size: 2000 },
      { filename: 'yard "one".JPG', purpose: 'photo', content_type: 'image/jpeg', size: jpeg.length },
    ]);
    const mails = await site.services.db.execute<{
      template: string;
      to_address: string;
      reply_to: string | null;
    }>(sql`select template, to_address, reply_to from mails order by template`);
    expect(mails.rows).toMatchObject([
      { template: 'intake-mail', to_address: 'ana@example.com' },
      { template: 'intake-notice', reply_to: 'ana@example.com' },
    ]);
    const key = String(statusUrl).split('#')[1] ?? '';
    const status = await site.inject({ url: '/api/intakes/status', headers: { 'x-intake-key': key } });
    expect(status.json()).toMatchObject({ ticketNumber, progress: 'received', fileCount: 2 });
    const other = await site.inject({
      url: '/api/intakes/status',
      headers: { 'x-intake-key': `${key.slice(1)}x` },
    });
    expect(other.statusCode).toBe(404);
  });

  test('moving a project on tells its owner, with the link that shows how far it is', async () => {
    const { ticketNumber, statusUrl } = (await submit([])).json();
    const { db, mail } = site.services;
    const found = await db.execute<{ id: string }>(
      sql`select id from intakes where ticket_number = ${ticketNumber}`,
    );
    const move = async (progress: string, cookie: string) =>
      site.inject({
        method: 'POST',
        url: `/api/staff/intakes/${found.rows[0]?.id}/progress`,
        headers: { cookie },
        payload: { progress },
      });
    expect((await move('in-review', '')).statusCode).toBe(401);
    expect((await move('in-review', await site.signIn())).json()).toMatchObject({ progress: 'in-review' });
    const [sent, ...others] = await db
      .select()
      .from(mails)
      .where(like(mails.subject, `${ticketNumber}:%`));
    expect(others).toEqual([]);
    expect(sent).toMatchObject({ template: 'intake-progress', toAddress: 'ana@example.com' });
    expect((sent && (await mail.preview(sent)))?.text).toContain(statusUrl);
    const key = String(statusUrl).split('#')[1] ?? '';
    const status = await site.inject({ url: '/api/intakes/status', headers: { 'x-intake-key': key } });
    expect(status.json()).toMatchObject({ ticketNumber, progress: 'in-review' });
  });

  test('a repeat with the same key gives the same ticket and one project', async () => {
    const before = await count();
    const key = { 'idempotency-key': crypto.randomUUID() };
    const first = await submit([], INTAKE_FIELDS, key);
    const second = await submit([], INTAKE_FIELDS, key);
    expect(second.json().ticketNumber).toBe(first.json().ticketNumber);
    expect(await count()).toBe(before + 1);
  });

  const html = Buffer.from('<!doctype html><script>alert(1)</script>');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  const macros = Buffer.concat([
    Buffer.from('PK\u0003\u0004[Content_Types].xml word/'),
    Buffer.alloc(100),
    Buffer.from('word/vbaProject.bin'),
  ]);
  test.each([
    ['HTML named .jpg', 'yard.jpg', 'image/jpeg', html, 415, 'yard.jpg: is not what its name says.'],
    ['SVG named .png', 'yard.png', 'image/png', svg, 415, 'yard.png: is not what its name says.'],
    [
      'a program',
      'setup.exe',
      'application/x-msdownload',
      Buffer.from('MZ'),
      415,
      'setup.exe: is not a supported file type.',
    ],
    [
      'a zip named .docx',
      'a.docx',
      '',
      Buffer.from('PK\u0003\u0004evil.txt'),
      415,
      'a.docx: is not what its name says.',
    ],
    [
      'a document with macros',
      'b.docx',
      '',
      macros,
      415,
      'b.docx: contains macros; please save it without them.',
    ],
    ['an empty file', 'empty.pdf', 'application/pdf', Buffer.alloc(0), 400, 'empty.pdf: is empty.'],
    [
      'one byte over 50 MB',
      'big.pdf',
      'application/pdf',
      pdf(50 * MB + 1),
      413,
      'big.pdf: exceeds the 50MB size limit.',
    ],
  ])(
    '%s is refused with its reason, and nothing is left',
    async (_what, name, type, bytes, status, message) => {
      const [rows, files] = [await count(), (await storedFiles()).length];
      const answer = await submit([
        { name: 'good.jpg', type: 'image/jpeg', bytes: jpeg },
        { name, type, bytes },
      ]);
      expect(answer.statusCode).toBe(status);
      expect(answer.json().message).toBe(message);
      expect(await count()).toBe(rows);
      expect((await storedFiles()).length).toBe(files);
    },
  );

  test.runIf(database === 'pglite')('exactly 50 MB is accepted', async () => {
    const answer = await submit([{ name: 'big.pdf', type: 'application/pdf', bytes: pdf(50 * MB) }]);
    expect(answer.statusCode).toBe(200);
  });

  test('500 files are too many', async () => {
    const many = Array.from({ length: 500 }, () => ({
      name: 'a.pdf',
      type: 'application/pdf',
      bytes: pdf(20),
    }));
    const files = (await storedFiles()).length;
    expect((await submit(many)).statusCode).toBe(413);
    expect((await storedFiles()).length).toBe(files);
  });

  test('missing fields, wrong types and a cut-off form are 400, another type is 415', async () => {
    const { city: _city, ...without } = INTAKE_FIELDS;
    const missing = await submit([], without);
    expect([missing.statusCode, missing.json().issues[0].path]).toEqual([400, 'city']);
    expect((await submit([], { ...INTAKE_FIELDS, consentGiven: 'false' })).json().message).toBe(
      'You must consent to proceed',
    );
    const whole = new Request('http://localhost/', {
      method: 'POST',
      body: form([{ name: 'a.jpg', type: 'image/jpeg', bytes: jpeg }]),
    });
    const bytes = Buffer.from(await whole.arrayBuffer());
    const cut = await site.inject({
      method: 'POST',
      url: '/api/pool-intake',
      headers: { 'content-type': whole.headers.get('content-type') ?? '' },
      payload: bytes.subarray(0, bytes.length - 200),
    });
    expect(cut.statusCode).toBe(400);
    expect(
      (await site.inject({ method: 'POST', url: '/api/pool-intake', payload: INTAKE_FIELDS })).statusCode,
    ).toBe(415);
    const unbounded = await site.inject({
      method: 'POST',
      url: '/api/pool-intake',
      headers: { 'content-type': 'multipart/form-data' },
      payload: '{',
    });
    expect([unbounded.statusCode, unbounded.json().error]).toEqual([400, 'broken-form']);
  });

  test('a file that no project owns is set aside, a project’s file stays', async () => {
    await site.services.files.put(
      'intake/00000000-0000-0000-0000-000000000000/000-left',
      Buffer.from('x'),
      'text/plain',
    );
    await sweepLeftovers(site.services, -1);
    const owned = await site.services.db.execute<{ key: string }>(sql`select key from intake_files`);
    expect(owned.rows.length).toBeGreaterThan(0);
    expect((await storedFiles()).sort()).toEqual(owned.rows.map(({ key }) => basename(key)).sort());
  });
});
