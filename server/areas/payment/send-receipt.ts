import type { FastifyReply } from 'fastify';
import type { Content } from '#content/content.ts';
import { notFound } from '#server/refusal.ts';
import { disposition } from '#server/stored-files.ts';
import type { Order } from './order-store.ts';
import { receiptFactsOf, receiptName } from './receipt-facts.ts';
import { receiptPaper } from './receipt-paper.ts';

/** The receipt of an order that was paid, as it stands now. */
export const sendReceipt = async (content: Content, reply: FastifyReply, order: Order | undefined) => {
  const facts = order && receiptFactsOf(order);
  if (!facts) throw notFound('There is no receipt for this payment yet.');
  return reply
    .type('application/pdf')
    .header('cache-control', 'no-store')
    .header('content-disposition', disposition(receiptName(facts)))
    .send(await receiptPaper(content, facts));
};
