import { createHmac } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CALL_KEY_HEADER } from '#domain/booking/booking.ts';
import type { Db } from '#server/database/database.ts';
import { keptSecret } from '#server/database/kept-secret.ts';
import { sha256 } from '#server/identifiers.ts';
import { notFound } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import { bookings } from './tables.ts';

// The private link of a call, derived as a project's is (decision 030): any mail can carry it and no row holds it.

export type Booking = typeof bookings.$inferSelect;

export interface CallKeys {
  callKeyOf(bookingId: string): string;
}

export const openCallKeys = async (db: Db): Promise<CallKeys> => {
  const secret = await keptSecret(db, 'call-links');
  return { callKeyOf: (bookingId) => createHmac('sha256', secret).update(bookingId).digest('base64url') };
};

// What staff have marked as spam is nobody's any more.
const findByKey = async (db: Db, key: string): Promise<Booking | undefined> =>
  (
    await db
      .select()
      .from(bookings)
      .where(and(eq(bookings.accessHash, sha256(key)), ne(bookings.status, 'spam')))
      .limit(1)
  )[0];

/** Every route registered after this one is for whoever holds a call's link. Asked before what was sent is looked at. */
export const requireCall = (app: FastifyInstance, { db }: Services) => {
  app.decorateRequest('call');
  app.addHook('preValidation', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const sent = request.headers[CALL_KEY_HEADER];
    const booking = await findByKey(db, typeof sent === 'string' ? sent : '');
    if (!booking) throw notFound('This link does not match a call.');
    request.setDecorator('call', booking);
  });
};

export const callOf = (request: FastifyRequest) => request.getDecorator<Booking>('call');
