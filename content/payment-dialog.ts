// Editorial rule: say what is bought and for how much before anything else; the card's own messages live in domain/payment.
export const PAYMENT_DIALOG = {
  title: 'Pay for {title}',
  summary: 'You are buying',
  success: {
    title: 'Payment Successful!',
    description: "We'll contact you within {promise.contactHours} hours to begin your project.",
  },
} as const;

// For a visitor whose page shows an offer that has changed since: what the server answers, and what is asked then.
export const CHANGED_OFFER = {
  price: 'The price of {title} is now {price}.',
  title: '{former} is now called {title}. The price is still {price}.',
  both: '{former} is now called {title} and costs {price}.',
} as const;

export const PRICE_CHANGED = {
  ask: 'Nothing has been charged. Would you like to continue?',
  before: 'Before',
  now: 'Now',
  agree: 'Continue at {price}',
  decline: 'Not now',
  page: 'Packages have changed.',
  reload: 'Reload page',
} as const;
