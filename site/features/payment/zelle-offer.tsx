import { useEffect, useRef, useState } from 'react';
import { fill } from '#domain/words/fill.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Button } from '#site/ui/button.tsx';
import { ContactLinks } from './contact-links.tsx';
import { useCheckoutWords, useWords } from './words.ts';
import { ZelleAlternative } from './zelle-alternative.tsx';

type ZelleOfferProps = {
  open: boolean;
  /** Makes the order; what came of it is told by whoever made it. */
  onOrder: (signal: AbortSignal) => Promise<void>;
  disabled: boolean;
  /** For a transfer without an order, when none can be made. */
  amount: string;
  memo: string;
};

const ORDER_PATIENCE_MS = 15_000;

/** A package paid by transfer: a press makes the order that the transfer is for. */
export function ZelleOffer({ open, onOrder, disabled, amount, memo }: ZelleOfferProps) {
  const { ZELLE_ORDER } = useCheckoutWords();
  const { brand, PAYMENT_CARD } = useWords();
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState(false);
  const call = useRef<AbortController>(undefined);
  useEffect(() => () => call.current?.abort(), []);

  async function order() {
    const stop = new AbortController();
    call.current = stop;
    const late = setTimeout(() => stop.abort(), ORDER_PATIENCE_MS);
    setPending(true);
    setFailed(false);
    await onOrder(stop.signal).catch((error: unknown) => {
      console.warn('no order by Zelle', error);
      setFailed(true);
    });
    clearTimeout(late);
    setPending(false);
  }

  return (
    <ZelleAlternative open={open}>
      <p className="mb-3 break-words text-ink-600">
        {fill(ZELLE_ORDER.orderHint, { amount, payee: brand.zellePayee })} {PAYMENT_CARD.zelleNote}.
      </p>
      <Button
        variant="secondary"
        size="sm"
        pending={pending}
        disabled={disabled}
        onClick={() => void order()}
      >
        {pending ? ZELLE_ORDER.ordering : ZELLE_ORDER.order}
      </Button>
      {failed ? (
        <Alert tone="danger" title={ZELLE_ORDER.failed} className="mt-4">
          <p className="mt-1 break-words">
            {fill(ZELLE_ORDER.failedWhy, { amount, memo, payee: brand.zellePayee })}
          </p>
          <ContactLinks />
        </Alert>
      ) : null}
    </ZelleAlternative>
  );
}
