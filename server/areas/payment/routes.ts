import { timingSafeEqual } from 'node:crypto';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { paymentRequestSchema, paymentSetupSchema } from '#domain/payment/payment-request.ts';
import { paymentStatusSchema } from '#domain/payment/payment-return.ts';
import { sha256 } from '#server/identifiers.ts';
import { limited } from '#server/plugins/rate-limits.ts';
import { notFound } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import { openIntent } from './open-intent.ts';
import { createOrder, findOrderByIntent, type Order, stateOf } from './order-store.ts';
import { publishedOffer } from './published-offer.ts';
import { recordPayment } from './record-payment.ts';

const sameSecret = (order: Order, clientSecret: string) => {
  const given = Buffer.from(sha256(clientSecret));
  const kept = Buffer.from(order.clientSecretHash ?? '');
  return given.length === kept.length && timingSafeEqual(given, kept);
};

export const paymentRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, payments: provider } = services;

    app.post(
      '/api/create-payment-intent',
      {
        config: { ...limited('payment'), idempotent: true },
        schema: { body: paymentRequestSchema, response: { 200: paymentSetupSchema } },
      },
      async (request) => {
        const { chosen, contentVersion } = await publishedOffer(services.content, request.body);
        const id = request.creationId;
        const amountCents = chosen.price * 100;
        await createOrder(db, {
          id,
          packageId: chosen.id,
          packageTitle: chosen.title,
          contentVersion,
          source: services.visits.sourceOf(request),
          amountCents,
          provider: provider.name,
          live: provider.live,
        });
        return openIntent(services, { id, amountCents, packageTitle: chosen.title }, request.log);
      },
    );

    // For the return page: our own record, refreshed from the provider while it is undecided.
    app.get(
      '/api/payments/status',
      {
        config: limited('paymentStatus'),
        schema: {
          querystring: z.object({
            payment_intent: z.string().max(255),
            payment_intent_client_secret: z.string().max(300).optional(),
          }),
          response: { 200: paymentStatusSchema },
        },
      },
      async (request, reply) => {
        const { payment_intent: intentId, payment_intent_client_secret: clientSecret } = request.query;
        let order = await findOrderByIntent(db, intentId);
        // An intent's name cannot be guessed: alone it tells the state, with its secret what was bought.
        if (!order || (clientSecret !== undefined && !sameSecret(order, clientSecret)))
          throw notFound('We could not find this payment.');
        if (order.state === 'created' || order.state === 'processing') {
          const facts = await provider.fetchIntent(intentId).catch(() => undefined);
          if (facts && facts.status !== 'open') {
            const id = `return:${intentId}:${facts.status}`;
            await recordPayment(services, provider, facts, { id, kind: 'return', payload: {} });
            order = (await findOrderByIntent(db, intentId)) ?? order;
          }
        }
        reply.header('cache-control', 'no-store');
        if (!clientSecret) return { state: stateOf(order) };
        const roomKey = await services.rooms.roomKeyOfOrder(order.id);
        return { state: stateOf(order), packageTitle: order.packageTitle, ...(roomKey ? { roomKey } : {}) };
      },
    );
  };
