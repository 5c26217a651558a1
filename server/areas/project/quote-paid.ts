import { eq } from 'drizzle-orm';
import type { NewMail } from '#server/areas/mail/outbox.ts';
import type { Order } from '#server/areas/payment/order-store.ts';
import { giveReceiptNumber } from '#server/areas/payment/receipt-number.ts';
import { orders } from '#server/areas/payment/tables.ts';
import type { Db } from '#server/database/database.ts';
import type { Services } from '#server/services.ts';
import type { Project } from './access.ts';
import { findProject } from './find-project.ts';
import { type PaidProblem, paidQuoteMails } from './mails-quotes.tsx';
import { changeQuote, lockQuote, noteNews, type Quote } from './quote-store.ts';

/** Money is never turned away: what it came for in vain is shown to staff, who give it back. */
const problemOf = (quote: Quote): PaidProblem | undefined => {
  if (quote.state === 'paid') return 'twice';
  return quote.state === 'withdrawn' || quote.state === 'declined' ? quote.state : undefined;
};

/** The receipt names the client; somebody else who pays for them learns no name. */
const namedPayer = async (tx: Db, order: Order, { name, email }: Project): Promise<Order> => {
  const isTheirs = (order.email ?? email)?.toLowerCase() === email?.toLowerCase();
  if (!name || order.buyerName !== null || !isTheirs) return order;
  await tx.update(orders).set({ buyerName: name, email }).where(eq(orders.id, order.id));
  return { ...order, buyerName: name, email };
};

/** Marks the quote of a paid order, in the payment's transaction; returns the receipt and the notice. */
export const markQuotePaid = async (
  services: Pick<Services, 'content' | 'mail' | 'rooms'>,
  tx: Db,
  order: Order,
): Promise<NewMail[]> => {
  const quote = order.quoteId ? await lockQuote(tx, order.quoteId) : undefined;
  const project = quote && (await findProject(tx, quote.projectId));
  if (!quote || !project) return [];
  const problem = problemOf(quote);
  const { PROBLEMS } = services.content.served.content.projectMails.PROJECT_MAILS.extraNotice;
  if (problem) await tx.update(orders).set({ failure: PROBLEMS[problem] }).where(eq(orders.id, order.id));
  const payer = await namedPayer(tx, order, project);
  if (problem !== 'twice') await changeQuote(tx, quote.id, { state: 'paid', paidAt: new Date() });
  // Zelle is booked by a colleague, who knows.
  if (order.provider !== 'zelle') await noteNews(tx, project.id);
  const numbered = await giveReceiptNumber(tx, payer);
  return paidQuoteMails(services, tx, { order: numbered, quote, project, problem });
};
