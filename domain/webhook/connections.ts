import * as z from 'zod/mini';
import { lineOf } from '#domain/site/plain-text.ts';
import { DELIVERY_ERRORS, DELIVERY_STATES, STOP_REASONS, WEBHOOK_EVENTS } from './events.ts';

// The owner's connections to other programs, as the console and the server tell them to each other.

export const CONNECTIONS_URL = '/api/staff/connections';
/** Each gets lanes of its own in every process. */
export const MOST_CONNECTIONS = 16;
export const CONNECTION_LENGTHS = { name: 80, url: 2_000 } as const;
const CONNECTION_MESSAGES = {
  name: 'Please give it a name',
  url: 'Please enter the address',
  events: 'Please choose at least one event',
} as const;

const webhookEvent = z.enum(WEBHOOK_EVENTS);

export const connectionFormSchema = z.object({
  name: lineOf(CONNECTION_LENGTHS.name).check(z.minLength(1, CONNECTION_MESSAGES.name)),
  url: lineOf(CONNECTION_LENGTHS.url).check(z.minLength(1, CONNECTION_MESSAGES.url)),
  events: z.array(webhookEvent).check(
    z.minLength(1, CONNECTION_MESSAGES.events),
    z.maxLength(WEBHOOK_EVENTS.length),
    z.overwrite((events) => WEBHOOK_EVENTS.filter((event) => events.includes(event))),
  ),
});
export type ConnectionForm = z.infer<typeof connectionFormSchema>;

export const connectionSchema = z.object({
  id: z.uuid(),
  createdAt: z.string(),
  name: z.string(),
  url: z.string(),
  events: z.array(webhookEvent),
  active: z.boolean(),
  stoppedReason: z.nullable(z.enum(STOP_REASONS)),
  failingSince: z.nullable(z.string()),
  /** Still to be sent. */
  waiting: z.number(),
  lastSentAt: z.nullable(z.string()),
  /** When a test of the last weeks arrived. */
  lastTestAt: z.nullable(z.string()),
  /** Until when the secret before this one is signed with, too. */
  formerSecretUntil: z.nullable(z.string()),
});
export type Connection = z.infer<typeof connectionSchema>;
export const connectionsSchema = z.object({ items: z.array(connectionSchema) });

/** The answer to adding one, to showing its secret and to making a new one. */
export const connectionSecretSchema = z.object({ id: z.uuid(), secret: z.string() });

export const connectionStateSchema = z.object({ active: z.boolean() });
export const connectionTestSchema = z.object({ event: webhookEvent });

export const deliverySchema = z.object({
  id: z.uuid(),
  createdAt: z.string(),
  event: webhookEvent,
  isTest: z.boolean(),
  state: z.enum(DELIVERY_STATES),
  attempts: z.number(),
  nextAttemptAt: z.nullable(z.string()),
  sentAt: z.nullable(z.string()),
  responseStatus: z.nullable(z.number()),
  responseExcerpt: z.nullable(z.string()),
  tookMs: z.nullable(z.number()),
  error: z.nullable(z.enum(DELIVERY_ERRORS)),
});
export type Delivery = z.infer<typeof deliverySchema>;
export const deliveryPageSchema = z.object({
  items: z.array(deliverySchema),
  next: z.optional(z.string()),
});
