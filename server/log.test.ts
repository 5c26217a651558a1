import { PassThrough } from 'node:stream';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { RESULT_MAIL_PATH } from '#domain/assessment/mail-call.ts';
import { INTAKE_URL } from '#domain/intake/intake-submission.ts';
import { causeOf } from '#server/log.ts';
import { INTAKE_FIELDS } from '#server/testing/intake-form.ts';
import { STAFF, startTestSite, type TestSite } from '#server/testing/site.ts';

// Whatever breaks, the log says where and of which kind, and nothing of what anybody wrote.

const MARK = 'zanzibar';
const EMAIL = `${MARK}@example.com`;

const lines: string[] = [];
const logTo = new PassThrough().on('data', (chunk: Buffer) => lines.push(chunk.toString()));
const console_ = (['log', 'warn', 'error', 'info', 'debug'] as const).map((name) =>
  vi
    .spyOn(console, name)
    .mockImplementation((...said) => void lines.push(`${JSON.stringify(said.map(String))}\n`)),
);
let site: TestSite;
let cookie: string;

beforeAll(async () => {
  site = await startTestSite({ logTo });
  cookie = await site.signIn();
});
afterAll(async () => {
  await site.close();
  for (const spy of console_) spy.mockRestore();
});

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  site.inject({ method: 'POST', url, payload, headers });

const intake = () => {
  const body = new FormData();
  const fields = { ...INTAKE_FIELDS, email: EMAIL, fullName: MARK, specialRequests: MARK };
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return new Request('http://localhost', { method: 'POST', body });
};

const CONTACT = { firstName: MARK, lastName: MARK, email: EMAIL, details: MARK, phone: '4075550100' };
const ESTIMATE = {
  email: EMAIL,
  size: 'medium',
  type: 'freeform',
  material: 'concrete',
  features: '[]',
  location: 'florida',
  timeline: '3months',
  estimatedCost: 55000,
};

// Each area's call with somebody's data in it, and the table that is gone when it comes.
const BROKEN: [area: string, table: string, call: () => Promise<{ statusCode: number }>][] = [
  ['contact', 'inquiries', () => post('/api/send-email', CONTACT)],
  ['estimate', 'estimates', () => post('/api/cost-calculation', ESTIMATE)],
  ['design', 'designs', () => post('/api/ai-design-process', { transcript: `A pool for ${MARK}` })],
  ['design link', 'designs', () => site.inject({ url: `/api/designs/${'a'.repeat(22)}?words=${MARK}` })],
  [
    'assessment',
    'mails',
    () => post(RESULT_MAIL_PATH, { email: EMAIL, assessment: { kind: 'safety', answers: {} } }),
  ],
  [
    'intake',
    'intakes',
    async () => {
      const request = intake();
      return site.inject({
        method: 'POST',
        url: INTAKE_URL,
        headers: { 'content-type': request.headers.get('content-type') ?? '' },
        payload: Buffer.from(await request.arrayBuffer()),
      });
    },
  ],
  [
    'project status',
    'intakes',
    () => site.inject({ url: '/api/intakes/status', headers: { 'x-intake-key': `${MARK}-secret` } }),
  ],
  ['console search', 'inquiries', () => staff(`/api/staff/lists/inquiries?search=${MARK}`)],
  ['console person', 'inquiries', () => post('/api/staff/people/look-up', { email: EMAIL }, { cookie })],
  [
    'console erasing',
    'mail_suppressions',
    () => post('/api/staff/people/erase', { email: EMAIL }, { cookie }),
  ],
  ['sign-in', 'staff_users', () => post('/api/auth/sign-in/email', { email: EMAIL, password: MARK })],
];
const staff = (url: string) => site.inject({ url, headers: { cookie } });

describe('a failed query', () => {
  test.each(BROKEN)(
    'of %s tells the log its kind and place, never its values',
    async (_area, table, call) => {
      await site.services.db.execute(sql.raw(`alter table ${table} rename to ${table}_gone`));
      lines.length = 0;
      try {
        expect((await call()).statusCode).toBeGreaterThanOrEqual(400);
      } finally {
        await site.services.db.execute(sql.raw(`alter table ${table}_gone rename to ${table}`));
      }
      const said = lines.join('');
      expect(said).toMatch(/42P01|Error/);
      expect(said).not.toContain(MARK);
      expect(said).not.toMatch(/select |insert |params/i);
    },
  );
});

test('a value that no column takes is not repeated either', async () => {
  lines.length = 0;
  const failing = [
    sql`select ${MARK}::uuid`,
    sql`select ${`{"${MARK}`}::jsonb`,
    sql`insert into mail_suppressions (address, reason) values (${EMAIL}, ''), (${EMAIL}, '')`,
  ];
  for (const statement of failing) {
    const cause = await site.services.db.execute(statement).catch((error: unknown) => error);
    site.services.log.error({ cause }, 'tried');
    site.services.log.error({ err: cause }, 'tried');
    site.services.log.error(cause, 'tried');
  }
  expect(lines).toHaveLength(9);
  expect(lines.join('')).not.toContain(MARK);
});

test('errors that quote their input or name a mailbox are told without it', () => {
  const quoting = () => JSON.parse(`${MARK}`);
  const parsed = (() => {
    try {
      return quoting();
    } catch (error) {
      return error;
    }
  })();
  for (const error of [
    parsed,
    new Error('the picture failed', { cause: parsed }),
    new Error(`550 <${EMAIL}> unknown`),
  ]) {
    const { message, stack } = causeOf(error);
    expect(message + stack).not.toContain(MARK);
    expect(stack).toContain('at ');
  }
  expect(causeOf(new Error('a design was not stored')).message).toBe('a design was not stored');
});

test('an address with a line break in it makes no line of its own in the log', async () => {
  lines.length = 0;
  const forged = `https://evil.example/${MARK}\n{"level":30,"msg":"${MARK}"}`;
  for (const name of ['callbackURL', 'redirectTo', 'errorCallbackURL', 'newUserCallbackURL']) {
    await post('/api/auth/sign-in/email', { ...STAFF, [name]: forged });
    await post('/api/auth/request-password-reset', { email: STAFF.email, [name]: forged });
    await site.inject({ url: `/api/auth/reset-password/x?${name}=${encodeURIComponent(forged)}` });
  }
  await post('/api/auth/sign-in/email', { email: EMAIL, password: MARK.repeat(2) });
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines.join('').trim().split('\n')) expect(() => JSON.parse(line)).not.toThrow();
  expect(lines.join('')).not.toContain(MARK);
});

test('no call writes its query or its words into the log when all goes well', async () => {
  lines.length = 0;
  await post('/api/send-email', CONTACT);
  await post('/api/ai-design-process', { transcript: `A pool for ${MARK}` });
  await site.inject({ url: `/api/openapi.json?x=${MARK}` });
  await site.inject({ url: `/ai-3d-design?words=${MARK}` });
  await site.inject({ url: `/api/${MARK}` });
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.join('')).not.toContain(MARK);
});
