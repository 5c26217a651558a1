import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { like, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEPTHS_MESSAGE } from '#domain/intake/intake-form.ts';
import { mails } from '#server/areas/mail/tables.ts';
import { compound, doc, docx } from '#server/testing/documents.ts';
import { INTAKE_FIELDS } from '#server/testing/intake-form.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';
import { DATABASES } from '../../../proof/databases.ts';
import { sweepLeftovers } from './jobs.ts';

const MB = 1024 * 1024;
const pdf = (size: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size - 9, 0x20)]);

describe.each(DATABASES)('an intake on %s', (database) => {
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

  test('one key with another field, file, name or purpose is refused and sees nothing of the first', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const survey = { name: 'survey.pdf', type: 'application/pdf', bytes: pdf(2000) };
    const fields = { ...INTAKE_FIELDS, filePurposes: '{"0":"survey"}' };
    const first = (await submit([survey], fields, key)).json();
    const [rows, files] = [await count(), (await storedFiles()).length];
    const others: [File[], Record<string, string>][] = [
      [[survey], { ...fields, fullName: 'Bea Lee' }],
      [[survey], { ...fields, filePurposes: '{"0":"sketch"}' }],
      [[survey], { ...fields, extra: 'field' }],
      [[{ ...survey, bytes: pdf(2001) }], fields],
      [[{ ...survey, bytes: Buffer.from(pdf(2000)).fill('x', 1000) }], fields],
      [[{ ...survey, name: 'plat.pdf' }], fields],
      [[{ ...survey, field: 'file_1' }], fields],
      [[survey, survey], fields],
      [[], fields],
    ];
    for (const [otherFiles, otherFields] of others) {
      const answer = await submit(otherFiles, otherFields, key);
      expect([answer.statusCode, answer.json().error]).toEqual([409, 'idempotency-conflict']);
      expect(answer.body).not.toContain(first.ticketNumber);
      expect(answer.body).not.toContain(first.statusUrl);
    }
    const reversed = Object.fromEntries(Object.entries(fields).toReversed());
    const repeat = await submit([survey], reversed, key);
    expect(repeat.headers['idempotent-replay']).toBe('true');
    expect(repeat.json()).toEqual(first);
    expect([await count(), (await storedFiles()).length]).toEqual([rows, files]);
  });

  test('one key with two contents at once makes one project, and only its sender gets the link', async () => {
    const before = await count();
    const key = { 'idempotency-key': crypto.randomUUID() };
    const answers = await Promise.all(
      ['Ann Lee', 'Bea Lee', 'Cy Lee'].map((fullName) => submit([], { ...INTAKE_FIELDS, fullName }, key)),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    expect(await count()).toBe(before + 1);
  });

  test('answers to what was not asked are not stored and not mailed, whoever sends them', async () => {
    const unasked = {
      hasHOA: 'false',
      hoaGuidelines: 'Black fences only',
      hasSpa: 'false',
      spaSize: 'large',
    };
    const { ticketNumber } = (await submit([], { ...INTAKE_FIELDS, ...unasked })).json();
    const stored = await site.services.db.execute<{ submission: Record<string, unknown> }>(
      sql`select submission from intakes where ticket_number = ${ticketNumber}`,
    );
    const { submission = {} } = stored.rows[0] ?? {};
    expect(submission).toMatchObject({ hasHOA: false, hasSpa: false, spaSpillover: false });
    expect(Object.keys(submission)).not.toContain('hoaGuidelines');
    expect(Object.keys(submission)).not.toContain('spaSize');
    const mailed = await site.services.db.execute<{ data: unknown }>(
      sql`select data from mails where data->>'ticketNumber' = ${ticketNumber}`,
    );
    expect(mailed.rows).toHaveLength(2);
    expect(JSON.stringify(mailed.rows)).not.toMatch(/Black fences|spaSize/);
  });

  test.each([
    ['targetStartDate', { targetStartDate: '2020-06-01' }, 'Please choose today or a later date'],
    ['targetStartDate', { targetStartDate: '9999-12-31' }, 'Please choose a date within the next 5 years'],
    ['deepDepth', { shallowDepth: '6', deepDepth: '5' }, DEPTHS_MESSAGE],
  ])('%s of %j is refused at the field', async (path, fields, message) => {
    const answer = await submit([], { ...INTAKE_FIELDS, ...fields });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().issues).toEqual([{ path, message }]);
  });

  test('a refused file is named by its field: two files may have one name', async () => {
    const wrong = { name: 'yard.jpg', type: 'image/jpeg', bytes: Buffer.from('not a picture') };
    const answer = await submit([{ name: 'yard.jpg', type: 'image/jpeg', bytes: jpeg }, wrong]);
    expect(answer.json().issues[0].path).toBe('file_1');
  });

  test('what was refused leaves its key free for the corrected form', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    expect((await submit([], { ...INTAKE_FIELDS, city: '' }, key)).statusCode).toBe(400);
    expect((await submit([], INTAKE_FIELDS, key)).statusCode).toBe(200);
  });

  const html = Buffer.from('<!doctype html><script>alert(1)</script>');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  const macros = docx({ 'word/vbaProject.bin': 'x' });
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
    [
      'an older document with macros',
      'c.doc',
      'application/msword',
      doc(['Macros', 'VBA']),
      415,
      'c.doc: contains macros; please save it without them.',
    ],
    ['an installer named .doc', 'd.doc', '', compound(['Setup']), 415, 'd.doc: is not what its name says.'],
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

  test('Word documents are kept byte for byte, and nothing stays aside', async () => {
    const bytes = [docx(), doc()] as const;
    const answer = await submit([
      { name: 'plan.docx', type: '', bytes: bytes[0] },
      { name: 'notes.doc', type: 'application/msword', bytes: bytes[1] },
    ]);
    expect(answer.statusCode).toBe(200);
    const rows = await site.services.db.execute<{ filename: string; sha256: string }>(
      sql`select filename, sha256 from intake_files where filename in ('plan.docx', 'notes.doc') order by filename desc`,
    );
    expect(rows.rows.map((row) => row.sha256)).toEqual(
      bytes.map((file) => createHash('sha256').update(file).digest('hex')),
    );
    expect(await readdir(join(site.dataDir, 'uploading'))).toEqual([]);
  });

  test.runIf(database === DATABASES[0])('exactly 50 MB is accepted', async () => {
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
