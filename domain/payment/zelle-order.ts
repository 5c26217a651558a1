import * as z from 'zod/mini';
import { buyerSchema } from './buyer.ts';
import { paymentRequestSchema } from './payment-request.ts';

// A package that is ordered now and paid by a transfer, which staff book when it has arrived.

export const ZELLE_URL = '/api/payments/zelle';

export const zelleRequestSchema = z.extend(paymentRequestSchema, { buyer: buyerSchema });
export type ZelleRequest = z.infer<typeof zelleRequestSchema>;

/** The transfer's memo names the order's reference (order-reference.ts). */
export const zelleOrderSchema = z.object({
  intentId: z.string(),
  totalCents: z.number(),
  taxCents: z.number(),
});
export type ZelleOrder = z.infer<typeof zelleOrderSchema>;
