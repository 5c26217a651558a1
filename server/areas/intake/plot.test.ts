import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { FEATURES } from '#domain/design/features.ts';
import type { DesignOnPlot } from '#domain/design/on-plot.ts';
import { intakePlotText } from '#domain/intake/intake-plot.ts';
import { INTAKE_URL } from '#domain/intake/intake-submission.ts';
import { largestSite } from '#domain/plot/largest-plot.ts';
import { samplePlot } from '#domain/plot/sample-plot.ts';
import { withoutNotes } from '#domain/plot/site.ts';
import { ROOM_KEY_HEADER, ROOM_URL } from '#domain/project/room.ts';
import { BODY_LIMITS } from '#server/limits.ts';
import { INTAKE_FIELDS } from '#server/testing/intake-form.ts';
import { readOutbox } from '#server/testing/outbox.ts';
import { multipart } from '#server/testing/project.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';

// An intake that brings the plot its sender drew.

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const place = { x: 30, y: 60, turnDeg: 0, levelFt: null };
const DRAWN: DesignOnPlot = { ...DEFAULT_DESIGN, site: { plot: samplePlot(), place } };

const send = async (fields: Record<string, string>, more: Record<string, string> = {}) => {
  const { headers, payload } = await multipart({ ...INTAKE_FIELDS, ...fields });
  return site.inject({ method: 'POST', url: INTAKE_URL, headers: { ...headers, ...more }, payload });
};

test('it reaches staff whole, the room without its notes, the studio’s mail in a line, and the client’s only by name', async () => {
  const email = 'plot@example.com';
  const answer = await send({ email, plot: intakePlotText(DRAWN) });
  expect(answer.statusCode).toBe(200);
  const { ticketNumber, statusUrl } = answer.json();

  const cookie = await site.signIn();
  const listed = await site.inject({ url: `/api/staff/lists/intakes?search=${email}`, headers: { cookie } });
  const [item] = listed.json().items;
  expect(JSON.parse(item.submission.plot)).toEqual(DRAWN);

  const key = String(statusUrl).split('#')[1] ?? '';
  const room = await site.inject({ url: ROOM_URL, headers: { [ROOM_KEY_HEADER]: key.replace(/^.*=/, '') } });
  expect(room.json().plot).toEqual({ ...DRAWN, site: { place, plot: withoutNotes(samplePlot()) } });

  await site.services.mail.sweep();
  const letters = (await readOutbox(site.dataDir)).filter(({ subject }) => subject?.includes(ticketNumber));
  const textOf = (toClient: boolean) =>
    letters.find(({ to }) => (to?.[0]?.address === email) === toClient)?.text ?? '';
  expect(textOf(false)).toContain('7,400 sq ft, house, 2 trees; pool 19 ft from the house');
  expect(textOf(false)).toContain('From the client’s own drawing, lengths as typed. Not a survey.');
  expect(textOf(true)).toContain('Your drawing of the yard came with it.');
  expect(textOf(true)).not.toMatch(/7,400|easement|city code/);
  const kept = await site.services.db.execute(
    sql`select data::text as data from mails where about_id = ${item.id}`,
  );
  expect(JSON.stringify(kept.rows)).not.toContain('Utility easement');

  const csv = await site.inject({ url: '/api/staff/lists/intakes/csv', headers: { cookie } });
  expect(csv.body).toContain('Utility easement');
  const person = { method: 'POST', headers: { cookie }, payload: { email } } as const;
  expect((await site.inject({ ...person, url: '/api/staff/people/export' })).body).toContain(
    'Utility easement',
  );
  await site.inject({ ...person, url: '/api/staff/people/erase' });
  const left = await site.services.db.execute(sql`
    select (select count(*)::int from intakes where email = ${email}) as intakes,
           (select count(*)::int from mails where data::text like '%areaSqFt%') as mails`);
  expect(left.rows).toEqual([{ intakes: 0, mails: 0 }]);
});

test('the same submission with another plot is another submission', async () => {
  const key = { 'idempotency-key': crypto.randomUUID() };
  const email = 'twice@example.com';
  const first = await send({ email, plot: intakePlotText(DRAWN) }, key);
  const again = await send({ email, plot: intakePlotText(DRAWN) }, key);
  expect(again.json().ticketNumber).toBe(first.json().ticketNumber);
  const turned = { ...DRAWN, site: { ...DRAWN.site, place: { ...place, turnDeg: 90 } } };
  expect((await send({ email, plot: intakePlotText(turned) }, key)).statusCode).toBe(409);
});

test('the largest plot is taken; a bad one is refused at its field, and no other field may be as long', async () => {
  const largest = intakePlotText({ ...DRAWN, features: [...FEATURES], site: largestSite() });
  expect((await send({ email: 'large@example.com', plot: largest })).statusCode).toBe(200);
  for (const plot of ['{', '[]', JSON.stringify(DEFAULT_DESIGN), '9'.repeat(81_000)]) {
    const refused = await send({ plot });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().issues).toEqual([
      { path: 'plot', message: expect.stringContaining('drawing of the yard') },
    ]);
  }
  const tooLong: Record<string, string>[] = [
    { plot: 'x'.repeat(BODY_LIMITS.design + 1) },
    { city: 'x'.repeat(BODY_LIMITS.intakeField + 1) },
  ];
  for (const fields of tooLong) expect((await send(fields)).statusCode).toBe(413);
});
