import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import {
  paymentRequestSchema,
  paymentSetupSchema,
  zelleRequestSchema,
  zelleSetupSchema,
} from '#domain/payment/payment-request.ts';
import { PAYMENT_SECRET_HEADER, paymentStatusSchema } from '#domain/payment/payment-return.ts';
import { keepLanguage, languageOfRequest } from '#server/areas/client/languages.ts';
import { sha256 } from '#server/identifiers.ts';
import { limited } from '#server/plugins/rate-limits.ts';
import { notFound } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import { openIntent } from './open-intent.ts';
import { readOrderRequest } from './order-request.ts';
import { createOrder, findOrderByIntent, type Order, stateOf } from './order-store.ts';
import { paidBy } from './receipt-facts.ts';
import { recordPayment } from './record-payment.ts';
import { sendReceipt } from './send-receipt.ts';
import { openZelleNames, orderByZelle } from './zelle-order.ts';

const sameSecret = (order: Order, clientSecret: string) => {
  const given = Buffer.from(sha256(clientSecret));
  const kept = Buffer.from(order.clientSecretHash ?? '');
  return given.length === kept.length && timingSafeEqual(given, kept);
};

// As the provider writes them into the address that it sends a buyer back to.
const namedPayment = z.object({ payment_intent: z.string().max(255) });

const secretIn = ({ headers }: Pick<FastifyRequest, 'headers'>) => {
  const given = headers[PAYMENT_SECRET_HEADER];
  return typeof given === 'string' ? given : undefined;
};

/** For whoever holds the payment's secret. */
const boughtIn = (order: Order) => ({
  packageTitle: order.packageTitle,
  ...(order.packageId === null ? {} : { packageId: order.packageId }),
  amountCents: order.amountCents,
  taxCents: order.taxCents,
  paidBy: paidBy(order),
  extra: order.quoteId !== null,
  ...(order.receiptNumber === null ? {} : { receiptNumber: order.receiptNumber }),
  ...(order.paidAt === null ? {} : { paidAt: order.paidAt.toISOString() }),
  ...(order.buyerName === null ? {} : { name: order.buyerName }),
  ...(order.email === null ? {} : { email: order.email }),
});

export const paymentRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, payments: provider } = services;
    const zelleNames = await openZelleNames(db);

    app.post(
      '/api/create-payment-intent',
      {
        config: { ...limited('payment'), idempotent: true },
        schema: { body: paymentRequestSchema, response: { 200: paymentSetupSchema } },
      },
      async (request) => {
        const language = languageOfRequest(request);
        const wanted = await readOrderRequest(services, request.body, { from: request.ip, language });
        const order = await services.database.transaction(async (tx) => {
          if (wanted.email) await keepLanguage(tx, wanted.email, language);
          // A repeat gets the order as it was written first, whatever prices and taxes have become since.
          return createOrder(tx, {
            ...wanted,
            id: request.creationId,
            source: services.visits.sourceOf(request),
            provider: provider.name,
            live: provider.live,
          });
        });
        return openIntent(services, order, request.log);
      },
    );

    // Asks no provider: it works when the card does not.
    app.post(
      '/api/payments/zelle',
      {
        config: { ...limited('payment'), idempotent: true },
        schema: {
          summary: 'Order a package that is paid by Zelle',
          body: zelleRequestSchema,
          response: { 200: zelleSetupSchema },
        },
      },
      async (request) =>
        orderByZelle(services, zelleNames, {
          id: request.creationId,
          body: request.body,
          from: request.ip,
          language: languageOfRequest(request),
          source: services.visits.sourceOf(request),
        }),
    );

    // For the return page: our own record, refreshed from the provider while it is undecided.
    app.get(
      '/api/payments/status',
      {
        config: limited('paymentStatus'),
        schema: {
          querystring: namedPayment.extend({ payment_intent_client_secret: z.string().max(300).optional() }),
          response: { 200: paymentStatusSchema },
        },
      },
      async (request, reply) => {
        const { payment_intent: intentId, payment_intent_client_secret: inAddress } = request.query;
        const clientSecret = secretIn(request) ?? inAddress;
        let order = await findOrderByIntent(db, intentId);
        // An intent's name cannot be guessed: alone it tells the state, with its secret what was bought.
        if (!order || (clientSecret !== undefined && !sameSecret(order, clientSecret)))
          throw notFound('We could not find this payment.');
        const asked = order.provider === provider.name;
        if (asked && (order.state === 'created' || order.state === 'processing')) {
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
        return { state: stateOf(order), ...boughtIn(order), ...(roomKey ? { roomKey } : {}) };
      },
    );

    app.get(
      '/api/payments/receipt.pdf',
      {
        config: limited('document'),
        schema: { summary: 'The receipt of a payment', querystring: namedPayment },
      },
      async (request, reply) => {
        const order = await findOrderByIntent(db, request.query.payment_intent);
        if (!order || !sameSecret(order, secretIn(request) ?? ''))
          throw notFound('We could not find this payment.');
        return sendReceipt(services.content.served.in(languageOfRequest(request)), reply, order);
      },
    );
  };
