import { createHash, randomBytes } from 'node:crypto';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import Stripe from 'stripe';
import * as z from 'zod';
import { AUTHENTICATION_FAILED, DECLINES } from '#domain/payment/test-cards.ts';
import { sandboxIntents } from '#server/areas/payment/tables.ts';
import type { Database } from '#server/database/database.ts';
import {
  type IntentFacts,
  type PaymentProvider,
  type Sandbox,
  type SandboxOutcome,
  UnsignedEvent,
} from './payment-provider.ts';

// Test payments for a local host: the same intents, signatures and events as the real provider's, made here.

const STATUSES = ['open', 'processing', 'succeeded', 'failed', 'refunded'] as const;
const isStatus = z.enum(STATUSES);

const eventSchema = z.object({
  id: z.string(),
  type: z.string(),
  livemode: z.boolean(),
  data: z.object({ object: z.object({ id: z.string() }) }),
});

const EVENT_KINDS = {
  open: 'payment_intent.created',
  processing: 'payment_intent.processing',
  succeeded: 'payment_intent.succeeded',
  failed: 'payment_intent.payment_failed',
  refunded: 'charge.refunded',
} as const;

export const sandboxProvider = async (database: Database): Promise<PaymentProvider> => {
  const { db } = database;
  await db.execute(sql`
    insert into secrets (name, value) values ('sandbox-webhook', ${`whsec_${randomBytes(24).toString('hex')}`})
    on conflict (name) do nothing`);
  const stored = await db.execute<{ value: string }>(
    sql`select value from secrets where name = 'sandbox-webhook'`,
  );
  const secret = stored.rows[0]?.value ?? '';
  // Only its signing is used; this key reaches nobody.
  const { webhooks } = new Stripe('sk_test_sandbox');

  const find = async (id: string) =>
    (await db.select().from(sandboxIntents).where(eq(sandboxIntents.id, id)).limit(1))[0];

  const sandbox: Sandbox = {
    confirm: async ({ intentId, clientSecret, token, authentication, receiptEmail }) => {
      const intent = await find(intentId);
      if (!intent || intent.clientSecret !== clientSecret) return undefined;
      if (intent.status === 'succeeded' || intent.status === 'refunded') return { status: 'succeeded' };
      const needsAuthentication = token === 'pm_card_authentication_required';
      if (needsAuthentication && !authentication) return { status: 'requires_action' };
      const decline =
        needsAuthentication && authentication === 'failed' ? AUTHENTICATION_FAILED : DECLINES[token];
      const outcome: SandboxOutcome = decline ? { status: 'failed', ...decline } : { status: 'succeeded' };
      await db
        .update(sandboxIntents)
        .set({
          status: outcome.status,
          failure: decline?.message ?? null,
          ...(receiptEmail ? { receiptEmail } : {}),
        })
        .where(and(eq(sandboxIntents.id, intentId), ne(sandboxIntents.status, 'succeeded')));
      return outcome;
    },
    eventFor: async (intentId) => {
      const intent = await find(intentId);
      if (!intent) throw new Error('no such sandbox intent');
      const event = {
        // The same state gives the same event, so a repeated confirmation is a repeated event.
        id: `evt_sandbox_${createHash('sha256').update(`${intentId}/${intent.status}/${intent.failure}`).digest('hex').slice(0, 24)}`,
        object: 'event',
        type: EVENT_KINDS[isStatus.parse(intent.status)],
        livemode: false,
        data: { object: { object: 'payment_intent', id: intentId, amount: intent.amountCents } },
      };
      const payload = JSON.stringify(event);
      return {
        body: Buffer.from(payload),
        signature: webhooks.generateTestHeaderString({ payload, secret }),
      };
    },
  };

  return {
    name: 'sandbox',
    live: false,
    publicKey: 'pk_test_sandbox',
    sandbox,
    createIntent: async ({ orderId, amountCents, currency }) => {
      const id = `pi_sandbox_${createHash('sha256').update(`${secret}/${orderId}`).digest('hex').slice(0, 24)}`;
      const clientSecret = `${id}_secret_${randomBytes(16).toString('hex')}`;
      await db
        .insert(sandboxIntents)
        .values({ id, orderId, clientSecret, amountCents, currency })
        .onConflictDoNothing();
      const intent = await find(id);
      return { id, clientSecret: intent?.clientSecret ?? clientSecret };
    },
    fetchIntent: async (id): Promise<IntentFacts | undefined> => {
      const intent = await find(id);
      if (!intent) return undefined;
      return {
        id,
        status: isStatus.parse(intent.status),
        amountCents: intent.amountCents,
        currency: intent.currency,
        orderId: intent.orderId,
        live: false,
        receiptEmail: intent.receiptEmail ?? undefined,
        failure: intent.failure ?? undefined,
      };
    },
    cancelIntent: async (id) => {
      const gone = await db
        .delete(sandboxIntents)
        .where(and(eq(sandboxIntents.id, id), inArray(sandboxIntents.status, ['open', 'failed'])))
        .returning({ id: sandboxIntents.id });
      if (gone.length === 0) throw new Error('this sandbox intent cannot be canceled');
    },
    readEvent: async (rawBody, signature) => {
      if (!signature) throw new UnsignedEvent('no signature');
      try {
        const event = eventSchema.parse(await webhooks.constructEventAsync(rawBody, signature, secret));
        return {
          id: event.id,
          kind: event.type,
          intentId: event.data.object.id,
          live: event.livemode,
          payload: event,
        };
      } catch {
        throw new UnsignedEvent('the signature does not fit');
      }
    },
  };
};
