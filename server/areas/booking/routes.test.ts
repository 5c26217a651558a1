import { afterAll, beforeAll, expect, test } from 'vitest';
import { CALL_KEY_HEADER } from '#domain/booking/booking.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const FORM = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  way: 'phone',
  phone: '(407) 555-0100',
  details: '',
};

const freeNow = async () => {
  const answer = await site.inject({ url: '/api/bookings/slots' });
  return answer.json<{ slots: string[]; zone: string; minutes: number }>();
};
const book = (startsAt: string | undefined, more: object = {}, headers: Record<string, string> = {}) =>
  site.inject({
    method: 'POST',
    url: '/api/bookings',
    headers,
    payload: { form: FORM, startsAt, zone: 'America/Denver', ...more },
  });
const withKey = (key: string, method: 'GET' | 'POST', url: string, payload?: object) =>
  site.inject({ method, url, headers: { [CALL_KEY_HEADER]: key }, ...(payload ? { payload } : {}) });

test('a call is booked, seen, moved and canceled by its private link, and its time is free again', async () => {
  const { slots } = await freeNow();
  const booked = await book(slots[3]);
  expect(booked.json()).toMatchObject({ booking: { startsAt: slots[3], changeable: true } });
  const { key } = booked.json<{ key: string }>();
  expect((await freeNow()).slots).not.toContain(slots[3]);
  const moved = await withKey(key, 'POST', '/api/booking/move', { startsAt: slots[5], zone: 'Asia/Tokyo' });
  expect(moved.json()).toMatchObject({ startsAt: slots[5], zone: 'Asia/Tokyo' });
  const file = await withKey(key, 'GET', '/api/booking/call.ics');
  expect(file.body).toContain('SEQUENCE:1');
  const canceled = await withKey(key, 'POST', '/api/booking/cancel', {});
  expect(canceled.json()).toMatchObject({ state: 'canceled', canceledBy: 'visitor', changeable: false });
  expect((await freeNow()).slots).toContain(slots[5]);
});
