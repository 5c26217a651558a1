import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import { BODY_LIMITS } from '#server/limits.ts';
import { limited } from '#server/plugins/rate-limits.ts';
import { Refusal } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import { UnsignedEvent } from '#server/vendors/payments/payment-provider.ts';
import { recordPayment } from './record-payment.ts';

/** What happens with a signed event, wherever it came in. */
export const receiveEvent = async (
  services: Services,
  rawBody: Buffer,
  signature: string | undefined,
  log: FastifyBaseLogger,
) => {
  const provider = services.payments;
  const event = await provider.readEvent(rawBody, signature).catch((error: unknown) => {
    if (error instanceof UnsignedEvent) throw new Refusal(400, 'unsigned', 'The signature does not match.');
    throw error;
  });
  if (event.live !== provider.live) {
    log.warn({ event: event.id }, 'an event of the other mode was ignored');
    return 'ignored';
  }
  if (!event.intentId) return 'ignored';
  // The event only tells that something happened; what happened is asked for again.
  const facts = await provider.fetchIntent(event.intentId);
  if (!facts) return 'ignored';
  const settled = await recordPayment(services, provider, facts, {
    id: event.id,
    kind: event.kind,
    payload: event.payload,
  });
  if (settled === 'unknown-order' && facts.orderId) {
    // The order may be in a transaction that is not committed yet: the provider will send it again.
    throw new Refusal(409, 'order-not-known-yet', 'The order is not known yet.', { retryAfterSeconds: 5 });
  }
  return settled;
};

// A scope of its own: only here the body stays as raw bytes, because the signature is over them.
export const paymentWebhook =
  (services: Services): FastifyPluginAsync =>
  async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    app.post<{ Body: Buffer }>(
      '/api/stripe/webhook',
      {
        bodyLimit: BODY_LIMITS.webhook,
        config: { ...limited('webhook'), fromAnywhere: true },
        schema: { description: 'Signed events of the payment provider.', tags: ['webhook'] },
      },
      async (request) => {
        const signature = request.headers['stripe-signature'];
        const outcome = await receiveEvent(
          services,
          request.body ?? Buffer.alloc(0),
          typeof signature === 'string' ? signature : undefined,
          request.log,
        );
        return { received: true, outcome };
      },
    );
  };
