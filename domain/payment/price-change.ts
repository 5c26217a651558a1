import * as z from 'zod/mini';
import { PACKAGE_IDS, type PackageOffer } from '#domain/package/catalogue.ts';
import { fill } from '#domain/words/fill.ts';
import { dollars } from '#domain/words/money.ts';
import { offerFor, type PaymentRequest } from './payment-request.ts';

// A page may still show an offer that has changed since: nothing is charged for it, the visitor is asked again.

const offerSchema = z.object({ id: z.enum(PACKAGE_IDS), title: z.string(), price: z.number() });

/** The server's refusal of a former offer, with the one in its place. */
export const priceChangeSchema = z.object({
  error: z.literal('price-changed'),
  message: z.string(),
  offer: offerSchema,
});
export type PriceChange = z.infer<typeof priceChangeSchema>;

type Offers = readonly PackageOffer[];

/** The former offer that is asked for and today's of the same package; nothing when it was never published. */
export function changedOffer(current: Offers, former: Offers, request: PaymentRequest) {
  const before = offerFor(former, request);
  const now = current.find(({ id }) => id === before?.id);
  return before && now ? { before, now } : undefined;
}

export type ChangeWords = { price: string; title: string; both: string };

export function sayChange(words: ChangeWords, before: PackageOffer, now: PackageOffer): string {
  const renamed = before.title !== now.title;
  const sentence = before.price === now.price ? words.title : renamed ? words.both : words.price;
  return fill(sentence, { former: before.title, title: now.title, price: dollars(now.price) });
}
