import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
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

// How often one client (by the hash of its address) asked in the window that is running; shared by all processes.
export const requestCounts = pgTable('request_counts', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  endsAt: moment('ends_at').notNull(),
});
