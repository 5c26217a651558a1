import type { Content } from '#content/content.ts';
import { wordsContext } from '#site/words.tsx';

// An extra is paid with some other words.
type Worded<Words> = { readonly [Name in keyof Words]: string };
const worded = <Words extends Record<string, string>>(words: Words): Worded<Words> => words;

/** What the payment dialog says, from its title to an unconfirmed payment. */
export const paymentWords = ({ payment, paymentDialog, brand }: Content) => ({
  brand: { phone: brand.phone, email: brand.email, zellePayee: brand.zellePayee },
  PAYMENT_DIALOG: paymentDialog.PAYMENT_DIALOG,
  PRICE_CHANGED: paymentDialog.PRICE_CHANGED,
  PAYMENT_CARD: worded(payment.PAYMENT_CARD),
  PAYMENT_TOASTS: payment.PAYMENT_TOASTS,
  UNCLEAR_PAYMENT: worded(payment.UNCLEAR_PAYMENT),
  SANDBOX_CARD: payment.SANDBOX_CARD,
});
export type PaymentWords = ReturnType<typeof paymentWords>;
export const { WordsProvider, useWords } = wordsContext<PaymentWords>();

/** The same for an extra of a project, and what its page says besides. */
export const quotePaymentWords = (content: Content) => {
  const payment = paymentWords(content);
  const { PROJECT_PAY } = content.projectRoom;
  return {
    PROJECT_PAY,
    payment: {
      ...payment,
      PAYMENT_CARD: { ...payment.PAYMENT_CARD, receiptEmailHint: PROJECT_PAY.receiptHint },
      UNCLEAR_PAYMENT: { ...payment.UNCLEAR_PAYMENT, truth: PROJECT_PAY.unclear },
    },
  };
};
export type QuotePaymentWords = ReturnType<typeof quotePaymentWords>;

/** What the visitor reads who comes back from paying. */
export const returnWords = ({ payment }: Content) => {
  const { help, ...shown } = payment.PAYMENT_SUCCESS;
  return shown;
};
export type ReturnWords = ReturnType<typeof returnWords>;
