import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#server/database/columns.ts';

// The first answer to each Idempotency-Key, so that a repeat gets the same one.
export const idempotencyKeys = pgTable('idempotency_keys', {
  key: text('key').primaryKey(),
  bodyHash: text('body_hash').notNull(),
  status: integer('status'),
  answer: jsonb('answer').$type<unknown>(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

// What the site makes for itself once, so that an embedded site needs no set-up: secrets, and the database's own name.
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

// The work that recurs: when each piece is due, and who is at it.
export const recurringJobs = pgTable('recurring_jobs', {
  name: text('name').primaryKey(),
  // While it runs, the end of the lease.
  nextRunAt: moment('next_run_at').notNull(),
  owner: uuid('owner'),
  notedAt: moment('noted_at').notNull().defaultNow(),
  failures: integer('failures').notNull().default(0),
  lastError: text('last_error'),
});

// How often one client (by the hash of its address) asked in the window that is running; shared by all processes.
export const requestCounts = pgTable('request_counts', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  endsAt: moment('ends_at').notNull(),
});
