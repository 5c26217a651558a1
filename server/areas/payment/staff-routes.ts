import { eq } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { BUYER_LENGTHS } from '#domain/payment/buyer.ts';
import { keptTermsSchema } from '#domain/payment/terms-version.ts';
import { newRefundSchema, refundAnswerSchema } from '#domain/project/project-file.ts';
import { signedIn, staffCall } from '#server/areas/staff/staff-scope.ts';
import { notFound } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import { bookZellePayment, giveUpZelleOrder } from './book-zelle.ts';
import { findOrder } from './order-store.ts';
import { refundOrder } from './refund-order.ts';
import { sendReceipt } from './send-receipt.ts';
import { acceptedTerms } from './tables.ts';

const params = z.object({ id: z.uuid() });

/** What staff do with an order: give it back, book it, fetch its receipt, read what was accepted. */
export const orderRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    const call = staffCall({
      summary: 'Give back a payment, whole or in part (staff)',
      params,
      body: newRefundSchema,
      response: { 200: refundAnswerSchema },
    });
    app.post(
      '/api/staff/orders/:id/refunds',
      { ...call, config: { ...call.config, idempotent: true } },
      async (request) =>
        refundOrder(services, {
          id: request.creationId,
          orderId: request.params.id,
          staffId: signedIn(request).id,
          amountCents: request.body.amountCents,
          reason: request.body.reason,
        }),
    );

    app.post(
      '/api/staff/orders/:id/paid',
      staffCall({
        summary: 'An order was paid by Zelle (staff)',
        params,
        response: { 200: z.object({ receiptNumber: z.number().nullable() }) },
      }),
      async (request) =>
        bookZellePayment(services, { orderId: request.params.id, staffId: signedIn(request).id }),
    );

    app.post(
      '/api/staff/orders/:id/cancel',
      staffCall({
        summary: 'An order will not be paid by Zelle (staff)',
        params,
        response: { 200: z.object({}) },
      }),
      async (request) => {
        await giveUpZelleOrder(services, { orderId: request.params.id, staffId: signedIn(request).id });
        return {};
      },
    );

    app.get(
      '/api/staff/orders/:id/receipt.pdf',
      staffCall({ summary: 'The receipt of an order (staff)', params }, 'document'),
      async (request, reply) =>
        sendReceipt(services.content.served.content, reply, await findOrder(services.db, request.params.id)),
    );

    app.get(
      '/api/staff/terms/:version',
      staffCall({
        summary: 'The terms that a buyer accepted, word for word (staff)',
        params: z.object({ version: z.string().max(BUYER_LENGTHS.terms) }),
        response: { 200: keptTermsSchema },
      }),
      async ({ params: { version } }) => {
        const [kept] = await services.db
          .select()
          .from(acceptedTerms)
          .where(eq(acceptedTerms.version, version))
          .limit(1);
        if (!kept) throw notFound('These terms were not kept.');
        return { version, since: kept.createdAt.toISOString(), words: kept.words };
      },
    );
  };
