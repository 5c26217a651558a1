import { and, eq, inArray } from 'drizzle-orm';
import type { BookingSide } from '#domain/booking/booking.ts';
import { momentIn } from '#domain/booking/local-time.ts';
import { fill } from '#domain/words/fill.ts';
import type { NewMail } from '#server/areas/mail/outbox.ts';
import { mails } from '#server/areas/mail/tables.ts';
import type { Db } from '#server/database/database.ts';
import type { Services } from '#server/services.ts';
import type { Booking } from './access.ts';
import {
  bookingSubject,
  type NoticeMail,
  type ReminderMail,
  type ReminderNotice,
  reminderSubject,
  type VisitorMail,
} from './mails.tsx';

// Which mails tell of a call, and to whom. They are queued in the transaction of what they tell.

type Parts = Pick<Services, 'calls' | 'content' | 'mail'>;

interface Change {
  event: VisitorMail['event'];
  by: BookingSide;
  before?: Date;
}

const storedCall = (booking: Booking) => {
  const { id, sequence, zone, way, design, email } = booking;
  const [startsAt, endsAt] = [booking.startsAt.toISOString(), booking.endsAt.toISOString()];
  return { id, startsAt, endsAt, sequence, zone, way, design, email };
};

const storedPerson = ({ name, phone, details }: Booking) => ({ name, phone, details });

const about = ({ id }: Booking) => ({ kind: 'booking', id });

/** What our own mails' subjects name: who it is, and when on our clock. */
const subjects = ({ content }: Parts, booking: Booking) => {
  const { BOOKING_NOTICES, BOOKING_RULES } = content.served.content.booking;
  const time = momentIn(BOOKING_RULES.zone, booking.startsAt.toISOString());
  return {
    notices: BOOKING_NOTICES,
    ours: (sentence: string) => fill(sentence, { name: booking.name, time }),
  };
};

/** To the visitor first, then to ourselves. */
export const mailsOnChange = (services: Parts, booking: Booking, change: Change): NewMail[] => {
  const { event, by } = change;
  const { notices, ours } = subjects(services, booking);
  const before = change.before ? { before: change.before.toISOString() } : {};
  const reason = booking.cancelReason ? { reason: booking.cancelReason } : {};
  const toVisitor: VisitorMail = {
    ...storedCall(booking),
    ...before,
    ...(by === 'studio' ? reason : {}),
    event,
    by,
    key: services.calls.callKeyOf(booking.id),
  };
  const toUs: NoticeMail = {
    ...storedCall(booking),
    ...storedPerson(booking),
    ...before,
    ...reason,
    event,
    by,
  };
  const common = { about: about(booking), occasion: `${event} ${booking.sequence}` };
  return [
    {
      ...common,
      template: 'booking-mail',
      data: toVisitor,
      to: { address: booking.email },
      replyTo: services.mail.consultancy.address,
      subject: bookingSubject(toVisitor, services.content.served.content),
    },
    {
      ...common,
      template: 'booking-notice',
      data: toUs,
      to: services.mail.consultancy,
      replyTo: booking.email,
      subject: ours((event === 'booked' ? notices.booked : notices[event][by]).subject),
    },
  ];
};

export const reminders = (services: Parts, booking: Booking, window: 'day' | 'hour'): NewMail[] => {
  const { notices, ours } = subjects(services, booking);
  const data: ReminderMail = { ...storedCall(booking), window, key: services.calls.callKeyOf(booking.id) };
  const notice: ReminderNotice = { ...storedCall(booking), ...storedPerson(booking) };
  const common = { about: about(booking), occasion: `${window} ${booking.sequence}` };
  const toVisitor = {
    ...common,
    template: 'booking-reminder',
    data,
    to: { address: booking.email },
    replyTo: services.mail.consultancy.address,
    subject: reminderSubject(data, services.content.served.content),
  };
  if (window === 'day') return [toVisitor];
  const toUs = {
    ...common,
    template: 'booking-reminder-notice',
    data: notice,
    to: services.mail.consultancy,
    replyTo: booking.email,
    subject: ours(notices.hour.subject),
  };
  return [toVisitor, toUs];
};

/** What still waits to tell of a time that no longer holds: only the newest is told. */
export const dropWaitingMails = (tx: Db, bookingIds: string[]) =>
  tx
    .delete(mails)
    .where(
      and(inArray(mails.aboutId, bookingIds), eq(mails.aboutKind, 'booking'), eq(mails.state, 'queued')),
    );
