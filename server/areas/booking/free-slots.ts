import { and, asc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { FreeSlots } from '#domain/booking/booking.ts';
import { clockIn, momentIn } from '#domain/booking/local-time.ts';
import type { BookingRules } from '#domain/booking/rules.ts';
import { freeSlots, offeredSlots, type Slot, slotAt, slotsNear } from '#domain/booking/slots.ts';
import type { Db } from '#server/database/database.ts';
import { CALLS } from '#server/limits.ts';
import { Refusal } from '#server/refusal.ts';
import { bookings } from './tables.ts';

// What is free: what the rules offer at this moment, less what is booked.

// What the rules offer changes from minute to minute: calls begin at whole ones, so that what is offered at its end is what is
// offered throughout. Rules are one object for as long as they are published.
const MINUTE_MS = 60_000;
const known = new WeakMap<BookingRules, { minute: number; slots: readonly Slot[] }>();

const offeredNow = (rules: BookingRules, now: number): readonly Slot[] => {
  const minute = Math.ceil(now / MINUTE_MS);
  const kept = known.get(rules);
  if (kept?.minute === minute) return kept.slots;
  const slots = offeredSlots(rules, minute * MINUTE_MS);
  known.set(rules, { minute, slots });
  return slots;
};

/** One booking or move after the other, so that whoever comes second is told what is left; the table's constraint holds without it. */
export const lockSlots = (tx: Db) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('slots of calls', 0))`);

const held = async (db: Db, now: number, exceptId?: string) => {
  const rows = await db
    .select({ startsAt: bookings.startsAt, heldUntil: bookings.heldUntil })
    .from(bookings)
    .where(
      and(
        eq(bookings.state, 'booked'),
        gt(bookings.heldUntil, new Date(now)),
        ...(exceptId ? [ne(bookings.id, exceptId)] : []),
      ),
    )
    .orderBy(asc(bookings.startsAt));
  return rows.map(({ startsAt, heldUntil }) => ({
    startsAt: startsAt.getTime(),
    heldUntil: heldUntil.getTime(),
  }));
};

const told = ({ minutes, ways, zone }: BookingRules, slots: readonly Slot[]): FreeSlots => ({
  minutes,
  ways: [...ways],
  zone,
  slots: slots.map(({ startsAt }) => new Date(startsAt).toISOString()),
});

export const readFreeSlots = async (db: Db, rules: BookingRules): Promise<FreeSlots> => {
  const now = Date.now();
  const offered = offeredNow(rules, now);
  const free = offered.length > 0 ? freeSlots(offered, await held(db, now)) : [];
  return told(rules, free.slice(0, CALLS.told));
};

interface Wanted {
  startsAt: number;
  /** A call that is moved does not stand in its own way. */
  exceptId?: string;
  /** Staff may agree on any time that is free, outside their hours too. */
  anyTime?: boolean;
}

/** The slot, or the refusal that tells what is left. The caller holds the lock. */
export const claimSlot = async (tx: Db, rules: BookingRules, wanted: Wanted): Promise<Slot> => {
  const { startsAt, exceptId, anyTime = false } = wanted;
  const now = Date.now();
  const offered = offeredNow(rules, now);
  const taken = await held(tx, now, exceptId);
  const asked =
    anyTime && startsAt > now ? slotAt(rules, startsAt) : offered.find((slot) => slot.startsAt === startsAt);
  const [free] = asked ? freeSlots([asked], taken) : [];
  if (free) return free;
  const left = slotsNear(freeSlots(offered, taken), startsAt, CALLS.offeredInstead);
  throw slotTaken(rules, left, anyTime && asked ? await clashOf(tx, rules, asked, exceptId) : undefined);
};

const TAKEN = 'This time is no longer free. Please choose another one.';

const slotTaken = (rules: BookingRules, left: readonly Slot[], message = TAKEN) =>
  new Refusal(409, 'slot-taken', message, {
    details: { ...told(rules, left) },
  });

/** For colleagues only: whose call is in the way. */
const clashOf = async (tx: Db, { zone }: BookingRules, slot: Slot, exceptId?: string) => {
  const [call] = await tx
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.state, 'booked'),
        lt(bookings.startsAt, new Date(slot.heldUntil)),
        gt(bookings.heldUntil, new Date(slot.startsAt)),
        ...(exceptId ? [ne(bookings.id, exceptId)] : []),
      ),
    )
    .orderBy(asc(bookings.startsAt))
    .limit(1);
  if (!call) return undefined;
  const when = momentIn(zone, call.startsAt.toISOString());
  const until = clockIn(zone, call.heldUntil.toISOString());
  return `The call with ${call.name} is in the way: ${when}, with its pause until ${until}. Please choose another time.`;
};
