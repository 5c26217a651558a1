import * as z from 'zod/mini';
import { BOOKING_SIDES, BOOKING_STATES, CALL_WAYS } from '#domain/booking/booking.ts';
import type { WebhookEvent } from './events.ts';

// What a message holds, per event. Programs of others rely on it: keys are added, never renamed or taken away
// (docs/webhooks.md says the same in words). Moments are UTC (ISO 8601), money is in cents.

const moment = z.string();
const common = {
  id: z.uuid(),
  createdAt: moment,
  /** Opens it in the console, for staff who are signed in. */
  consoleUrl: z.string(),
};
const person = { name: z.string(), email: z.string(), phone: z.nullable(z.string()) };

const inquiry = z.object({
  ...common,
  kind: z.literal('inquiry'),
  ...person,
  location: z.nullable(z.string()),
  asked: z.object({
    details: z.nullable(z.string()),
    budget: z.nullable(z.string()),
    fromDesignTool: z.boolean(),
    poolStyle: z.nullable(z.string()),
    poolLength: z.nullable(z.string()),
    features: z.nullable(z.string()),
  }),
});

const estimate = z.object({
  ...common,
  kind: z.literal('estimate'),
  name: z.null(),
  email: z.string(),
  phone: z.null(),
  location: z.string(),
  asked: z.object({
    size: z.string(),
    type: z.string(),
    material: z.string(),
    features: z.array(z.string()),
    timeline: z.string(),
    /** In dollars, as the calculator shows it. */
    estimatedCost: z.number(),
  }),
});

const lead = z.discriminatedUnion('kind', [inquiry, estimate]);

const intake = z.object({
  ...common,
  ...person,
  ticketNumber: z.string(),
  city: z.string(),
  state: z.string(),
  budgetRange: z.string(),
  fileCount: z.number(),
  /** Everything that was filled in, by the names of the form's fields. */
  answers: z.record(z.string(), z.unknown()),
});

const order = z.object({
  ...common,
  kind: z.enum(['package', 'extra']),
  state: z.string(),
  /** False while payments are a test. */
  live: z.boolean(),
  reference: z.nullable(z.string()),
  receiptNumber: z.nullable(z.number()),
  packageId: z.nullable(z.string()),
  packageTitle: z.string(),
  currency: z.string(),
  /** All that was paid, the tax in it included. */
  amountCents: z.number(),
  taxCents: z.number(),
  refundedCents: z.number(),
  paidAt: z.nullable(moment),
  buyer: z.object({
    name: z.nullable(z.string()),
    email: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    region: z.nullable(z.string()),
  }),
});

const booking = z.object({
  ...common,
  ...person,
  state: z.enum(BOOKING_STATES),
  startsAt: moment,
  endsAt: moment,
  /** The visitor's, an IANA name. */
  zone: z.string(),
  way: z.enum(CALL_WAYS),
  details: z.string(),
  canceledBy: z.nullable(z.enum(BOOKING_SIDES)),
  cancelReason: z.string(),
});

const approval = z.object({
  ...common,
  name: z.string(),
  title: z.string(),
  version: z.number(),
  sha256: z.string(),
  /** Set when the client took it back before it could be told. */
  undoneAt: z.nullable(moment),
  project: z.object({
    id: z.uuid(),
    ticketNumber: z.string(),
    name: z.string(),
    email: z.nullable(z.string()),
    packageTitle: z.nullable(z.string()),
  }),
});

export const PAYLOADS = {
  'lead.created': lead,
  'intake.created': intake,
  'order.paid': order,
  'order.refunded': order,
  'booking.created': booking,
  'booking.moved': booking,
  'booking.canceled': booking,
  'approval.given': approval,
} as const satisfies Record<WebhookEvent, z.ZodMiniType>;

export type Payload<Event extends WebhookEvent = WebhookEvent> = z.infer<(typeof PAYLOADS)[Event]>;
