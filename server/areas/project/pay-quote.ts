import type { FastifyBaseLogger } from 'fastify';
import type { PaymentSetup } from '#domain/payment/payment-request.ts';
import { openIntent, setupOf, unlessUnavailable } from '#server/areas/payment/open-intent.ts';
import { createOrder, expireOrder, findOrder, type Order } from '#server/areas/payment/order-store.ts';
import { recordPayment } from '#server/areas/payment/record-payment.ts';
import { notFound, unavailable } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import { findProject } from './find-project.ts';
import { findQuote, lockQuote, openOrdersOf } from './quote-store.ts';
import { mustBePayable } from './quotes.ts';

// A quote has one open order at a time, and that one intent: whoever pays on a second device pays the same one, and a card
// provider takes the money for it once.

const orderFor = ({ database, payments }: Services, quoteId: string): Promise<Order | undefined> =>
  database.transaction(async (tx) => {
    const quote = await lockQuote(tx, quoteId);
    if (!quote) throw notFound('This payment link does not match a quote.');
    mustBePayable(quote);
    const open = (await openOrdersOf(tx, quoteId)).find(
      ({ provider, live }) => provider === payments.name && live === payments.live,
    );
    if (open) return open;
    const id = crypto.randomUUID();
    const { projectId, title, amountCents } = quote;
    await createOrder(tx, {
      id,
      quoteId,
      projectId,
      packageTitle: title,
      amountCents,
      provider: payments.name,
      live: payments.live,
    });
    return findOrder(tx, id);
  });

/** The secret of an intent that was opened before; nothing when no card can pay it any more. */
const reopen = async (
  services: Services,
  order: Order & { intentId: string },
  log: FastifyBaseLogger,
): Promise<PaymentSetup | undefined> => {
  const { payments } = services;
  const { intentId } = order;
  const facts = await payments.fetchIntent(intentId).catch(unlessUnavailable(log));
  if (facts?.status === 'succeeded' || facts?.status === 'refunded') {
    const notice = { id: `return:${intentId}:${facts.status}`, kind: 'return', payload: {} };
    await recordPayment(services, payments, facts, notice);
    return undefined;
  }
  const clientSecret = facts && (await payments.clientSecretOf(intentId).catch(unlessUnavailable(log)));
  return clientSecret ? setupOf(payments, { id: intentId, clientSecret }, order) : undefined;
};

export const openQuotePayment = async (
  services: Services,
  quoteId: string,
  log: FastifyBaseLogger,
): Promise<PaymentSetup> => {
  // An order that turns out to be over is followed by a new one, or by the words that say why not.
  for (let tries = 0; tries < 3; tries += 1) {
    const order = await orderFor(services, quoteId);
    if (!order) continue;
    const { intentId } = order;
    if (!intentId) return openIntent(services, order, log);
    const setup = await reopen(services, { ...order, intentId }, log);
    if (setup) return setup;
    await expireOrder(services.db, order.id);
  }
  throw unavailable(new Error('no order of this quote could be opened'));
};

export const payableQuote = async ({ db }: Services, quoteId: string | undefined) => {
  const quote = quoteId ? await findQuote(db, quoteId) : undefined;
  const project = quote && (await findProject(db, quote.projectId));
  if (!quote || !project) throw notFound('This payment link does not match a quote.');
  const { title, words, amountCents, state } = quote;
  return { title, words, amountCents, state, ticketNumber: project.ticketNumber };
};
