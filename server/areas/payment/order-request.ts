import type { Content } from '#content/content.ts';
import { acceptedWords } from '#domain/payment/accepted-terms.ts';
import { BUYER_MESSAGES, type Buyer } from '#domain/payment/buyer.ts';
import type { PaymentRequest } from '#domain/payment/payment-request.ts';
import { withSalesTax } from '#domain/payment/sales-tax.ts';
import { termsVersion } from '#domain/payment/terms-version.ts';
import type { Language } from '#domain/site/languages.ts';
import type { Db } from '#server/database/database.ts';
import { Refusal } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import type { BuyerColumns } from './order-store.ts';
import { publishedOffer } from './published-offer.ts';
import { acceptedTerms } from './tables.ts';

// What is ordered, at today's price with the tax of the buyer's state, and under which terms (decision 033).

/** In the buyer's language. The words are kept once, before the first order that was made under them. */
const acceptTerms = async (db: Db, content: Content, accepted: string) => {
  const words = acceptedWords(content);
  const version = termsVersion(words);
  if (accepted !== version)
    throw new Refusal(
      409,
      'terms-changed',
      'Our terms have changed since you opened this page. Please read them again. Nothing has been charged.',
      { details: { version, refundRule: words.refundRule } },
    );
  await db.insert(acceptedTerms).values({ version, words }).onConflictDoNothing();
  return version;
};

const stateMissing = () =>
  new Refusal(400, 'region-needed', BUYER_MESSAGES.region, {
    issues: [{ path: 'buyer.region', message: BUYER_MESSAGES.region }],
  });

const buyerMissing = () =>
  new Refusal(400, 'buyer-needed', 'Please tell us who buys, and in which state: sales tax is added.');

const columnsOf = (buyer: Buyer, version: string, from: string) => ({
  buyerName: buyer.name,
  email: buyer.email,
  phone: buyer.phone || null,
  termsVersion: version,
  termsAcceptedAt: new Date(),
  termsAddress: from,
});

/** Where an order comes from: the address of the machine, and the language of its page. */
export type Sender = { from: string; language: Language };

/** What an order is written with. While a tax is on, nobody buys without telling their state. */
export const readOrderRequest = async (
  { content: store, db }: Pick<Services, 'content' | 'db'>,
  request: PaymentRequest,
  { from, language }: Sender,
) => {
  const { chosen, contentVersion, content, shown } = await publishedOffer(store, request, language);
  const { buyer } = request;
  const { taxes } = content;
  if (taxes.on && !buyer) throw buyerMissing();
  if (taxes.on && buyer?.region === undefined) throw stateMissing();
  const region = taxes.on ? buyer?.region : undefined;
  const { totalCents, taxCents, thousandths } = withSalesTax(chosen.price * 100, taxes, region);
  const who: Partial<BuyerColumns> = buyer
    ? columnsOf(buyer, await acceptTerms(db, shown, buyer.acceptedTerms), from)
    : {};
  return {
    packageId: chosen.id,
    packageTitle: chosen.title,
    contentVersion,
    amountCents: totalCents,
    taxCents,
    taxThousandths: thousandths,
    region: region || null,
    ...who,
  };
};
