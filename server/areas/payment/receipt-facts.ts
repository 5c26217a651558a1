import * as z from 'zod';
import { orderReference } from '#domain/payment/order-reference.ts';
import type { Order } from './order-store.ts';

/** What stands on a receipt, as its mail carries it. */
export const receiptFactsSchema = z.object({
  number: z.number(),
  paidAt: z.string(),
  title: z.string(),
  /** Of a running project, not a package. */
  extra: z.boolean(),
  buyer: z.nullable(z.string()),
  email: z.nullable(z.string()),
  region: z.nullable(z.string()),
  totalCents: z.number(),
  taxCents: z.number(),
  taxThousandths: z.number(),
  refundedCents: z.number(),
  refundedAt: z.nullable(z.string()),
  paidBy: z.enum(['card', 'zelle']),
  reference: z.string(),
  /** One written before this was told has none. */
  termsAcceptedAt: z.nullish(z.string()),
});
export type ReceiptFacts = z.infer<typeof receiptFactsSchema>;

export const paidBy = ({ provider }: Pick<Order, 'provider'>): ReceiptFacts['paidBy'] =>
  provider === 'zelle' ? 'zelle' : 'card';

/** Nothing as long as nothing was paid. */
export const receiptFactsOf = (order: Order): ReceiptFacts | undefined => {
  if (order.receiptNumber === null) return undefined;
  const { taxCents, taxThousandths, region, email, termsAcceptedAt, amountCents } = order;
  // Orders given back before parts of one could be have no count of their own.
  const refundedCents = order.state === 'refunded' ? amountCents : order.refundedCents;
  return {
    number: order.receiptNumber,
    paidAt: (order.paidAt ?? order.createdAt).toISOString(),
    title: order.packageTitle,
    extra: order.quoteId !== null,
    buyer: order.buyerName,
    email,
    region,
    totalCents: amountCents,
    taxCents,
    taxThousandths,
    refundedCents,
    refundedAt: refundedCents > 0 ? (order.refundedAt?.toISOString() ?? null) : null,
    paidBy: paidBy(order),
    reference: orderReference(order.intentId ?? order.id),
    termsAcceptedAt: termsAcceptedAt?.toISOString(),
  };
};

export const receiptName = ({ number }: ReceiptFacts) => `receipt-${number}.pdf`;
