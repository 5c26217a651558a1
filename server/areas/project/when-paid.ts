import type { NewMail } from '#server/areas/mail/outbox.ts';
import type { Order } from '#server/areas/payment/order-store.ts';
import type { Db } from '#server/database/database.ts';

/** What a paid order does to its project, in the payment's own transaction; the mails go out with the receipt. */
export const whenPaid = async (_tx: Db, _order: Order): Promise<NewMail[]> => [];
