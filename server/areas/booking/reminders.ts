import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm';
import { CALLS } from '#server/limits.ts';
import type { Services } from '#server/services.ts';
import { reminders } from './queue-mails.ts';
import { bookings } from './tables.ts';

// A call is reminded of a day and an hour before it begins. Each mark stands for a reminder that was queued, or that is not
// needed because the call was booked or moved so shortly before.

const HOUR_MS = 60 * 60_000;

const WINDOWS = {
  day: { column: bookings.dayReminderAt, beforeMs: 24 * HOUR_MS, notIfBookedWithinMs: 26 * HOUR_MS },
  hour: { column: bookings.hourReminderAt, beforeMs: HOUR_MS, notIfBookedWithinMs: 2 * HOUR_MS },
} as const;
type Window = keyof typeof WINDOWS;

/** The marks of a call that is booked or moved at this moment. */
export const marksFor = (startsAt: number, now: Date) => {
  const markOf = ({ notIfBookedWithinMs }: (typeof WINDOWS)[Window]) =>
    startsAt - now.getTime() > notIfBookedWithinMs ? null : now;
  return { dayReminderAt: markOf(WINDOWS.day), hourReminderAt: markOf(WINDOWS.hour) };
};

const marked = (window: Window, now: Date) =>
  window === 'day' ? { dayReminderAt: now } : { hourReminderAt: now };

/** One transaction for the marks and their mails: whoever is killed in between has done neither. */
const remindWithin = async (services: Services, window: Window, now: Date): Promise<number> => {
  const { column, beforeMs } = WINDOWS[window];
  const { count, queued } = await services.database.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(bookings)
      .where(
        and(
          eq(bookings.state, 'booked'),
          isNull(column),
          gt(bookings.startsAt, now),
          lte(bookings.startsAt, new Date(now.getTime() + beforeMs)),
        ),
      )
      .orderBy(asc(bookings.startsAt))
      .limit(CALLS.remindedAtOnce)
      .for('update', { skipLocked: true });
    const letters = due.flatMap((booking) => {
      // The site was away for most of the day: the reminder of the hour says the same.
      const isLate = window === 'day' && booking.startsAt.getTime() - now.getTime() < 2 * HOUR_MS;
      return isLate ? [] : reminders(services, booking, window);
    });
    for (const { id } of due) await tx.update(bookings).set(marked(window, now)).where(eq(bookings.id, id));
    return { count: due.length, queued: await services.mail.queueInTransaction(tx, letters) };
  });
  for (const id of queued) void services.mail.tryNow(id);
  return count;
};

export const remindOfCalls = async (services: Services, now = new Date()) => {
  for (const window of ['day', 'hour'] as const) while ((await remindWithin(services, window, now)) > 0);
};
