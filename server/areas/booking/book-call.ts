import { and, eq, gt, sql } from 'drizzle-orm';
import type { BookingRequest } from '#domain/booking/booking.ts';
import { isZone } from '#domain/booking/local-time.ts';
import type { BookingRules } from '#domain/booking/rules.ts';
import { findDesign } from '#server/areas/design/store.ts';
import type { Db } from '#server/database/database.ts';
import { sha256 } from '#server/identifiers.ts';
import { CALLS } from '#server/limits.ts';
import { Refusal } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import type { Booking } from './access.ts';
import { claimSlot, lockSlots } from './free-slots.ts';
import { mailsOnChange } from './queue-mails.ts';
import { marksFor } from './reminders.ts';
import { bookings } from './tables.ts';

export interface AskedCall {
  id: string;
  request: BookingRequest;
  /** Of the project's room from which it was asked for. */
  roomKey: string | undefined;
}

const refuseOtherWays = ({ ways }: BookingRules, { form }: BookingRequest) => {
  if (ways.includes(form.way)) return;
  const message = 'Please choose how we should meet.';
  throw new Refusal(400, 'invalid-input', message, { issues: [{ path: 'form.way', message }] });
};

const refuseTooMany = async (tx: Db, email: string) => {
  const coming = and(
    eq(sql`lower(${bookings.email})`, email.toLowerCase()),
    eq(bookings.state, 'booked'),
    gt(bookings.startsAt, new Date()),
  );
  if ((await tx.$count(bookings, coming)) >= CALLS.perAddress)
    throw new Refusal(
      409,
      'too-many-calls',
      'Several calls are booked with this address already. Please cancel one of them, or contact us.',
    );
};

const findBooking = async (tx: Db, id: string): Promise<Booking | undefined> =>
  (await tx.select().from(bookings).where(eq(bookings.id, id)).limit(1))[0];

const insertBooking = async (services: Services, tx: Db, rules: BookingRules, asked: AskedCall) => {
  const { id, request, roomKey } = asked;
  const { form, startsAt, zone, design, website } = request;
  const isSpam = Boolean(website);
  const slot = await claimSlot(tx, rules, { startsAt: Date.parse(startsAt) });
  if (!isSpam) await refuseTooMany(tx, form.email);
  const stored = design ? await findDesign({ db: tx }, design) : undefined;
  const projectId = isSpam ? null : await services.placeCall(tx, { email: form.email, roomKey });
  const [booking] = await tx
    .insert(bookings)
    .values({
      id,
      ...form,
      startsAt: new Date(slot.startsAt),
      endsAt: new Date(slot.endsAt),
      heldUntil: new Date(slot.heldUntil),
      zone: isZone(zone) ? zone : rules.zone,
      design: stored?.slug ?? null,
      projectId,
      accessHash: sha256(services.calls.callKeyOf(id)),
      ...marksFor(slot.startsAt, new Date()),
      // Kept as spam, it takes nobody's time.
      ...(isSpam ? { status: 'spam', state: 'canceled' as const } : {}),
    })
    .returning();
  if (!booking) throw new Error('a call was not stored');
  return booking;
};

/** The slot, its row and its mails, or none of them. The same request again is the call that is booked. */
export const bookCall = async (services: Services, asked: AskedCall) => {
  const rules = services.content.served.content.booking.BOOKING_RULES;
  refuseOtherWays(rules, asked.request);
  const { booking, queued } = await services.database.transaction(async (tx) => {
    await lockSlots(tx);
    const known = await findBooking(tx, asked.id);
    if (known) return { booking: known, queued: [] };
    const booking = await insertBooking(services, tx, rules, asked);
    const mails = mailsOnChange(services, booking, { event: 'booked', by: 'visitor' });
    return { booking, queued: await services.mail.queueInTransaction(tx, mails) };
  });
  const [emailSent = false] = await Promise.all(queued.map((id) => services.mail.tryNow(id)));
  return { booking, emailSent };
};
