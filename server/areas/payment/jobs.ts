import type { JobDefinition } from '#server/jobs.ts';
import type { ServicesForJobs } from '#server/site.ts';
import { openOrders } from './order-store.ts';
import { settlePayment } from './settle-payment.ts';

/** Asks the provider about orders left open: an event may have been lost on the way. */
export const reconcile = async (services: ServicesForJobs) => {
  const { payments: provider, db } = services;
  for (const order of await openOrders(db, 50)) {
    if (!order.intentId || order.provider !== provider.name) continue;
    const facts = await provider.fetchIntent(order.intentId);
    if (!facts) continue;
    const id = `reconcile:${order.intentId}:${facts.status}`;
    await settlePayment(services, provider, facts, { id, kind: 'reconcile', payload: {} });
  }
};

export const paymentJobs = (services: ServicesForJobs): JobDefinition[] => [
  { name: 'reconcile-payments', every: '*/5 * * * *', retryLimit: 2, run: () => reconcile(services) },
];
