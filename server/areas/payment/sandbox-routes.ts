import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { TEST_CARD_TOKENS } from '#domain/payment/test-cards.ts';
import { emailAddress } from '#domain/site/email-address.ts';
import { isLocalUrl } from '#server/config.ts';
import { limited } from '#server/plugins/rate-limits.ts';
import { notFound } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import { receiveEvent } from './webhook.ts';

const outcomeSchema = z.union([
  z.object({ status: z.literal('succeeded') }),
  z.object({ status: z.literal('requires_action') }),
  z.object({ status: z.literal('failed'), code: z.string(), message: z.string() }),
]);

// Test payments only: with real keys this call does not exist.
export const sandboxRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    const sandbox = services.payments.sandbox;
    if (!sandbox) return;

    app.post(
      '/api/sandbox/confirm',
      {
        config: limited('payment'),
        schema: {
          body: z.object({
            intentId: z.string().max(255),
            clientSecret: z.string().max(300),
            token: z.enum(TEST_CARD_TOKENS),
            authentication: z.enum(['passed', 'failed']).optional(),
            receiptEmail: z.optional(emailAddress),
          }),
          response: { 200: outcomeSchema },
        },
      },
      async (request) => {
        if (!isLocalUrl(`http://${request.host}`)) throw notFound();
        const outcome = await sandbox.confirm(request.body);
        if (!outcome) throw notFound('We know no such payment.');
        if (outcome.status !== 'requires_action') {
          const event = await sandbox.eventFor(request.body.intentId);
          await receiveEvent(services, event.body, event.signature, request.log);
        }
        return outcome;
      },
    );
  };
