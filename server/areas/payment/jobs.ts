import { OPEN_ORDERS } from '#server/limits.ts';
import type { RecurringJob } from '#server/recurring-jobs.ts';
import type { Services } from '#server/services.ts';
import { claimOpenOrders, expireOrder } from './order-store.ts';
import { recordPayment } from './record-payment.ts';
import { carryOut } from './refund-order.ts';
import { unansweredRefunds } from './refund-store.ts';

type OpenOrder = Awaited<ReturnType<typeof claimOpenOrders>>[number];

const lookAt = async (services: Services, order: OpenOrder) => {
  const { payments: provider, db } = services;
  if (!order.intentId) return;
  const facts = await provider.fetchIntent(order.intentId);
  if (facts && facts.status !== 'open') {
    const id = `reconcile:${order.intentId}:${facts.status}`;
    await recordPayment(services, provider, facts, { id, kind: 'reconcile', payload: {} });
  }
  if (!order.old || facts?.status === 'succeeded' || facts?.status === 'refunded') return;
  // Ended at the provider first: an expired order must never be charged.
  if (facts) await provider.cancelIntent(order.intentId);
  await expireOrder(db, order.id);
};

/** Asks the provider about orders left open: an event may have been lost on the way. */
export const reconcile = async (services: Services) => {
  const latest = performance.now() + OPEN_ORDERS.runMs;
  while (performance.now() < latest) {
    const due = await claimOpenOrders(services.db, services.payments.name);
    if (due.length === 0) return;
    const alone = due.map((order) =>
      lookAt(services, order).catch((error: unknown) =>
        services.log.error({ order: order.id, cause: error }, 'an open order could not be checked'),
      ),
    );
    await Promise.all(alone);
  }
};

/** Refunds whose answer was lost are asked for again: under their key they are given once. */
export const settleRefunds = async (services: Services) => {
  for (const refund of await unansweredRefunds(services.db, OPEN_ORDERS.batch))
    await carryOut(services, refund).catch((error: unknown) =>
      services.log.error({ refund: refund.id, cause: error }, 'a refund is still open'),
    );
};

export const paymentJobs = (services: Services): RecurringJob[] => [
  { name: 'reconcile-payments', everyMinutes: 5, run: () => reconcile(services) },
  { name: 'settle-refunds', everyMinutes: 5, run: () => settleRefunds(services) },
];
