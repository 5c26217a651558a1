import type { Content } from '#content/content.ts';
import { wordsContext } from '#site/words.tsx';

/** What the payment dialog says, from its title to an unconfirmed payment. */
export const paymentWords = ({ payment, paymentDialog, brand }: Content) => ({
  brand: { phone: brand.phone, email: brand.email, zellePayee: brand.zellePayee },
  PAYMENT_DIALOG: paymentDialog.PAYMENT_DIALOG,
  PRICE_CHANGED: paymentDialog.PRICE_CHANGED,
  PAYMENT_CARD: payment.PAYMENT_CARD,
  PAYMENT_TOASTS: payment.PAYMENT_TOASTS,
  UNCLEAR_PAYMENT: payment.UNCLEAR_PAYMENT,
  SANDBOX_CARD: payment.SANDBOX_CARD,
});
export type PaymentWords = ReturnType<typeof paymentWords>;
export const { WordsProvider, useWords } = wordsContext<PaymentWords>();

/** What the visitor reads who comes back from paying. */
export const returnWords = ({ payment }: Content) => {
  const { help, ...shown } = payment.PAYMENT_SUCCESS;
  return shown;
};
export type ReturnWords = ReturnType<typeof returnWords>;
