import type { NewMail } from '#server/areas/mail/outbox.ts';
import type { Order } from '#server/areas/payment/order-store.ts';
import type { Db } from '#server/database/database.ts';
import type { Services } from '#server/services.ts';
import { placeOrder } from './begin.ts';
import { markQuotePaid } from './quote-paid.ts';

export interface PaidOrder {
  mails: NewMail[];
  /** Of the project's room, for the receipt. */
  roomKey?: string;
}
export type WhenPaid = (tx: Db, order: Order) => Promise<PaidOrder>;

/** What a paid order does to its project, in the payment's own transaction; the mails go out with the receipt. */
export const whenPaid =
  (services: Pick<Services, 'content' | 'mail' | 'rooms' | 'visits'>): WhenPaid =>
  async (tx, order) => {
    if (order.quoteId) return { mails: await markQuotePaid(services, tx, order) };
    await services.visits.order(tx, order.source);
    return { mails: [], roomKey: await placeOrder(services.rooms, tx, order) };
  };
