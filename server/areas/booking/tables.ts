import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { BookingSide, BookingState, CallWay } from '#domain/booking/booking.ts';
import { identity, moment } from '#server/database/columns.ts';
import { addressIndex, searchIndex } from '#server/database/search.ts';

// Calls with the studio. That no two overlap is a constraint of the table itself (bookings_apart, written by hand in its
// migration: Drizzle has no word for it): tstzrange(starts_at, held_until) of the booked ones.
export const bookings = pgTable(
  'bookings',
  {
    ...identity,
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    // Its end and what is kept free after it.
    heldUntil: moment('held_until').notNull(),
    // The visitor's, an IANA name.
    zone: text('zone').notNull(),
    state: text('state').$type<BookingState>().notNull().default('booked'),
    way: text('way').$type<CallWay>().notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull().default(''),
    details: text('details').notNull().default(''),
    design: text('design'),
    projectId: uuid('project_id'),
    accessHash: text('access_hash').notNull(),
    // Of the calendar entry: each change is one more.
    sequence: integer('sequence').notNull().default(0),
    dayReminderAt: moment('day_reminder_at'),
    hourReminderAt: moment('hour_reminder_at'),
    canceledAt: moment('canceled_at'),
    canceledBy: text('canceled_by').$type<BookingSide>(),
    cancelReason: text('cancel_reason').notNull().default(''),
    status: text('status').notNull().default('new'),
  },
  (table) => [
    uniqueIndex('bookings_by_access').on(table.accessHash),
    index('bookings_by_time').on(table.createdAt, table.id),
    index('bookings_by_status').on(table.status, table.createdAt, table.id),
    index('bookings_by_state').on(table.state, table.createdAt, table.id),
    index('bookings_by_start').on(table.startsAt),
    index('bookings_to_remind').on(table.startsAt).where(sql`state = 'booked' and hour_reminder_at is null`),
    index('bookings_of_project').on(table.projectId),
    addressIndex('bookings_by_person', table.email),
    searchIndex('bookings_by_words', [table.email, table.name, table.phone, table.details]),
  ],
);
