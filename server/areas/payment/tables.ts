import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { TermsWords } from '#domain/payment/terms-version.ts';
import { identity, moment } from '#server/database/columns.ts';
import { addressIndex, searchIndex } from '#server/database/search.ts';

export const orders = pgTable(
  'orders',
  {
    ...identity,
    // What was bought, as it was called and priced in the version of the catalogue that the buyer saw.
    packageId: text('package_id'),
    packageTitle: text('package_title').notNull(),
    contentVersion: integer('content_version').notNull().default(0),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull().default('usd'),
    // created, processing, failed, expired, paid, refunded: only forwards
    state: text('state').notNull().default('created'),
    provider: text('provider').notNull(),
    live: boolean('live').notNull().default(false),
    // The project it belongs to once it is paid, and the quote it pays, if it is an extra.
    projectId: uuid('project_id'),
    quoteId: uuid('quote_id'),
    intentId: text('intent_id'),
    clientSecretHash: text('client_secret_hash'),
    email: text('email'),
    // Who bought, asked before the card; null on orders from before it was asked, and on a hand-made call.
    buyerName: text('buyer_name'),
    phone: text('phone'),
    region: text('region'),
    // The part of the amount that is sales tax, and its rate in thousandths of a percent.
    taxCents: integer('tax_cents').notNull().default(0),
    taxThousandths: integer('tax_thousandths').notNull().default(0),
    // Which terms were accepted, when, and from which address of the network.
    termsVersion: text('terms_version'),
    termsAcceptedAt: moment('terms_accepted_at'),
    termsAddress: text('terms_address'),
    // Without gaps, in the order of payment.
    receiptNumber: integer('receipt_number'),
    // Where the buyer's visit came from (domain/visit); counted when it is paid.
    source: text('source'),
    failure: text('failure'),
    paidAt: moment('paid_at'),
    refundedAt: moment('refunded_at'),
    // By the provider's own count; the state says refunded only when all of it is.
    refundedCents: integer('refunded_cents').notNull().default(0),
    checkedAt: moment('checked_at'),
    status: text('status').notNull().default('new'),
  },
  (table) => [
    uniqueIndex('orders_by_receipt').on(table.receiptNumber),
    uniqueIndex('orders_by_intent').on(table.intentId),
    index('orders_by_time').on(table.createdAt, table.id),
    index('orders_by_state').on(table.state, table.createdAt, table.id),
    addressIndex('orders_by_person', table.email),
    index('orders_of_project').on(table.projectId),
    index('orders_of_quote').on(table.quoteId),
    searchIndex('orders_by_words', [
      table.email,
      table.intentId,
      // A buyer reads out the last eight characters: the reference of the payment page.
      `right(${table.intentId.name}, 8)`,
      table.packageTitle,
      table.buyerName,
      table.phone,
    ]),
  ],
);

// The words of every version of the terms that somebody accepted: what was agreed to can be read years later.
export const acceptedTerms = pgTable('accepted_terms', {
  version: text('version').primaryKey(),
  words: jsonb('words').$type<TermsWords>().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

// What staff gave back, each once; the provider's events tell what it came to.
export const refunds = pgTable(
  'refunds',
  {
    ...identity,
    orderId: uuid('order_id').notNull(),
    amountCents: integer('amount_cents').notNull(),
    reason: text('reason').notNull().default(''),
    staffId: text('staff_id'),
    // asked, done, failed
    state: text('state').notNull().default('asked'),
    providerId: text('provider_id'),
  },
  (table) => [index('refunds_of').on(table.orderId, table.createdAt)],
);

// Each of the provider's events is kept once; the primary key is what makes a repeat harmless.
export const paymentEvents = pgTable('payment_events', {
  id: text('id').primaryKey(),
  kind: text('kind').notNull(),
  orderId: uuid('order_id'),
  payload: jsonb('payload').$type<unknown>().notNull(),
  outcome: text('outcome').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

// The sandbox's side of a payment, which a real provider keeps at its own place.
export const sandboxIntents = pgTable('sandbox_intents', {
  id: text('id').primaryKey(),
  orderId: uuid('order_id').notNull().unique(),
  clientSecret: text('client_secret').notNull(),
  amountCents: integer('amount_cents').notNull(),
  currency: text('currency').notNull(),
  // open, processing, succeeded, failed, refunded
  status: text('status').notNull().default('open'),
  failure: text('failure'),
  receiptEmail: text('receipt_email'),
  refundedCents: integer('refunded_cents').notNull().default(0),
  createdAt: moment('created_at').notNull().defaultNow(),
});
