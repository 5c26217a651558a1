import { type RefObject, useEffect, useRef, useState } from 'react';
import type { PackageOffer, PoolPackage } from '#domain/package/catalogue.ts';
import { EMPTY_BUYER_FORM } from '#domain/payment/buyer-form.ts';
import type { PaymentSetup } from '#domain/payment/payment-request.ts';
import { returnAddress } from '#domain/payment/payment-return.ts';
import type { PriceChange } from '#domain/payment/price-change.ts';
import { dollars } from '#domain/words/money.ts';
import { here } from '#site/language.ts';
import { Dialog } from '#site/ui/dialog.tsx';
import { toast } from '#site/ui/toast.ts';
import { useConfirmLeave } from '#site/ui/use-confirm-leave.ts';
import { ChangedOffer } from './changed-offer.tsx';
import { Checkout } from './checkout.tsx';
import { OrderPanel } from './order-panel.tsx';
import { CheckoutWordsProvider, type PaymentWords, WordsProvider } from './words.ts';

type PaymentDialogProps = {
  words: PaymentWords;
  chosen: PoolPackage | null;
  opener: RefObject<HTMLElement | null>;
  /** Told whether the page shows prices that are no longer so. */
  onClose: (outdated: boolean) => void;
};

// The one place where a package is paid for, opened by a package's card or by the quiz.
export function PaymentDialog({ words, chosen, opener, onClose }: PaymentDialogProps) {
  const { PAYMENT_CARD, PAYMENT_DIALOG } = words;
  const [moving, setMoving] = useState(false);
  useConfirmLeave(moving);
  // Closing keeps what was typed, in this page's memory alone.
  const kept = useRef(EMPTY_BUYER_FORM);
  const goOn = useGoOn(moving);
  // A changed offer stands in the place of the chosen one from when it is told; the question is over once it is agreed to.
  const [question, setQuestion] = useState<{ before: PackageOffer; change: PriceChange }>();
  const [agreed, setAgreed] = useState<PackageOffer>();
  const offer = chosen && (question?.change.offer ?? agreed ?? chosen);

  function close() {
    onClose(Boolean(question || agreed));
    setQuestion(undefined);
    setAgreed(undefined);
  }

  function agree(next: PackageOffer) {
    setAgreed(next);
    setQuestion(undefined);
  }

  function succeed(setup: PaymentSetup) {
    // The package's own toast is the one left standing.
    toast(PAYMENT_DIALOG.success);
    leaveFor(setup);
  }

  function leaveFor(order: { intentId: string; clientSecret: string }) {
    close();
    goOn(here(returnAddress(order)));
  }

  return (
    <Dialog
      open={offer !== null}
      onOpenChange={(open) => (open ? undefined : close())}
      opener={opener}
      lockedReason={moving ? PAYMENT_CARD.keepOpen : undefined}
      titleStart={PAYMENT_DIALOG.title}
      title={offer?.title ?? ''}
      size="xl"
      describedBelow
      description={offer ? `${PAYMENT_DIALOG.summary}: ${offer.title}, ${dollars(offer.price)}` : undefined}
    >
      {chosen && offer ? (
        <CheckoutWordsProvider words={words}>
          <WordsProvider words={words}>
            <Checkout
              offer={offer}
              panel={<OrderPanel offer={offer} chosen={chosen} />}
              kept={kept}
              question={
                question && <ChangedOffer {...question} onAgree={() => agree(offer)} onDecline={close} />
              }
              onPriceChange={(change) => setQuestion({ before: offer, change })}
              onSuccess={succeed}
              onZelle={leaveFor}
              moving={moving}
              onMoving={setMoving}
              onClose={close}
            />
          </WordsProvider>
        </CheckoutWordsProvider>
      ) : null}
    </Dialog>
  );
}

/** Goes on once leaving is no longer asked about. */
function useGoOn(locked: boolean) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (address && !locked) window.location.assign(address);
  }, [address, locked]);
  return setAddress;
}
