// Editorial rule: say what is bought and for how much before anything else; the card's own messages live in domain/payment.
export const PAYMENT_DIALOG = {
  title: (title: string) => `Pay for ${title}`,
  summary: 'You are buying',
  unavailable: 'Card payment is unavailable right now.',
  zelle: 'You can pay by Zelle instead:',
  zelleNote: 'Please include your order reference in the payment memo',
  success: {
    title: 'Payment Successful!',
    description: "We'll contact you within 24 hours to begin your project.",
  },
} as const;
