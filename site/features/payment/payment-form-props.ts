import type { PaymentSetup } from '#domain/payment/payment-request.ts';

export type PaymentFormProps = {
  setup: PaymentSetup;
  amount: number;
  onSuccess: () => void;
  /** Told when the money starts to move and when it is decided. */
  onMoving?: (moving: boolean) => void;
  onCancel?: () => void;
};
