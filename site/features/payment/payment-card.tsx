import { useCallback, useRef } from 'react';
import type { PackageId } from '#domain/package/catalogue.ts';
import type { PriceChange } from '#domain/payment/price-change.ts';
import { fill } from '#domain/words/fill.ts';
import { randomKey } from '#site/request-key.ts';
import { CardPayment } from './card-payment.tsx';
import { preparePayment } from './prepare-payment.ts';
import { useWords } from './words.ts';

type PaymentCardProps = {
  packageId: PackageId;
  amount: number;
  description: string;
  onSuccess: () => void;
  /** The server asks another price: nothing was ordered, and the visitor is to be asked. */
  onPriceChange: (change: PriceChange) => void;
  onMoving?: (moving: boolean) => void;
  onCancel?: () => void;
};

// The payment of a package; a new amount or description starts over.
export function PaymentCard(props: PaymentCardProps) {
  const { packageId, amount, description, onSuccess, onPriceChange, ...rest } = props;
  const { PAYMENT_CARD } = useWords();
  // One key per mount and choice, so that an effect that runs twice opens one order.
  const keys = useRef(new Map<string, string>());
  const tell = useRef(onPriceChange);
  tell.current = onPriceChange;
  const prepare = useCallback(
    async (signal: AbortSignal) => {
      const choice = `${packageId} ${amount} ${description}`;
      const key = keys.current.get(choice) ?? randomKey();
      keys.current.set(choice, key);
      const answer = await preparePayment({ amount, description, packageId }, key, signal);
      if (!('offer' in answer)) return answer;
      if (!signal.aborted) tell.current(answer);
      return undefined;
    },
    [packageId, amount, description],
  );
  // Without a payment there is no number; staff match the transfer by its package and its sender.
  const without = fill(PAYMENT_CARD.referenceByName, { package: description });
  return (
    <CardPayment
      {...rest}
      prepare={prepare}
      price={`$${amount}`}
      reference={{ without }}
      onSuccess={() => onSuccess()}
    />
  );
}
