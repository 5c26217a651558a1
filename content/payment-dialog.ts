// Editorial rule: say what is bought and for how much before anything else; the card's own messages live in domain/payment.
export const PAYMENT_DIALOG = {
  title: 'Pay for {title}',
  summary: 'You are buying',
  success: {
    title: 'Payment Successful!',
    description: "We'll contact you within {promise.contactHours} hours to begin your project.",
  },
} as const;
