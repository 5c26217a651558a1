import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type BookingView, CALL_KEY_HEADER } from '#domain/booking/booking.ts';
import { mails } from '#server/areas/mail/tables.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';
import { remindOfCalls } from './reminders.ts';
import { bookings } from './tables.ts';

const HOUR = 60 * 60_000;
const VISITORS = 16;

describe.each(['postgres', 'pglite'] as const)('calls on %s', (database) => {
  let site: TestSite;
  let cookie: string;
  beforeAll(async () => {
    site = await startTestSite({ database });
    cookie = await site.signIn();
  });
  afterAll(() => site.close());

  const freeNow = async () =>
    (await site.inject({ url: '/api/bookings/slots' })).json<{ slots: string[] }>().slots;
  const book = (startsAt: string | undefined, email = `${crypto.randomUUID()}@example.com`) =>
    site.inject({
      method: 'POST',
      url: '/api/bookings',
      payload: {
        form: { name: 'Ada', email, way: 'phone', phone: '407 555 0100', details: '' },
        startsAt,
        zone: 'Europe/Paris',
      },
    });
  const staffPost = (url: string, payload: object) =>
    site.inject({ method: 'POST', url: `/api/staff/${url}`, headers: { cookie }, payload });
  const remindersOf = async (id: string) =>
    (await site.services.db.select().from(mails).where(eq(mails.aboutId, id)))
      .map(({ template, subject }) => `${template}${subject.includes('soon') ? ' soon' : ''}`)
      .filter((name) => name.includes('reminder'))
      .toSorted();

  test('of many visitors at once exactly one gets the time, and the others are told what is left', async () => {
    const slots = await freeNow();
    const answers = await Promise.all(Array.from({ length: VISITORS }, () => book(slots[2])));
    const won = answers.filter(({ statusCode }) => statusCode === 200);
    const lost = answers.filter(({ statusCode }) => statusCode === 409);
    expect([won.length, lost.length]).toEqual([1, VISITORS - 1]);
    for (const answer of lost) expect(answer.json()).toMatchObject({ error: 'slot-taken' });
    // Whoever takes the next one that was told gets it; two that move to the same time do not both.
    const next: string = lost[0]?.json().slots[0];
    expect(next).toBe(slots[3]);
    const second = await book(next);
    expect(second.statusCode).toBe(200);
    const ids = [won[0], second].map((answer) => answer?.json<{ booking: BookingView }>().booking.id);
    const moves = await Promise.all(
      ids.map((id) => staffPost(`bookings/${id}/move`, { startsAt: slots[6], zone: '' })),
    );
    expect(moves.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const rows = await site.services.db.select().from(bookings).where(eq(bookings.state, 'booked'));
    expect(rows).toHaveLength(2);
    // The constraint holds whatever the program does.
    const [row] = rows;
    if (!row) throw new Error('a call');
    const copy = { ...row, id: crypto.randomUUID(), accessHash: 'other' };
    await expect(site.services.db.insert(bookings).values(copy)).rejects.toThrow();
  });

  test('an erased person’s call is free again', async () => {
    const [slot] = (await freeNow()).slice(20);
    const email = 'erased@example.com';
    await book(slot, email);
    expect(await freeNow()).not.toContain(slot);
    const { erased } = (await staffPost('people/erase', { email })).json();
    expect(erased.bookings).toBe(1);
    expect(await freeNow()).toContain(slot);
  });

  test('a burst waits outside the database, and what is too much is sent away for a moment', async () => {
    const [slot] = (await freeNow()).slice(30);
    const { pool } = site.services.database;
    const burst = Promise.all(Array.from({ length: 100 }, () => book(slot)));
    await vi.waitFor(() => expect(pool.totalCount - pool.idleCount).toBeGreaterThan(0));
    expect(pool.waitingCount).toBe(0);
    const answers = await burst;
    const count = (status: number) => answers.filter(({ statusCode }) => statusCode === status).length;
    expect([count(200), count(409) + count(503)]).toEqual([1, 99]);
    const [busy] = answers.filter(({ statusCode }) => statusCode === 503);
    expect(busy?.json()).toMatchObject({ error: 'calls-busy' });
    expect(Number(busy?.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('a call marked as spam is free again without a word, its link opens nothing, and it stays canceled', async () => {
    const [slot] = (await freeNow()).slice(25);
    const { booking, key } = (await book(slot)).json<{ booking: BookingView; key: string }>();
    const { db } = site.services;
    const isAbout = eq(mails.aboutId, booking.id);
    await db
      .update(mails)
      .set({ state: 'queued', nextAttemptAt: new Date(Date.now() + 600_000) })
      .where(isAbout);
    const mark = (status: string) =>
      site.inject({
        method: 'PATCH',
        url: '/api/staff/lists/bookings',
        headers: { cookie },
        payload: { ids: [booking.id], status },
      });
    expect((await mark('spam')).statusCode).toBe(200);
    expect(await freeNow()).toContain(slot);
    expect(await db.select().from(mails).where(isAbout)).toEqual([]);
    const headers = { [CALL_KEY_HEADER]: key };
    expect((await site.inject({ url: '/api/booking', headers })).statusCode).toBe(404);
    const payload = { startsAt: slot, zone: '' };
    const moved = await site.inject({ method: 'POST', url: '/api/booking/move', headers, payload });
    expect(moved.statusCode).toBe(404);
    await mark('new');
    expect((await site.inject({ url: '/api/booking', headers })).json()).toMatchObject({ state: 'canceled' });
    expect(await freeNow()).toContain(slot);
  });

  test('a call is reminded of once a day and once an hour before, whoever is killed in between; never after it began', async () => {
    const { services } = site;
    const slot = (await freeNow()).at(-1) ?? '';
    const { id } = (await book(slot)).json<{ booking: BookingView }>().booking;
    const lookAhead = (hours: number) => remindOfCalls(services, new Date(Date.parse(slot) - hours * HOUR));
    await lookAhead(24.5);
    expect(await remindersOf(id)).toEqual([]);
    vi.spyOn(services.mail, 'queueInTransaction').mockRejectedValueOnce(new Error('killed'));
    await expect(lookAhead(23.9)).rejects.toThrow('killed');
    await Promise.all([lookAhead(23.8), lookAhead(23.8)]);
    await lookAhead(20);
    expect(await remindersOf(id)).toEqual(['booking-reminder']);
    await Promise.all([lookAhead(0.9), lookAhead(0.9)]);
    await lookAhead(0.5);
    const both = ['booking-reminder', 'booking-reminder soon', 'booking-reminder-notice soon'];
    expect(await remindersOf(id)).toEqual(both);
    await lookAhead(-0.1);
    expect(await remindersOf(id)).toEqual(both);
    // One that could not leave in time is not sent any more.
    const [sent] = await services.db.select().from(mails).where(eq(mails.template, 'booking-reminder'));
    const data = { ...Object(sent?.data), startsAt: '2026-01-05T15:00:00.000Z' };
    const late = services.mail.queue({
      template: 'booking-reminder',
      data,
      to: { address: 'l@example.com' },
      subject: '',
    });
    await services.db.insert(mails).values(late);
    await services.mail.tryNow(late.id);
    const [kept] = await services.db.select().from(mails).where(eq(mails.id, late.id));
    expect(kept).toMatchObject({ state: 'failed', lastError: 'it was too late for this email' });
  });

  test('a call booked or moved shortly before is not reminded of, nor is one that was canceled', async () => {
    const { services } = site;
    const [slot] = (await freeNow()).slice(-2);
    const { id } = (await book(slot)).json<{ booking: BookingView }>().booking;
    const soon = Date.now() + 1.5 * HOUR;
    await staffPost(`bookings/${id}/move`, { startsAt: new Date(soon).toISOString(), zone: '' });
    await remindOfCalls(services, new Date(soon - HOUR / 2));
    expect(await remindersOf(id)).toEqual([]);
    const [far = ''] = (await freeNow()).slice(-3);
    const other = (await book(far)).json<{ booking: BookingView }>().booking;
    await staffPost(`bookings/${other.id}/cancel`, {});
    await remindOfCalls(services, new Date(Date.parse(far) - HOUR / 2));
    expect(await remindersOf(other.id)).toEqual([]);
  });
});
