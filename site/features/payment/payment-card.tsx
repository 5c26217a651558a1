import { type RefObject, useCallback, useRef } from 'react';
import type { PackageOffer } from '#domain/package/catalogue.ts';
import type { Buyer } from '#domain/payment/buyer.ts';
import type { PaymentRequest, PaymentSetup, ZelleSetup } from '#domain/payment/payment-request.ts';
import { withSalesTax } from '#domain/payment/sales-tax.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { fill } from '#domain/words/fill.ts';
import { priceOf } from '#domain/words/money.ts';
import { randomKey } from '#site/request-key.ts';
import { CardPayment } from './card-payment.tsx';
import { type AskAgain, orderByZelle, preparePayment } from './place-order.ts';
import { PriceLines } from './price-lines.tsx';
import { useCheckoutWords } from './words.ts';
import { ZelleOffer } from './zelle-offer.tsx';

/** One key per choice, buyer and way to pay: what is asked for again opens the same order. */
export type OrderKeys = RefObject<Map<string, string>>;

type PaymentCardProps = {
  offer: PackageOffer;
  buyer: Buyer;
  keys: OrderKeys;
  /** Nothing was ordered: the visitor is to be asked for something. */
  onAsk: (again: AskAgain) => void;
  onSuccess: (setup: PaymentSetup) => void;
  onZelle: (order: ZelleSetup) => void;
  moving: boolean;
  onMoving: (moving: boolean) => void;
  onCancel: () => void;
};

function keyFor(keys: OrderKeys, way: string, request: PaymentRequest) {
  const choice = JSON.stringify([way, request]);
  const key = keys.current.get(choice) ?? randomKey();
  keys.current.set(choice, key);
  return key;
}

// The payment of a package; another offer or buyer starts over.
export function PaymentCard(props: PaymentCardProps) {
  const { offer, buyer, keys, onAsk, onSuccess, onZelle, moving, onMoving, onCancel } = props;
  const { id: packageId, price, title } = offer;
  const { PAYMENT_CARD, tax } = useCheckoutWords();
  const ask = useRef(onAsk);
  ask.current = onAsk;
  const prepare = useCallback(
    async (signal: AbortSignal) => {
      const request = { amount: price, description: title, packageId, buyer };
      const answer = await preparePayment({ request, key: keyFor(keys, 'card', request), signal });
      if (!('ask' in answer)) return answer;
      if (!signal.aborted) ask.current(answer);
      return undefined;
    },
    [packageId, price, title, buyer, keys],
  );
  async function order(signal: AbortSignal) {
    const request = { amount: price, description: title, packageId, buyer };
    const answer = await orderByZelle({ request, key: keyFor(keys, 'zelle', request), signal });
    if ('ask' in answer) onAsk(answer);
    else onZelle(answer);
  }
  return (
    <CardPayment
      prepare={prepare}
      price={({ totalCents = price * 100 }) => priceOf(totalCents)}
      buyer={buyer}
      returnPath={ROUTES.paymentSuccess}
      head={(setup) => <PriceLines title={title} price={price} buyer={buyer} setup={setup} />}
      zelle={(open) => (
        <ZelleOffer
          open={open}
          onOrder={order}
          disabled={moving}
          amount={priceOf(withSalesTax(price * 100, tax, buyer.region).totalCents)}
          memo={fill(PAYMENT_CARD.referenceByName, { package: title, name: buyer.name })}
        />
      )}
      onSuccess={onSuccess}
      onMoving={onMoving}
      onCancel={onCancel}
    />
  );
}
