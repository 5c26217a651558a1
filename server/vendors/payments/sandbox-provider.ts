import { randomBytes } from 'node:crypto';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import Stripe from 'stripe';
import * as z from 'zod';
import { AUTHENTICATION_FAILED, DECLINES } from '#domain/payment/test-cards.ts';
import { sandboxIntents } from '#server/areas/payment/tables.ts';
import type { Database, Db } from '#server/database/database.ts';
import { secrets } from '#server/database/tables.ts';
import { sha256 } from '#server/identifiers.ts';
import {
  INTENT_STATUSES,
  type IntentFacts,
  type PaymentProvider,
  RefusedRefund,
  type Sandbox,
  type SandboxOutcome,
  UnsignedEvent,
} from './payment-provider.ts';

// Test payments for a local host: the same intents, signatures and events as the real provider's, made here.

const statusSchema = z.enum(INTENT_STATUSES);

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

/** Made once, and shared by all processes. */
const signingSecret = async (db: Db) => {
  const name = 'sandbox-webhook';
  const value = `whsec_${randomBytes(24).toString('hex')}`;
  await db.insert(secrets).values({ name, value }).onConflictDoNothing();
  const [stored] = await db.select().from(secrets).where(eq(secrets.name, name));
  return stored?.value ?? value;
};

const digest = (text: string) => sha256(text).slice(0, 24);

type Refund = Parameters<PaymentProvider['refund']>[0];

/** What a real provider remembers of a key, the sandbox keeps with our own note of the refund. */
const giveBack = async (db: Db, { intentId, amountCents, key }: Refund) => {
  const id = `re_sandbox_${digest(key)}`;
  await db.execute(sql`
    with asked as (
      update refunds set provider_id = ${id} where id = ${key}::uuid and provider_id is null and exists (
        select 1 from sandbox_intents where id = ${intentId} and status = 'succeeded'
          and refunded_cents + ${amountCents}::int <= amount_cents)
      returning 1)
    update sandbox_intents set refunded_cents = refunded_cents + ${amountCents}::int,
      status = case when refunded_cents + ${amountCents}::int = amount_cents then 'refunded' else status end
    where id = ${intentId} and exists (select 1 from asked)`);
  const given = await db.execute(sql`select 1 from refunds where id = ${key}::uuid and provider_id = ${id}`);
  if (given.rows.length === 0) throw new RefusedRefund('This is more than is left of the payment.');
  return { id };
};

const eventAbout = ({ id, status, failure, amountCents }: typeof sandboxIntents.$inferSelect) => ({
  // The same state gives the same event, so a repeated confirmation is a repeated event.
  id: `evt_sandbox_${digest(`${id}/${status}/${failure}`)}`,
  object: 'event',
  type: EVENT_KINDS[statusSchema.parse(status)],
  livemode: false,
  data: { object: { object: 'payment_intent', id, amount: amountCents } },
});

export const sandboxProvider = async (database: Database): Promise<PaymentProvider> => {
  const { db } = database;
  const secret = await signingSecret(db);
  // Only its signing is used; this key is never sent.
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
      const payload = JSON.stringify(eventAbout(intent));
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
    createIntent: async ({ orderId, amountCents, currency, receiptEmail }) => {
      const id = `pi_sandbox_${digest(`${secret}/${orderId}`)}`;
      const clientSecret = `${id}_secret_${randomBytes(16).toString('hex')}`;
      await db
        .insert(sandboxIntents)
        .values({ id, orderId, clientSecret, amountCents, currency, receiptEmail })
        .onConflictDoNothing();
      const intent = await find(id);
      return { id, clientSecret: intent?.clientSecret ?? clientSecret };
    },
    fetchIntent: async (id): Promise<IntentFacts | undefined> => {
      const intent = await find(id);
      if (!intent) return undefined;
      return {
        id,
        status: statusSchema.parse(intent.status),
        amountCents: intent.amountCents,
        refundedCents: intent.refundedCents,
        currency: intent.currency,
        orderId: intent.orderId,
        live: false,
        receiptEmail: intent.receiptEmail ?? undefined,
        failure: intent.failure ?? undefined,
      };
    },
    clientSecretOf: async (id) => (await find(id))?.clientSecret,
    refund: (refund) => giveBack(db, refund),
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
