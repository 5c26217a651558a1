import * as z from 'zod/mini';
import { QUOTE_STATES } from './room.ts';

// The page that takes the card for an extra. It may load the card provider, so it holds a payment token and never the room's key.

/** The token travels in this header and behind the # of the address, nowhere else. */
export const PAY_TOKEN_HEADER = 'x-payment-token';
export const PAY_TOKEN = /^[0-9a-f-]{36}\.[\w-]{43}$/;
export const PAY_URL = '/api/pay';

/** GET /api/pay; POST /api/pay/intent answers as a package's payment does (payment-request.ts). */
export const payableQuoteSchema = z.object({
  title: z.string(),
  /** What a transfer by Zelle is matched by. */
  ticketNumber: z.string(),
  words: z.string(),
  amountCents: z.number(),
  state: z.enum(QUOTE_STATES),
});
export type PayableQuote = z.infer<typeof payableQuoteSchema>;
