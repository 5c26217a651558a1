import { eq, sql } from 'drizzle-orm';
import type { BookingSide } from '#domain/booking/booking.ts';
import { isZone } from '#domain/booking/local-time.ts';
import type { NewMail } from '#server/areas/mail/outbox.ts';
import { audit } from '#server/areas/staff/audit.ts';
import type { Db } from '#server/database/database.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import type { Booking } from './access.ts';
import { claimSlot, lockSlots } from './free-slots.ts';
import { dropReminders, mailsOnChange } from './queue-mails.ts';
import { marksFor } from './reminders.ts';
import { bookings } from './tables.ts';

/** Who changes which call: its visitor, or a colleague. */
interface OnCall {
  id: string;
  staffId?: string;
}

const sideOf = ({ staffId }: OnCall): BookingSide => (staffId ? 'studio' : 'visitor');

const lockCall = async (tx: Db, id: string): Promise<Booking> => {
  const [found] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('update').limit(1);
  if (!found) throw notFound('This call does not exist.');
  return found;
};

const refuseBegun = ({ startsAt }: Booking) => {
  if (startsAt.getTime() <= Date.now())
    throw new Refusal(409, 'call-begun', 'This call has begun already, so it cannot be changed.');
};

const refuseCanceled = ({ state }: Booking) => {
  if (state === 'canceled')
    throw new Refusal(409, 'call-canceled', 'This call was canceled. Please book another one.');
};

const changeCall = async (tx: Db, id: string, change: Partial<typeof bookings.$inferInsert>) => {
  await dropReminders(tx, id);
  const [changed] = await tx
    .update(bookings)
    .set({ ...change, sequence: sql`${bookings.sequence} + 1` })
    .where(eq(bookings.id, id))
    .returning();
  if (!changed) throw notFound('This call does not exist.');
  return changed;
};

type Changed = { booking: Booking; mails: NewMail[] };

/** In one transaction with its mails, which leave once it stands. */
const inOne = async (services: Services, work: (tx: Db) => Promise<Changed>): Promise<Booking> => {
  const { booking, queued } = await services.database.transaction(async (tx) => {
    const { booking, mails } = await work(tx);
    return { booking, queued: await services.mail.queueInTransaction(tx, mails) };
  });
  for (const id of queued) void services.mail.tryNow(id);
  return booking;
};

/** To the same time it stays as it is: pressed twice, it is moved once. */
export const moveCall = (services: Services, on: OnCall, to: { startsAt: string; zone: string }) => {
  const rules = services.content.served.content.booking.BOOKING_RULES;
  const startsAt = Date.parse(to.startsAt);
  return inOne(services, async (tx) => {
    await lockSlots(tx);
    const former = await lockCall(tx, on.id);
    refuseCanceled(former);
    if (former.startsAt.getTime() === startsAt) return { booking: former, mails: [] };
    refuseBegun(former);
    const slot = await claimSlot(tx, rules, { startsAt, exceptId: on.id, anyTime: on.staffId !== undefined });
    const booking = await changeCall(tx, on.id, {
      startsAt: new Date(slot.startsAt),
      endsAt: new Date(slot.endsAt),
      heldUntil: new Date(slot.heldUntil),
      // A colleague's own zone is not the visitor's.
      zone: !on.staffId && isZone(to.zone) ? to.zone : former.zone,
      ...marksFor(slot.startsAt, new Date()),
    });
    if (on.staffId) await audit(tx, on.staffId, 'move-call', `booking/${on.id}`);
    const change = { event: 'moved', by: sideOf(on), before: former.startsAt } as const;
    return { booking, mails: mailsOnChange(services, booking, change) };
  });
};

export const cancelCall = (services: Services, on: OnCall, reason: string) =>
  inOne(services, async (tx) => {
    const former = await lockCall(tx, on.id);
    if (former.state === 'canceled') return { booking: former, mails: [] };
    refuseBegun(former);
    const by = sideOf(on);
    const booking = await changeCall(tx, on.id, {
      state: 'canceled',
      canceledAt: new Date(),
      canceledBy: by,
      cancelReason: reason,
    });
    if (on.staffId) await audit(tx, on.staffId, 'cancel-call', `booking/${on.id}`);
    return { booking, mails: mailsOnChange(services, booking, { event: 'canceled', by }) };
  });
