import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { DEFAULT_CONTENT } from '#content/default-content.ts';
import { type BookingView, CALL_KEY_HEADER, callLink } from '#domain/booking/booking.ts';
import { momentIn } from '#domain/booking/local-time.ts';
import { ROOM_KEY_HEADER } from '#domain/project/room.ts';
import { mails } from '#server/areas/mail/tables.ts';
import { CALLS } from '#server/limits.ts';
import { sendIntake } from '#server/testing/clients.ts';
import { readOutbox } from '#server/testing/outbox.ts';
import { originalOf, publishDocument } from '#server/testing/publish.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';
import { bookings } from './tables.ts';

let site: TestSite;
let cookie: string;
beforeAll(async () => {
  site = await startTestSite();
  cookie = await site.signIn();
});
afterAll(() => site.close());

const FORM = { name: 'Ada Lovelace', way: 'phone', phone: '(407) 555-0100', details: 'Where the spa goes' };
const anybody = () => `${crypto.randomUUID()}@example.com`;

const freeNow = async () =>
  (await site.inject({ url: '/api/bookings/slots' })).json<{ slots: string[]; zone: string }>().slots;
const book = (
  startsAt: string | undefined,
  form: object = {},
  more: object = {},
  headers: Record<string, string> = {},
) =>
  site.inject({
    method: 'POST',
    url: '/api/bookings',
    headers,
    payload: {
      form: { ...FORM, email: anybody(), ...form },
      startsAt,
      zone: 'America/Denver',
      ...more,
    },
  });
const booked = async (...given: Parameters<typeof book>) =>
  (await book(...given)).json<{ booking: BookingView; key: string }>();
const withKey = (key: string, method: 'GET' | 'POST', url: string, payload?: object) =>
  site.inject({ method, url, headers: { [CALL_KEY_HEADER]: key }, ...(payload ? { payload } : {}) });
const byStaff = (id: string, action: 'move' | 'cancel', payload: object) =>
  site.inject({ method: 'POST', url: `/api/staff/bookings/${id}/${action}`, headers: { cookie }, payload });
const rowOf = async (id: string) =>
  (await site.services.db.select().from(bookings).where(eq(bookings.id, id)))[0];
/** Once there are as many to the visitor, and as many to ourselves. */
const mailsOf = (email: string, count: number) =>
  vi.waitFor(async () => {
    const { visitor, studio } = await readMailsOf(email);
    expect([visitor.length, studio.length]).toEqual([count, count]);
    return { visitor, studio };
  }, 30_000);
const readMailsOf = async (email: string) => {
  await site.services.mail.sweep();
  const all = await readOutbox(site.dataDir);
  const isTheirs = (mail: (typeof all)[number]) => mail.to?.some(({ address }) => address === email);
  return {
    visitor: all.filter(isTheirs),
    studio: all.filter((mail) => !isTheirs(mail) && mail.replyTo?.some(({ address }) => address === email)),
  };
};
const calendarOf = (mail: { attachments: { content: string | ArrayBuffer | Uint8Array }[] } | undefined) => {
  const content = mail?.attachments[0]?.content ?? '';
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  return text.replaceAll('\r\n ', '');
};

test('a call is booked, moved and canceled by its private link; both sides get it into their calendars and out', async () => {
  const slots = await freeNow();
  const [first = '', second = ''] = [slots[3], slots[5]];
  const email = anybody();
  const { booking, key } = await booked(first, { email });
  expect(booking).toMatchObject({
    startsAt: first,
    state: 'booked',
    changeable: true,
    zone: 'America/Denver',
  });
  expect(await freeNow()).not.toContain(first);
  const moved = await withKey(key, 'POST', '/api/booking/move', { startsAt: second, zone: 'Asia/Tokyo' });
  expect(moved.json()).toMatchObject({ startsAt: second, zone: 'Asia/Tokyo' });
  await mailsOf(email, 2);
  // Pressed twice.
  await withKey(key, 'POST', '/api/booking/move', { startsAt: second, zone: 'Asia/Tokyo' });
  const file = await withKey(key, 'GET', '/api/booking/call.ics');
  expect(file.headers['content-type']).toContain('text/calendar');
  const reason = 'We are away that week';
  const canceled = await withKey(key, 'POST', '/api/booking/cancel', { reason });
  expect(canceled.json()).toMatchObject({ state: 'canceled', canceledBy: 'visitor', changeable: false });
  await withKey(key, 'POST', '/api/booking/cancel', {});
  expect(await freeNow()).toContain(second);
  const late = await withKey(key, 'POST', '/api/booking/move', { startsAt: first, zone: '' });
  expect(late.json()).toMatchObject({ error: 'call-canceled' });

  const { visitor, studio } = await mailsOf(email, 3);
  const about = (word: string) => visitor.find(({ subject }) => subject?.includes(word));
  expect(about('booked')?.text).toContain(momentIn('America/Denver', first));
  expect(about('booked')?.text).toContain(callLink('http://localhost:3000', key));
  expect(about('new time')?.text).toContain(momentIn('Asia/Tokyo', second));
  for (const mail of visitor) {
    expect(mail.raw + calendarOf(mail)).not.toMatch(/Lovelace|555-0100|spa goes|away that week/);
    expect(calendarOf(mail)).toContain(`UID:${booking.id}@localhost`);
    expect(calendarOf(mail)).not.toContain(key);
  }
  expect(visitor.filter((mail) => calendarOf(mail).includes('METHOD:REQUEST'))).toHaveLength(2);
  expect(calendarOf(about('canceled'))).toMatch(/METHOD:CANCEL.*SEQUENCE:2.*STATUS:CANCELLED/s);
  const notice = studio.find(({ subject }) => subject?.startsWith('Call canceled'));
  expect(notice?.text).toContain(reason);
  expect(notice?.text).toContain(momentIn('America/New_York', second));
  expect(calendarOf(notice)).toContain('Ada Lovelace');
});

