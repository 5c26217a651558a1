import { PAYMENT_DIALOG } from '#content/payment-dialog.ts';
import { amountOf, type PoolPackage } from '#domain/package/catalogue.ts';
import { PaymentCard } from '#site/features/payment/payment-card.tsx';
import { Dialog } from '#site/ui/dialog.tsx';
import { toast } from '#site/ui/toast.ts';

type PaymentDialogProps = { chosen: PoolPackage | null; onClose: () => void };

// The one place where a package is paid for, whoever chose it: a card, the quiz.
export function PaymentDialog({ chosen, onClose }: PaymentDialogProps) {
  function succeed() {
    onClose();
    // The package's own toast is the one left standing.
    toast(PAYMENT_DIALOG.success);
  }

  return (
    <Dialog
      open={chosen !== null}
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={chosen ? PAYMENT_DIALOG.title(chosen.title) : ''}
      description={chosen ? `${PAYMENT_DIALOG.summary}: ${chosen.title}, ${chosen.price}` : undefined}
    >
      {chosen ? (
        <PaymentCard
          amount={amountOf(chosen.price)}
          description={chosen.title}
          onSuccess={succeed}
          onCancel={onClose}
        />
      ) : null}
    </Dialog>
  );
}
