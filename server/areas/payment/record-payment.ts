import type { OrderState } from '#domain/payment/order-state.ts';
import { isEmailAddress } from '#domain/site/email-address.ts';
import type { NewMail } from '#server/areas/mail/outbox.ts';
import type { Db } from '#server/database/database.ts';
import type { Services } from '#server/services.ts';
import type {
  IntentFacts,
  IntentStatus,
  PaymentProvider,
} from '#server/vendors/payments/payment-provider.ts';
import { advanceOrder, lockOrder, type Order, storeEventOnce } from './order-store.ts';
import { followPayment } from './paid-order.ts';
import { refundMails } from './payment-mails.tsx';

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

type Parts = Pick<Services, 'content' | 'database' | 'mail' | 'log' | 'whenPaid'>;

// Facts are asked for before the order is locked, so an older count of refunds may come second. Less than we know counts only
// when the provider said so after we knew it; `known` is what we knew then.
const isStale = (order: Order, facts: IntentFacts, known: number | undefined) =>
  facts.refundedCents < order.refundedCents && known !== order.refundedCents;

const settle = async (parts: Parts, tx: Db, order: Order, facts: IntentFacts, notice: Notice) => {
  const { content, mail } = parts;
  const { becamePaid, order: now } = await advanceOrder(tx, order, {
    state: STATES[facts.status],
    intentId: facts.id,
    refundedCents: facts.refundedCents,
    email: facts.receiptEmail && isEmailAddress(facts.receiptEmail) ? facts.receiptEmail : undefined,
    failure: facts.failure,
  });
  const given = facts.refundedCents - order.refundedCents;
  const { receiptEmail } = facts;
  const about = {
    words: content.served.content.payment,
    consultancy: mail.consultancy,
    order: now,
    receiptEmail,
  };
  const mails: NewMail[] = becamePaid ? (await followPayment(parts, tx, now, receiptEmail)).mails : [];
  if (given !== 0) mails.push(...refundMails(about, given, notice.id));
  return mail.queueInTransaction(tx, mails);
};

export const recordPayment = async (
  parts: Parts,
  provider: PaymentProvider,
  facts: IntentFacts,
  notice: Notice,
  known?: number,
): Promise<PaymentOutcome> => {
  const orderId = facts.orderId;
  if (!orderId || !UUID.test(orderId)) return 'unknown-order';
  const queued: string[] = [];
  const result = await parts.database.transaction<PaymentOutcome | { stale: number }>(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return 'unknown-order';
    const mismatch = mismatchOf(order, facts, provider);
    if (!mismatch && isStale(order, facts, known)) return { stale: order.refundedCents };
    const outcome = mismatch ? `refused: ${mismatch} differs` : facts.status;
    if (!(await storeEventOnce(tx, { ...notice, orderId, outcome }))) return 'repeated';
    if (mismatch) return 'mismatch';
    queued.push(...(await settle(parts, tx, order, facts, notice)));
    return 'settled';
  });
  if (typeof result === 'object') {
    const newer = await provider.fetchIntent(facts.id);
    return newer ? recordPayment(parts, provider, newer, notice, result.stale) : 'unknown-order';
  }
  if (result === 'mismatch')
    parts.log.error({ order: orderId, event: notice.id }, 'a payment does not fit its order');
  for (const id of queued) void parts.mail.tryNow(id);
  return result;
};

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
