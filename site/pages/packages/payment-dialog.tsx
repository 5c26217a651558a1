import { useState } from 'react';
import { PAYMENT_CARD } from '#content/payment.ts';
import { PAYMENT_DIALOG } from '#content/payment-dialog.ts';
import { amountOf, type PoolPackage } from '#domain/package/catalogue.ts';
import { PaymentCard } from '#site/features/payment/payment-card.tsx';
import { Dialog } from '#site/ui/dialog.tsx';
import { toast } from '#site/ui/toast.ts';
import { useHeldPage } from '#site/ui/use-held-page.ts';

type PaymentDialogProps = { chosen: PoolPackage | null; onClose: () => void };

// The one place where a package is paid for, whoever chose it: a card, the quiz.
export function PaymentDialog({ chosen, onClose }: PaymentDialogProps) {
  const [moving, setMoving] = useState(false);
  useHeldPage(moving);

  function succeed() {
    onClose();
    // The package's own toast is the one left standing.
    toast(PAYMENT_DIALOG.success);
  }

  return (
    <Dialog
      open={chosen !== null}
      onOpenChange={(open) => (open ? undefined : onClose())}
      held={moving ? PAYMENT_CARD.keepOpen : undefined}
      title={chosen ? PAYMENT_DIALOG.title(chosen.title) : ''}
      description={chosen ? `${PAYMENT_DIALOG.summary}: ${chosen.title}, ${chosen.price}` : undefined}
    >
      {chosen ? (
        <PaymentCard
          amount={amountOf(chosen.price)}
          description={chosen.title}
          onSuccess={succeed}
          onMoving={setMoving}
          onCancel={onClose}
        />
      ) : null}
    </Dialog>
  );
}
