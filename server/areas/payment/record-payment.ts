import type { OrderState } from '#domain/payment/order-state.ts';
import { isEmailAddress } from '#domain/site/email-address.ts';
import type { Services } from '#server/services.ts';
import type {
  IntentFacts,
  IntentStatus,
  PaymentProvider,
} from '#server/vendors/payments/payment-provider.ts';
import { advanceOrder, lockOrder, type Order, storeEventOnce } from './order-store.ts';
import { paymentMails } from './payment-mails.tsx';

// Every way we hear of a payment (event, return page, reconcile) ends here: once per event, forwards only, on the provider's own facts.

type PaymentOutcome = 'settled' | 'repeated' | 'unknown-order' | 'mismatch';

const STATES: Record<IntentStatus, OrderState> = {
  open: 'created',
  processing: 'processing',
  succeeded: 'paid',
  failed: 'failed',
  refunded: 'refunded',
};

const mismatchOf = (order: Order, facts: IntentFacts, provider: PaymentProvider): string | undefined => {
  if (facts.amountCents !== order.amountCents) return 'amount';
  if (facts.currency !== order.currency) return 'currency';
  if (facts.live !== order.live || facts.live !== provider.live) return 'mode';
  if (order.intentId !== null && order.intentId !== facts.id) return 'intent';
  return undefined;
};

export interface Notice {
  id: string;
  kind: string;
  payload: unknown;
}

export const recordPayment = async (
  services: Pick<Services, 'content' | 'database' | 'mail' | 'log' | 'whenPaid'>,
  provider: PaymentProvider,
  facts: IntentFacts,
  notice: Notice,
): Promise<PaymentOutcome> => {
  const orderId = facts.orderId;
  if (!orderId || !UUID.test(orderId)) return 'unknown-order';
  const queued: string[] = [];
  const result = await services.database.transaction<PaymentOutcome>(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return 'unknown-order';
    const mismatch = mismatchOf(order, facts, provider);
    const outcome = mismatch ? `refused: ${mismatch} differs` : facts.status;
    if (!(await storeEventOnce(tx, { ...notice, orderId, outcome }))) return 'repeated';
    if (mismatch) return 'mismatch';
    const state = STATES[facts.status];
    const { moved, order: now } = await advanceOrder(tx, order, {
      state,
      intentId: facts.id,
      email: facts.receiptEmail && isEmailAddress(facts.receiptEmail) ? facts.receiptEmail : undefined,
      failure: facts.failure,
    });
    if (moved && (state === 'paid' || state === 'refunded')) {
      const { payment: words } = services.content.served.content;
      const mails = paymentMails(words, services.mail.consultancy, order, facts, state);
      if (state === 'paid') mails.push(...(await services.whenPaid(tx, now)));
      queued.push(...(await services.mail.queueInTransaction(tx, mails)));
    }
    return 'settled';
  });
  if (result === 'mismatch')
    services.log.error({ order: orderId, event: notice.id }, 'a payment does not fit its order');
  for (const id of queued) void services.mail.tryNow(id);
  return result;
};

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
