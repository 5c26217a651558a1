import { and, eq, inArray, sql } from 'drizzle-orm';
import type { BookingSide } from '#domain/booking/booking.ts';
import { canonicalZone, momentIn } from '#domain/booking/local-time.ts';
import type { Language } from '#domain/site/languages.ts';
import { keepLanguage } from '#server/areas/client/languages.ts';
import type { NewMail } from '#server/areas/mail/outbox.ts';
import { audit, recordEvent } from '#server/areas/staff/audit.ts';
import type { Db } from '#server/database/database.ts';
import { CALLS } from '#server/limits.ts';
import { countInTransaction } from '#server/plugins/shared-counts.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import type { Booking } from './access.ts';
import { claimSlot, lockSlots } from './free-slots.ts';
import { dropWaitingMails, mailsOnChange } from './queue-mails.ts';
import { marksFor } from './reminders.ts';
import { bookings } from './tables.ts';
import { inTurn } from './turns.ts';

/** Who changes which call: its visitor, or a colleague. */
interface OnCall {
  id: string;
  staffId?: string;
  /** Who waits with whom (clientOf). */
  client: string;
  /** The visitor's. */
  language?: Language;
}

const DAY_MS = 24 * 60 * 60_000;

const sideOf = ({ staffId }: OnCall): BookingSide => (staffId ? 'studio' : 'visitor');

const lockCall = async (tx: Db, { id, staffId }: OnCall): Promise<Booking> => {
  const [found] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('update').limit(1);
  if (!found || (!staffId && found.status === 'spam')) throw notFound('This call does not exist.');
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

/** Each move is a mail to an address that anybody may have typed. */
const refuseManyMoves = async (tx: Db, { id, staffId }: OnCall, { sequence }: Booking) => {
  if (staffId) return;
  const { count } = await countInTransaction(tx, `moves of call ${id}`, DAY_MS);
  if (count > CALLS.movesADay || sequence >= CALLS.movesInAll)
    throw new Refusal(
      409,
      'too-many-moves',
      'This call was moved several times already. Please call us to find another time.',
    );
};

const changeCall = async (tx: Db, id: string, change: Partial<typeof bookings.$inferInsert>) => {
  await dropWaitingMails(tx, [id]);
  const [changed] = await tx
    .update(bookings)
    .set({ ...change, sequence: sql`${bookings.sequence} + 1` })
    .where(eq(bookings.id, id))
    .returning();
  if (!changed) throw notFound('This call does not exist.');
  return changed;
};

type Note = { kind: string; detail: string; action: string; told: Record<string, string> };

/** Into the call's history, whoever did it; what a colleague did, into the audit log too. */
const note = async (tx: Db, on: OnCall, { kind, detail, action, told }: Note) => {
  const event = { staffId: on.staffId ?? null, kind: on.staffId ? kind : `visitor-${kind}`, detail };
  await recordEvent(tx, { kind: 'booking', id: on.id }, event);
  if (on.staffId) await audit(tx, on.staffId, action, `booking/${on.id}`, told);
};

type Changed = { booking: Booking; mails: NewMail[] };

/** In one transaction with its mails, which leave once it stands. */
const inOne = async (
  services: Services,
  { client, language }: OnCall,
  work: (tx: Db) => Promise<Changed>,
): Promise<Booking> => {
  const { booking, queued } = await inTurn(client, () =>
    services.database.transaction(async (tx) => {
      const { booking, mails } = await work(tx);
      if (language) await keepLanguage(tx, booking.email, language);
      return { booking, queued: await services.mail.queueInTransaction(tx, mails) };
    }),
  );
  for (const id of queued) void services.mail.tryNow(id);
  return booking;
};

/** To the same time it stays as it is: pressed twice, it is moved once. */
export const moveCall = (services: Services, on: OnCall, asked: { startsAt: string; zone: string }) => {
  const rules = services.content.served.content.booking.BOOKING_RULES;
  const startsAt = Date.parse(asked.startsAt);
  return inOne(services, on, async (tx) => {
    await lockSlots(tx);
    const former = await lockCall(tx, on);
    refuseCanceled(former);
    if (former.startsAt.getTime() === startsAt) return { booking: former, mails: [] };
    refuseBegun(former);
    await refuseManyMoves(tx, on, former);
    const slot = await claimSlot(tx, rules, { startsAt, exceptId: on.id, anyTime: on.staffId !== undefined });
    const booking = await changeCall(tx, on.id, {
      startsAt: new Date(slot.startsAt),
      endsAt: new Date(slot.endsAt),
      heldUntil: new Date(slot.heldUntil),
      // A colleague's own zone is not the visitor's.
      zone: (on.staffId ? undefined : canonicalZone(asked.zone)) ?? former.zone,
      ...marksFor(slot.startsAt, new Date()),
    });
    const [from, to] = [former.startsAt.toISOString(), booking.startsAt.toISOString()];
    const detail = `${momentIn(rules.zone, from)} → ${momentIn(rules.zone, to)}`;
    await note(tx, on, { kind: 'moved', detail, action: 'move-call', told: { from, to } });
    const change = { event: 'moved', by: sideOf(on), before: former.startsAt } as const;
    return { booking, mails: mailsOnChange(services, booking, change) };
  });
};

export const cancelCall = (services: Services, on: OnCall, reason: string) =>
  inOne(services, on, async (tx) => {
    const former = await lockCall(tx, on);
    if (former.state === 'canceled') return { booking: former, mails: [] };
    refuseBegun(former);
    const by = sideOf(on);
    const booking = await changeCall(tx, on.id, {
      state: 'canceled',
      canceledAt: new Date(),
      canceledBy: by,
      cancelReason: reason,
    });
    const told = { from: former.startsAt.toISOString() };
    await note(tx, on, { kind: 'canceled', detail: reason, action: 'cancel-call', told });
    return { booking, mails: mailsOnChange(services, booking, { event: 'canceled', by }) };
  });

/** Marked as spam, calls take nobody's time and nobody is told; marked otherwise again, they stay canceled. */
export const cancelSpam = async (tx: Db, ids: string[]) => {
  await dropWaitingMails(tx, ids);
  await tx
    .update(bookings)
    .set({
      state: 'canceled',
      canceledAt: new Date(),
      canceledBy: 'studio',
      sequence: sql`${bookings.sequence} + 1`,
    })
    .where(and(inArray(bookings.id, ids), eq(bookings.state, 'booked')));
};
