import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import type { Db } from '#server/database/database.ts';
import { keptSecret } from '#server/database/kept-secret.ts';

export interface PayTokens {
  tokenOf(quoteId: string): string;
  /** The quote that a token is for; nothing when we did not make it. */
  quoteOf(token: string): string | undefined;
}

const uuid = z.uuid();

/** `quote.signature`: nobody can make one, and it opens the payment of one quote and nothing else. */
export const openPayTokens = async (db: Db): Promise<PayTokens> => {
  const secret = await keptSecret(db, 'quote-payments');
  const signatureOf = (quoteId: string) => createHmac('sha256', secret).update(quoteId).digest();
  return {
    tokenOf: (quoteId) => `${quoteId}.${signatureOf(quoteId).toString('base64url')}`,
    quoteOf: (token) => {
      const [quoteId = '', signature = ''] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      const real = signatureOf(quoteId);
      const fits = given.length === real.length && timingSafeEqual(given, real);
      return fits && uuid.safeParse(quoteId).success ? quoteId : undefined;
    },
  };
};