test('what the rules do not offer is refused with what is left; so is another way, and too many calls of one address', async () => {
  const slots = await freeNow();
  const [wanted = '', next] = [slots[8], slots[9]];
  await book(wanted);
  const at = (moment: number) => new Date(moment).toISOString();
  for (const other of [
    wanted,
    at(Date.parse(wanted) + 60_000),
    at(Date.now() + 60_000),
    '2020-01-06T15:00:00Z',
  ]) {
    const refused = await book(other);
    expect([other, refused.statusCode, refused.json().error]).toEqual([other, 409, 'slot-taken']);
    expect(refused.json().slots.length).toBeGreaterThan(0);
  }
  expect((await book(wanted)).json().slots[0]).toBe(next);
  expect((await book(slots[10], { phone: '' })).json().issues[0].path).toBe('form.phone');
  expect((await book(slots[10], { details: 'x'.repeat(100_000) })).statusCode).toBe(413);
  // One mailbox, however it is spelled.
  const email = anybody();
  for (const [tag, slot] of slots.slice(12, 15).entries())
    expect((await book(slot, { email: email.replace('@', `+${tag}@`) })).statusCode).toBe(200);
  const another = (await book(slots[15], { email: email.toUpperCase() })).json();
  expect(another.error).toBe('too-many-calls');
  expect(another.message).not.toContain('address');

  const rules = originalOf('booking');
  await publishDocument(site.services, 'booking', { ...rules, ways: { phone: true, video: false } });
  expect((await book(slots[16], { way: 'video' })).json().issues[0].path).toBe('form.way');
  const always = [{ from: 'Mo', to: 'Su', opens: '00:00', closes: '23:50' }];
  const endless = { ...rules, hours: always, minutes: 10, bufferMinutes: 0, daysAhead: 180 };
  await publishDocument(site.services, 'booking', endless);
  expect(await freeNow()).toHaveLength(CALLS.told);
  await publishDocument(site.services, 'booking', { ...rules, open: false });
  expect(await freeNow()).toEqual([]);
  expect((await book(slots[16])).json()).toMatchObject({ error: 'slot-taken', slots: [] });
  await publishDocument(site.services, 'booking', rules);
});

test('sent again with its key it is one call; a filled trap is refused in words; odd zones and designs are left out', async () => {
  const slots = await freeNow();
  const again = { 'idempotency-key': crypto.randomUUID() };
  const form = { email: anybody() };
  const first = await book(slots[20], form, {}, again);
  const repeated = await book(slots[20], form, {}, again);
  expect(repeated.json().booking.id).toBe(first.json().booking.id);
  const trapped = await book(slots[21], form, { website: 'https://spam.example' });
  expect([trapped.statusCode, trapped.json().message]).toEqual([
    400,
    expect.stringContaining('reload the page'),
  ]);
  expect(await freeNow()).toContain(slots[21]);
  const odd = await booked(slots[22], {}, { zone: 'Mars/Base', design: 'nothing' });
  expect(odd.booking).toMatchObject({ zone: 'America/New_York', design: null });
  const shouted = await booked(slots[23], {}, { zone: 'aMERICA/dENVER' });
  expect(shouted.booking.zone).toBe('America/Denver');
  expect((await mailsOf(form.email, 1)).visitor).toHaveLength(1);
});

test('from a room it joins that project; by its address alone a project is linked for staff, and nothing is told', async () => {
  const slots = await freeNow();
  const email = anybody();
  const { key } = await sendIntake(site, { email });
  const byRoom = await booked(slots[25], {}, {}, { [ROOM_KEY_HEADER]: key });
  const byAddress = await booked(slots[26], { email: email.toUpperCase() });
  const [one, other] = [await rowOf(byRoom.booking.id), await rowOf(byAddress.booking.id)];
  expect(one?.projectId).toBeTruthy();
  expect(other?.projectId).toBe(one?.projectId);
  expect(JSON.stringify(byAddress)).not.toContain(String(one?.projectId));
});

