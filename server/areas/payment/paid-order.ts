import type { NewMail } from '#server/areas/mail/outbox.ts';
import type { Db } from '#server/database/database.ts';
import type { Services } from '#server/services.ts';
import type { Order } from './order-store.ts';
import { paidMails } from './payment-mails.tsx';
import { giveReceiptNumber } from './receipt-number.ts';

type Parts = Pick<Services, 'content' | 'mail' | 'whenPaid'>;

/** What follows once the money is there, whichever way it came: its project, its number and its mails. */
export const followPayment = async (
  { content, mail, whenPaid }: Parts,
  tx: Db,
  order: Order,
  receiptEmail?: string,
): Promise<{ order: Order; mails: NewMail[] }> => {
  const { roomKey, mails } = await whenPaid(tx, order);
  const numbered = await giveReceiptNumber(tx, order);
  // An extra has its own receipt, which its project writes.
  if (order.quoteId) return { order: numbered, mails };
  const words = content.served.content.payment;
  const about = { words, consultancy: mail.consultancy, order: numbered, receiptEmail, roomKey };
  return { order: numbered, mails: [...paidMails(about), ...mails] };
};
