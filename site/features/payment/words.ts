import type { Content } from '#content/content.ts';
import { termsVersionOf } from '#domain/payment/accepted-terms.ts';
import { wordsContext } from '#site/words.tsx';

// An extra is paid with some other words.
type Worded<Words> = { readonly [Name in keyof Words]: string };
const worded = <Words extends Record<string, string>>(words: Words): Worded<Words> => words;

/** What the payment dialog says, from its title to an unconfirmed payment. */
export const paymentWords = (content: Content) => ({
  ...cardWords(content),
  PAYMENT_DIALOG: content.paymentDialog.PAYMENT_DIALOG,
  PRICE_CHANGED: content.paymentDialog.PRICE_CHANGED,
  BUYER_FORM: content.paymentDialog.BUYER_FORM,
  BUYER_SUMMARY: content.paymentDialog.BUYER_SUMMARY,
  ZELLE_ORDER: content.paymentDialog.ZELLE_ORDER,
  PACKAGE_LIMITS: content.paymentDialog.PACKAGE_LIMITS,
  tax: content.taxes,
  /** What is accepted by a tick. */
  terms: { version: termsVersionOf(content), refundRule: content.payment.PAYMENT_CARD.noRefund },
});
export type PaymentWords = ReturnType<typeof paymentWords>;

/** What is said of any card payment, a package's and an extra's. */
const cardWords = ({ payment, brand }: Content) => ({
  brand: { phone: brand.phone, email: brand.email, zellePayee: brand.zellePayee },
  PAYMENT_CARD: payment.PAYMENT_CARD,
  PAYMENT_TOASTS: payment.PAYMENT_TOASTS,
  UNCLEAR_PAYMENT: worded(payment.UNCLEAR_PAYMENT),
  DECLINED_CARD: payment.DECLINED_CARD,
  SANDBOX_CARD: payment.SANDBOX_CARD,
});
export const { WordsProvider, useWords } = wordsContext<ReturnType<typeof cardWords>>();
export const { WordsProvider: CheckoutWordsProvider, useWords: useCheckoutWords } =
  wordsContext<PaymentWords>();

/** The same for an extra of a project, and what its page says besides. */
export const quotePaymentWords = (content: Content) => {
  const payment = cardWords(content);
  const { PROJECT_PAY } = content.projectRoom;
  return {
    PROJECT_PAY,
    payment: {
      ...payment,
      UNCLEAR_PAYMENT: { ...payment.UNCLEAR_PAYMENT, truth: PROJECT_PAY.unclear },
    },
  };
};
export type QuotePaymentWords = ReturnType<typeof quotePaymentWords>;

/** What the visitor reads who comes back from paying. */
export const returnWords = ({ payment, paymentDialog, packages, taxes, brand }: Content) => {
  const { help, ...shown } = payment.PAYMENT_SUCCESS;
  const { zelleNote, refundNote } = payment.PAYMENT_CARD;
  return {
    ...shown,
    zelleNote,
    refundNote,
    contents: {
      heading: packages.PACKAGES_SECTION.contents,
      freeAndPaid: packages.PACKAGES_PAGE.freeAndPaid,
      packages: packages.PACKAGES.map(({ id, features }) => ({ id, features })),
    },
    zellePayee: brand.zellePayee,
    toast: paymentDialog.PAYMENT_DIALOG.success,
    taxName: taxes.name,
  };
};
export type ReturnWords = ReturnType<typeof returnWords>;
