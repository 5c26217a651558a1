import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { paymentSetupSchema } from '#domain/payment/payment-request.ts';
import { PAY_TOKEN_HEADER, PAY_URL, payableQuoteSchema } from '#domain/project/quote-payment.ts';
import { limited } from '#server/plugins/rate-limits.ts';
import { notFound } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import { openQuotePayment, payableQuote } from './pay-quote.ts';
import { openPayTokens } from './pay-tokens.ts';

/** For whoever holds a quote's payment token; it opens nothing else of the project. */
export const payRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    const tokens = await openPayTokens(services.db);
    const quoteOf = (sent: string | string[] | undefined) =>
      typeof sent === 'string' ? tokens.quoteOf(sent) : undefined;
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });

    app.get(
      PAY_URL,
      {
        config: limited('paymentStatus'),
        schema: { summary: 'What a payment link is for', response: { 200: payableQuoteSchema } },
      },
      async (request) => payableQuote(services, quoteOf(request.headers[PAY_TOKEN_HEADER])),
    );

    app.post(
      `${PAY_URL}/intent`,
      {
        config: limited('payment'),
        schema: { summary: 'Open the card payment of a quote', response: { 200: paymentSetupSchema } },
      },
      async (request) => {
        const quoteId = quoteOf(request.headers[PAY_TOKEN_HEADER]);
        if (!quoteId) throw notFound('This payment link does not match a quote.');
        return openQuotePayment(services, quoteId, request.log);
      },
    );
  };
