import { type RefObject, useState } from 'react';
import type { PackageOffer } from '#domain/package/catalogue.ts';
import { fill } from '#domain/words/fill.ts';
import { dollars } from '#domain/words/money.ts';
import { Dialog } from '#site/ui/dialog.tsx';
import { toast } from '#site/ui/toast.ts';
import { useConfirmLeave } from '#site/ui/use-confirm-leave.ts';
import { PaymentCard } from './payment-card.tsx';
import { type PaymentWords, WordsProvider } from './words.ts';

type PaymentDialogProps = {
  words: PaymentWords;
  chosen: PackageOffer | null;
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
};

// The one place where a package is paid for, opened by a package's card or by the quiz.
export function PaymentDialog({ words, chosen, opener, onClose }: PaymentDialogProps) {
  const { PAYMENT_CARD, PAYMENT_DIALOG } = words;
  const [moving, setMoving] = useState(false);
  useConfirmLeave(moving);

  function succeed() {
    onClose();
    // The package's own toast is the one left standing.
    toast(PAYMENT_DIALOG.success);
  }

  return (
    <Dialog
      open={chosen !== null}
      onOpenChange={(open) => (open ? undefined : onClose())}
      opener={opener}
      lockedReason={moving ? PAYMENT_CARD.keepOpen : undefined}
      title={chosen ? fill(PAYMENT_DIALOG.title, { title: chosen.title }) : ''}
      description={
        chosen ? `${PAYMENT_DIALOG.summary}: ${chosen.title}, ${dollars(chosen.price)}` : undefined
      }
    >
      {chosen ? (
        <WordsProvider words={words}>
          <PaymentCard
            amount={chosen.price}
            description={chosen.title}
            onSuccess={succeed}
            onMoving={setMoving}
            onCancel={onClose}
          />
        </WordsProvider>
      ) : null}
    </Dialog>
  );
}