test('staff see the week, move to any free time and cancel with a reason; strangers see nothing', async () => {
  const slots = await freeNow();
  const email = anybody();
  const { booking } = await booked(slots[30], { email, way: 'video' });
  const evening = new Date(Date.parse(booking.startsAt) + 11 * 60 * 60_000).toISOString();
  const moved = await byStaff(booking.id, 'move', { startsAt: evening, zone: 'Asia/Tokyo' });
  expect(moved.json()).toMatchObject({ startsAt: evening, zone: 'America/Denver', status: 'new' });
  const query = new URLSearchParams({
    from: evening,
    to: new Date(Date.parse(evening) + 1000).toISOString(),
  });
  const week = await site.inject({ url: `/api/staff/bookings?${query}`, headers: { cookie } });
  expect(week.json().rules).toMatchObject({ open: true, zone: 'America/New_York', daysOff: [] });
  expect(week.json().items.map(({ id }: { id: string }) => id)).toEqual([booking.id]);
  await mailsOf(email, 2);
  const other = await booked(slots[31], { name: 'Grace Hopper' });
  const soonAfter = new Date(Date.parse(other.booking.startsAt) + 60_000).toISOString();
  const clash = await byStaff(booking.id, 'move', { startsAt: soonAfter, zone: '' });
  expect(clash.json()).toMatchObject({ error: 'slot-taken' });
  expect(clash.json().message).toContain(
    `Grace Hopper is in the way: ${momentIn('America/New_York', other.booking.startsAt)}`,
  );
  await byStaff(booking.id, 'cancel', { reason: 'The office is flooded' });
  const { visitor } = await mailsOf(email, 3);
  expect(visitor.map(({ subject }) => subject?.split(':')[0]).toSorted()).toEqual([
    'We canceled your call',
    'We moved your call',
    'Your call is booked',
  ]);
  const { videoLater } = DEFAULT_CONTENT.booking.BOOKING_MAILS.ways;
  const about = (word: string) => visitor.find(({ subject }) => subject?.includes(word))?.text;
  expect(about('booked')).toContain(videoLater);
  expect(about('canceled')).toContain('office is flooded');
  expect(about('canceled')).not.toContain(videoLater);
  expect((await site.inject({ url: `/api/staff/bookings?${query}` })).statusCode).toBe(401);
  expect((await withKey('no-key', 'GET', '/api/booking')).statusCode).toBe(404);
  expect((await site.inject({ url: '/api/booking/call.ics' })).statusCode).toBe(404);
});

test('a link moves its call a few times a day, staff as often as they like; of mails that wait the newest stays', async () => {
  const slots = await freeNow();
  const [one = '', other = ''] = slots.slice(40);
  const { booking, key } = await booked(slots[42]);
  const move = async (startsAt: string) =>
    (await withKey(key, 'POST', '/api/booking/move', { startsAt, zone: '' })).json();
  for (let turn = 0; turn < CALLS.movesADay; turn += 1) {
    // What is refused does not count.
    expect(await move('2020-01-06T15:00:00Z')).toMatchObject({ error: 'slot-taken' });
    expect(await move(turn % 2 ? one : other)).toMatchObject({ state: 'booked' });
  }
  expect(await move(one)).toMatchObject({
    error: 'too-many-moves',
    message: expect.stringContaining('call us'),
  });
  expect((await byStaff(booking.id, 'move', { startsAt: one, zone: '' })).statusCode).toBe(200);
  const { db } = site.services;
  const isAbout = eq(mails.aboutId, booking.id);
  // One that is just being sent would be called sent again: first all have left.
  await vi.waitFor(async () => {
    await site.services.mail.sweep();
    const states = (await db.select().from(mails).where(isAbout)).map(({ state }) => state);
    expect([...new Set(states)]).toEqual(['saved']);
  }, 30_000);
  await db
    .update(mails)
    .set({ state: 'queued', nextAttemptAt: new Date(Date.now() + 600_000) })
    .where(isAbout);
  await byStaff(booking.id, 'move', { startsAt: other, zone: '' });
  expect((await db.select().from(mails).where(isAbout)).map(({ template }) => template).toSorted()).toEqual([
    'booking-mail',
    'booking-notice',
  ]);
  const old = await booked(slots[43]);
  await db.update(bookings).set({ sequence: CALLS.movesInAll }).where(eq(bookings.id, old.booking.id));
  const late = await withKey(old.key, 'POST', '/api/booking/move', { startsAt: slots[44], zone: '' });
  expect(late.json().error).toBe('too-many-moves');
});

test('one network books a few calls a day; what was refused does not count', async () => {
  const slots = (await freeNow()).slice(50);
  const { config } = site.services;
  const from = (startsAt: string | undefined, remoteAddress: string) =>
    site.inject({
      method: 'POST',
      url: '/api/bookings',
      remoteAddress,
      payload: { form: { ...FORM, email: anybody() }, startsAt, zone: '' },
    });
  Object.assign(config, { rateLimit: true });
  for (const slot of slots.slice(0, CALLS.perNetworkADay)) {
    expect((await from(slot, '203.0.113.77')).statusCode).toBe(200);
    expect((await from(slot, '203.0.113.77')).statusCode).toBe(409);
  }
  const refused = await from(slots[CALLS.perNetworkADay], '203.0.113.77');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3600);
  expect((await from(slots[CALLS.perNetworkADay], '203.0.113.78')).statusCode).toBe(200);
  Object.assign(config, { rateLimit: false });
});
