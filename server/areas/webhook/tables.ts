import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { DeliveryError, DeliveryState, StopReason, WebhookEvent } from '#domain/webhook/events.ts';
import { identity, moment } from '#server/database/columns.ts';

// Programs of others that are told what happens here.
export const webhookEndpoints = pgTable('webhook_endpoints', {
  ...identity,
  name: text('name').notNull().default(''),
  url: text('url').notNull(),
  // What the receiver checks signatures with; shown to the owner once more on request.
  secret: text('secret').notNull(),
  // For a day after a change both sign, so that a receiver can follow in its own time.
  formerSecret: text('former_secret'),
  formerUntil: moment('former_until'),
  events: jsonb('events').$type<WebhookEvent[]>().notNull(),
  active: boolean('active').notNull().default(true),
  // Why it was switched off by itself.
  stoppedReason: text('stopped_reason').$type<StopReason>(),
  failingSince: moment('failing_since'),
});

// What happened, noted in the transaction in which it happened, by triggers, as long as somebody is to be told. It names the
// row it is about; the words are read when they are sent, so that what was erased in between is told to nobody.
export const webhookEvents = pgTable(
  'webhook_events',
  {
    ...identity,
    event: text('event').$type<WebhookEvent>().notNull(),
    // The table's name: inquiries, estimates, intakes, orders, bookings, project_approvals.
    aboutTable: text('about_table').notNull(),
    aboutId: uuid('about_id').notNull(),
    // Whether its deliveries were written.
    spread: boolean('spread').notNull().default(false),
  },
  (table) => [
    index('webhook_events_new').on(table.createdAt).where(sql`not spread`),
    index('webhook_events_by_time').on(table.createdAt),
  ],
);

export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    ...identity,
    endpointId: uuid('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    // Null for a test that the owner sent.
    eventId: uuid('event_id'),
    event: text('event').$type<WebhookEvent>().notNull(),
    state: text('state').$type<DeliveryState>().notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    // While it is being sent, the end of its lease.
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    sentAt: moment('sent_at'),
    // Of the last attempt.
    responseStatus: integer('response_status'),
    responseExcerpt: text('response_excerpt'),
    tookMs: integer('took_ms'),
    lastError: text('last_error').$type<DeliveryError>(),
  },
  (table) => [
    uniqueIndex('webhook_deliveries_once').on(table.endpointId, table.eventId),
    // A backlog of one receiver is not read for the others.
    index('webhook_deliveries_due').on(table.endpointId, table.nextAttemptAt).where(sql`state = 'queued'`),
    index('webhook_deliveries_log').on(table.endpointId, table.createdAt, table.id),
  ],
);
