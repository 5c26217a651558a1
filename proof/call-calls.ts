import * as z from 'zod';
import { bookedSchema, freeSlotsSchema } from '#domain/booking/booking.ts';

export const freeSlots = async (url: string) =>
  z.parse(freeSlotsSchema, await (await fetch(`${url}/api/bookings/slots`)).json()).slots;

/** Somebody in Sydney who needs no browser. */
export const bookCallAt = async (url: string, startsAt: string, name: string) => {
  const email = `${name.toLowerCase()}-${Date.now()}@example.com`;
  const form = { name, email, way: 'phone', phone: '+61 2 5550 0199', details: 'A lap pool.' };
  const answer = await fetch(`${url}/api/bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ form, startsAt, zone: 'Australia/Sydney' }),
  });
  return z.parse(bookedSchema, await answer.json());
};

/** The key of a call at the last free time. */
export const bookCall = async (url: string): Promise<string> =>
  (await bookCallAt(url, (await freeSlots(url)).at(-1) ?? '', 'Audit')).key;
