import type { Buyer } from '#domain/payment/buyer.ts';
import type { PaymentSetup } from '#domain/payment/payment-request.ts';
import { withSalesTax } from '#domain/payment/sales-tax.ts';
import { isUsState, US_STATES } from '#domain/site/us-states.ts';
import { fill } from '#domain/words/fill.ts';
import { dollarsAndCents } from '#domain/words/money.ts';
import { tell } from '#site/language.ts';
import { FactList } from './fact-list.tsx';
import { useCheckoutWords } from './words.ts';

type PriceLinesProps = { title: string; price: number; buyer: Buyer; setup: PaymentSetup };

/** Package, tax and total, while a tax is asked for. */
export function PriceLines({ title, price, buyer, setup }: PriceLinesProps) {
  const { BUYER_SUMMARY: words, BUYER_FORM, tax } = useCheckoutWords();
  const { region } = buyer;
  if (region === undefined) return null;
  const { taxCents, totalCents = price * 100 } = setup;
  const state = isUsState(region) ? tell(US_STATES[region]) : BUYER_FORM.elsewhere;
  const expected = withSalesTax(price * 100, tax, region);
  // The rate is told when it is the one that the server counts with: it may have been changed since the page was opened.
  const known = expected.thousandths > 0 && expected.taxCents === taxCents;
  const taxed = fill(known ? words.taxWithRate : words.tax, {
    name: tell(tax.name),
    state,
    rate: expected.thousandths / 1000,
  });
  const facts = [
    { label: title, value: dollarsAndCents(totalCents - taxCents) },
    { label: taxed, value: dollarsAndCents(taxCents) },
    { label: words.total, value: dollarsAndCents(totalCents), strong: true },
  ];
  return <FactList facts={facts} className="mb-6" />;
}
