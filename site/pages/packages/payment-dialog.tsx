import { PAYMENT_DIALOG } from '#content/payment-dialog.ts';
import type { PoolPackage } from '#domain/package/catalogue.ts';
import { brand } from '#domain/site/brand.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Dialog } from '#site/ui/dialog.tsx';

type PaymentDialogProps = { chosen: PoolPackage | null; onClose: () => void };

// The one place where a package is paid for, whoever chose it: a card, the quiz.
export function PaymentDialog({ chosen, onClose }: PaymentDialogProps) {
  return (
    <Dialog
      open={chosen !== null}
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={chosen ? PAYMENT_DIALOG.title(chosen.title) : ''}
      description={chosen ? `${PAYMENT_DIALOG.summary}: ${chosen.title}, ${chosen.price}` : undefined}
    >
      <Alert tone="info" title={PAYMENT_DIALOG.unavailable}>
        <p className="mt-1">{PAYMENT_DIALOG.zelle}</p>
        <p className="mt-2 break-all font-semibold">{brand.zellePayee}</p>
        <p className="mt-2">{PAYMENT_DIALOG.zelleNote}</p>
      </Alert>
    </Dialog>
  );
}
