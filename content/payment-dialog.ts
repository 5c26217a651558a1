// Editorial rule: say what is bought and for how much before anything else; the card's own messages live in domain/payment.
export const PAYMENT_DIALOG = {
  /** Stands above the package’s name. */
  title: 'Pay for',
  summary: 'You are buying',
  contents: 'What you get',
  next: 'What happens next',
  steps: [
    'Within {promise.receiptMinutes} minutes: your receipt and a private link to your project, by email.',
    'Within {promise.contactHours} hours: we contact you to schedule a consultation.',
    'You send a survey and photos. First concepts follow {promise.concepts} later.',
  ],
  help: 'Questions?',
  step: 'Step {step} of 2',
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

// What is asked before the card: nothing is ordered before it is answered.
export const BUYER_FORM = {
  heading: 'Your details',
  required: '* required',
  lead: 'Your receipt and project link come by email.',
  labels: {
    name: 'Your name',
    email: 'Email',
    phone: 'Phone (optional)',
    region: 'Your state',
    accepted: 'I accept the terms and conditions and the refund policy.',
  },
  regionHint: 'Sales tax depends on it.',
  chooseRegion: 'Choose your state',
  elsewhere: 'Outside the United States',
  refundRule: 'The refund policy:',
  readTerms: 'Read the terms',
  readRefunds: 'Read about refunds',
  newTab: '(opens in a new tab)',
  next: 'Continue to payment',
  nothingYet: 'Nothing is ordered or charged yet.',
} as const;

export const BUYER_SUMMARY = {
  buyer: 'Buyer',
  change: 'Change',
  package: 'Package',
  tax: '{name}, {state}',
  taxWithRate: '{name} {rate}%, {state}',
  total: 'Total',
} as const;

// What limits a package, said before anything is typed; a place is ticked before the buyer can go on.
export const PACKAGE_LIMITS = {
  permitting: {
    title: 'For properties in Florida only',
    words: 'We prepare and follow permits in Florida and nowhere else.',
    place: 'The property is in Florida.',
  },
  diy: {
    title: 'In {diy.without-referrals} or {diy.ask-first}? Read this first',
    words:
      'State law in {diy.without-referrals} reserves referrals, bids and scheduling for owner-builders to licensed contractors. There, this package has the design, drawings and lists without them. For a property in {diy.ask-first}, please ask us before you pay: the law there limits paid help for owner-builders further.',
  },
} as const;

// A transfer is a way of its own: the order comes first, and with it where to send the money.
export const ZELLE_ORDER = {
  order: 'Pay by Zelle instead',
  orderHint: 'Place the order now, then send {amount} to {payee} from your bank’s app.',
  ordering: 'Placing your order...',
  failed: 'We could not place the order just now.',
  failedWhy:
    'You can still pay: send {amount} to {payee} and write “{memo}” into the memo. Or call or email us.',
} as const;
