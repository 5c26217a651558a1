import { and, eq, gt, or } from 'drizzle-orm';
import type { BookingRequest } from '#domain/booking/booking.ts';
import { canonicalZone } from '#domain/booking/local-time.ts';
import type { BookingRules } from '#domain/booking/rules.ts';
import type { Language } from '#domain/site/languages.ts';
import { mailboxOf } from '#domain/site/mailbox.ts';
import { keepLanguage } from '#server/areas/client/languages.ts';
import { findDesign } from '#server/areas/design/store.ts';
import type { Db } from '#server/database/database.ts';
import { sha256 } from '#server/identifiers.ts';
import { CALLS } from '#server/limits.ts';
import { countInTransaction } from '#server/plugins/shared-counts.ts';
import { Refusal } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import type { Booking } from './access.ts';
import { claimSlot, lockSlots } from './free-slots.ts';
import { mailsOnChange } from './queue-mails.ts';
import { marksFor } from './reminders.ts';
import { bookings } from './tables.ts';
import { inTurn } from './turns.ts';

export interface AskedCall {
  id: string;
  request: BookingRequest;
  /** Of the project's room from which it was asked for. */
  roomKey: string | undefined;
  /** The network it comes from (clientOf). */
  client: string;
  language: Language;
}

const DAY_MS = 24 * 60 * 60_000;

const refuseOtherWays = ({ ways }: BookingRules, { form }: BookingRequest) => {
  if (ways.includes(form.way)) return;
  const message = 'Please choose how we should meet.';
  throw new Refusal(400, 'invalid-input', message, { issues: [{ path: 'form.way', message }] });
};

// Seen, because browsers fill in what people do not: nobody shall wait for a call that no one makes.
const refuseMachines = ({ website }: BookingRequest) => {
  if (website)
    throw new Refusal(
      400,
      'trap-filled',
      'A hidden field was filled in, perhaps by your browser. Please reload the page and try again, or contact us.',
    );
};

/** Of one mailbox, however its address is spelled. */
const refuseTooMany = async (tx: Db, email: string) => {
  const now = Date.now();
  const isComing = and(eq(bookings.state, 'booked'), gt(bookings.startsAt, new Date(now)));
  const known = await tx
    .select({ email: bookings.email, startsAt: bookings.startsAt, state: bookings.state })
    .from(bookings)
    .where(or(isComing, gt(bookings.createdAt, new Date(now - DAY_MS))));
  const theirs = known.filter((other) => mailboxOf(other.email) === mailboxOf(email));
  const coming = theirs.filter(({ startsAt, state }) => state === 'booked' && startsAt.getTime() > now);
  if (coming.length >= CALLS.perMailbox || theirs.length - coming.length >= CALLS.perMailboxADay)
    throw new Refusal(409, 'too-many-calls', 'Please cancel one of your calls, or contact us.');
};

const refuseBusyNetwork = async ({ config }: Services, tx: Db, client: string) => {
  if (!config.rateLimit) return;
  const { count, ttl } = await countInTransaction(tx, `calls of ${client}`, DAY_MS);
  if (count > CALLS.perNetworkADay)
    throw new Refusal(429, 'too-many-calls', 'Please contact us to book another call today.', {
      retryAfterSeconds: Math.ceil(ttl / 1000),
    });
};

const findBooking = async (tx: Db, id: string): Promise<Booking | undefined> =>
  (await tx.select().from(bookings).where(eq(bookings.id, id)).limit(1))[0];

const insertBooking = async (services: Services, tx: Db, rules: BookingRules, asked: AskedCall) => {
  const { id, request, roomKey, client } = asked;
  const { form, startsAt, zone, design } = request;
  const slot = await claimSlot(tx, rules, { startsAt: Date.parse(startsAt) });
  await refuseTooMany(tx, form.email);
  await refuseBusyNetwork(services, tx, client);
  const stored = design ? await findDesign({ db: tx }, design) : undefined;
  const projectId = await services.placeCall(tx, { email: form.email, roomKey });
  const [booking] = await tx
    .insert(bookings)
    .values({
      id,
      ...form,
      startsAt: new Date(slot.startsAt),
      endsAt: new Date(slot.endsAt),
      heldUntil: new Date(slot.heldUntil),
      zone: canonicalZone(zone) ?? rules.zone,
      design: stored?.slug ?? null,
      projectId,
      accessHash: sha256(services.calls.callKeyOf(id)),
      ...marksFor(slot.startsAt, new Date()),
    })
    .returning();
  if (!booking) throw new Error('a call was not stored');
  return booking;
};

/** The slot, its row and its mails, or none of them. The same request again is the call that is booked. */
export const bookCall = async (services: Services, asked: AskedCall) => {
  const rules = services.content.served.content.booking.BOOKING_RULES;
  refuseMachines(asked.request);
  refuseOtherWays(rules, asked.request);
  const { booking, queued } = await inTurn(asked.client, () =>
    services.database.transaction(async (tx) => {
      await lockSlots(tx);
      const known = await findBooking(tx, asked.id);
      if (known) return { booking: known, queued: [] };
      const booking = await insertBooking(services, tx, rules, asked);
      await keepLanguage(tx, booking.email, asked.language);
      const mails = mailsOnChange(services, booking, { event: 'booked', by: 'visitor' });
      return { booking, queued: await services.mail.queueInTransaction(tx, mails) };
    }),
  );
  const [emailSent = false] = await Promise.all(queued.map((id) => services.mail.tryNow(id)));
  return { booking, emailSent };
};
