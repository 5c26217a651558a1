// Editorial rule: say what was paid, what happens next and when, and the truth when it did not work.

export const PAYMENT_CARD = {
  loading: 'Preparing secure payment',
  heading: 'Secure payment',
  failed: 'Payment setup failed. Please try again.',
  goBack: 'Go Back',
  pay: 'Pay {amount}',
  processing: 'Processing...',
  cancel: 'Cancel',
  receiptEmail: 'Email for your receipt',
  receiptEmailHint: 'Optional. Without one, the receipt goes to the address of your project.',
  zelleHeading: 'Prefer Zelle?',
  zelle: 'Send the same amount to',
  zelleNote: 'Please include your order reference in the payment memo',
  orderReference: 'Your order reference',
  referenceByName: '{package}, {name}',
  keepOpen:
    'Your payment is being processed. Please keep this window open until it is done. If the tab closes all the same, the payment goes on and your receipt comes by email; please do not pay again.',
  loadingCard: 'Loading the card form',
  blocked: 'The card form could not load.',
  blockedWhy:
    'A browser extension, your network or an outage may be in the way. You have not been charged. Try again, pay by Zelle below, or call or email us.',
  tryAgain: 'Try Again',
  noRefund:
    'You get the whole payment back until we start drawing, and we tell you before we do. No refunds once work begins.',
  trust: 'Your card number goes straight to the payment provider. We never see it.',
  refundNote: 'Full refund any time before work begins.',
} as const;

export const PAYMENT_TOASTS = {
  setupFailed: {
    title: 'Payment Setup Failed',
    description: 'Unable to initialize payment. Please try again.',
    variant: 'destructive',
  },
  failedTitle: 'Payment Failed',
  succeeded: { title: 'Payment Successful', description: 'Thank you for your payment!' },
} as const;

// Beside the card: what to do now. The provider's own sentence is the notice's, and stays here as a quotation.
export const DECLINED_CARD = {
  title: '{message} Nothing\u00a0was\u00a0charged.',
  kept: 'Check the number, date and code, try another card, or ask your bank to allow it.',
  zelle: 'Or pay by Zelle, below',
} as const;

export const UNCLEAR_PAYMENT = {
  late: 'This is taking longer than usual.',
  unclear: 'We could not confirm your payment.',
  truth:
    'It may have gone through. You can close this window, but please do not pay for this package again until you have asked us.',
  reference: 'Give us this reference',
} as const;

export const SANDBOX_CARD = {
  banner:
    'Test payments: no real card is charged. Use 4242\u00a04242\u00a04242\u00a04242, any future date, any code.',
  tab: 'Card',
  networks: 'Visa, Mastercard, Amex, Discover',
  number: 'Card number',
  expiry: 'Expiration date',
  expiryPlaceholder: 'MM / YY',
  cvc: 'Security code',
  challengeTitle: 'Confirm this payment',
  challenge: 'Your bank wants to make sure it is you. In this test, you decide.',
  challengePass: 'Complete authentication',
  challengeFail: 'Fail authentication',
} as const;

export const PAYMENT_SUCCESS = {
  eyebrow: 'Payment',
  success: {
    heading: 'Payment Successful',
    lead: 'Thank you. Your order is confirmed.',
    /** Of an address that names no payment: nothing is claimed. */
    unnamed: 'Your receipt comes by email, and the link to your project room with it.',
    unnamedNote:
      'Your receipt email is the proof of your payment. If it has not come in a few minutes, call or write and tell us the day you paid.',
  },
  processing: {
    heading: 'Your payment is still processing',
    lead: 'The bank has not confirmed it yet. This page checks again on its own. You can also close it; your receipt will come by email.',
    checking: 'Checking with the payment provider',
  },
  failed: {
    heading: 'The payment did not go through',
    lead: 'You have not been charged. You can choose the package again and pay with another card, or contact us.',
    again: 'Try again',
    /** An amount that nobody paid. */
    due: 'Not charged',
  },
  checking: {
    heading: 'Checking your payment',
    lead: 'This takes a few seconds.',
  },
  transfer: {
    heading: 'Waiting for your transfer',
    lead: 'Your order is placed. Send the total by Zelle, from your bank’s app.',
    payee: 'Send to',
    total: 'Total to send',
    reference: 'Order reference',
    elsewhere: 'The total is in the email about your order.',
    mailing: 'We are sending these details to {email}.',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'It could not be copied. Please select it and copy it by hand.',
  },
  closed: {
    heading: 'This order is closed',
    lead: 'No transfer for it has reached us. If you have sent one, please contact us with the reference.',
    again: 'Back to the packages',
  },
  unknown: {
    heading: 'We cannot find this payment',
    lead: 'Our records show no payment under this reference. If you have paid, your card statement or a confirmation email will show it. Please contact us before you pay again.',
  },
  unreachable: {
    heading: 'We could not check this payment',
    lead: 'Our records cannot be reached at the moment. This page keeps trying. Please contact us before you pay again.',
  },
  reference: 'Reference ID',
  order: {
    heading: 'Your order',
    package: 'Package',
    extra: 'Extra',
    paid: 'Paid',
    date: 'Date',
    by: { card: 'Paid by card', zelle: 'Paid by Zelle' },
    taxIncluded: 'Includes {name}',
    receipt: 'Receipt',
    receiptNumber: 'No. {number}',
    download: 'Download PDF',
    downloading: 'Preparing...',
    downloadFailed: 'The receipt could not be loaded. It is also attached to the email we send you.',
    mailed: 'Receipt goes to',
  },
  room: 'Open your project room',
  findRoom: 'Find your project room',
  roomIs:
    'Send your survey (the drawing of your property lines) and photos there; drawings, messages and payments follow. The link is private.',
  sendToRoom: 'Send them in your project room',
  roomByMail: 'The link to your project room is in your receipt email.',
  // What differs for an extra of a project, which begins nothing.
  extra: {
    success: {
      heading: 'Payment Successful',
      lead: 'Thank you. This extra is paid for, and your project room shows it.',
    },
    failed: {
      heading: 'The payment did not go through',
      lead: 'You have not been charged. You can pay for this extra again from your project room, with another card or by Zelle.',
    },
    next: {
      success: {
        heading: 'What happens next',
        steps: [
          {
            title: 'A confirmation email arrives within {promise.receiptMinutes} minutes.',
            detail: 'This is your receipt. If you do not see it, check your spam folder.',
          },
          {
            title: 'We go on with your project.',
            detail: 'You hear from us in your project room; nothing else is needed from you for this extra.',
          },
        ],
      },
      processing: {
        heading: 'While the bank decides',
        steps: [
          {
            title: 'You do not need to pay again.',
            detail: 'The payment continues whether or not this page is open.',
          },
          {
            title: 'If it is confirmed, your project room shows it.',
            detail: 'Your receipt will come by email.',
          },
          {
            title: 'If it is declined, nothing is charged.',
            detail: 'You can then pay another way from your project room.',
          },
        ],
      },
      failed: {
        heading: 'What you can do',
        steps: [
          {
            title: 'Check the card.',
            detail: 'First the number, date and code; then the limit, or a hold that your bank can lift.',
          },
          {
            title: 'Pay again from your project room.',
            detail: 'Open it with the link in our emails. Nothing is charged twice.',
          },
          {
            title: 'Or pay by Zelle.',
            detail: 'Your project room names the address, the amount and what to write into the memo.',
          },
        ],
      },
    },
  },
  next: {
    success: {
      heading: 'What happens next',
      steps: [
        {
          title: 'You send us a survey and photos.',
          detail:
            'The survey is often among the papers from when you bought the house. Photos can come first. You will see first concepts {promise.concepts} after the survey arrives.',
          action: 'Start the project form',
        },
        {
          title: 'We will contact you within {promise.contactHours} hours to schedule a consultation.',
          /** Of an order whose day is known. */
          by: 'Counted in our working days, by {day}.',
          detail: 'A designer will go over your yard, your wish list and your dates with you.',
          call: 'Or pick a time yourself',
        },
        {
          title: 'A confirmation email arrives within {promise.receiptMinutes} minutes.',
          detail: 'This is your receipt. If you do not see it, check your spam folder.',
        },
      ],
    },
    unknown: {
      heading: 'If you have just paid',
      steps: [
        {
          title: 'A confirmation email arrives within {promise.receiptMinutes} minutes.',
          detail: 'It is your receipt, and the proof that the payment went through.',
        },
        {
          title: 'We will contact you within {promise.contactHours} hours to schedule a consultation.',
          detail: 'A designer goes through the yard, your wishes and the dates with you.',
        },
        {
          title: 'No email? Ask us first.',
          detail: 'Call or write with the reference and the day you paid, and we look it up.',
        },
      ],
    },
    transfer: {
      heading: 'What happens next',
      steps: [
        {
          title: 'You send the transfer.',
          detail: 'Open Zelle in your bank’s app, send the total and write the order reference in the memo.',
        },
        {
          title: 'We record the payment when it arrives, usually within one business day.',
          detail: 'Then we email your receipt and the link to your project room.',
        },
        {
          title: 'We contact you within {promise.contactHours} hours of that.',
          detail: 'A designer will go over your yard, your wish list and your dates with you.',
        },
      ],
    },
    closed: {
      heading: 'What you can do',
      steps: [
        {
          title: 'You have sent the money?',
          detail: 'Call or write with the order reference, and we look it up.',
        },
        {
          title: 'You have not, and still want the package?',
          detail: 'Choose the package again and pay by card or by Zelle.',
        },
        { title: 'You have changed your mind?', detail: 'You don’t owe anything.' },
      ],
    },
    processing: {
      heading: 'While the bank decides',
      steps: [
        {
          title: 'You do not need to pay again.',
          detail: 'The payment continues whether or not this page is open.',
        },
        { title: 'If it is confirmed, you are all set.', detail: 'Your receipt will come by email.' },
        {
          title: 'If it is declined, nothing is charged.',
          detail: 'You can then choose the package again and pay another way.',
        },
      ],
    },
    failed: {
      heading: 'What you can do',
      steps: [
        {
          title: 'Check the card.',
          detail: 'First the number, date and code; then the limit, or a hold that your bank can lift.',
        },
        { title: 'Choose the package again.', detail: 'Pay with another card. Nothing is charged twice.' },
        {
          title: 'Or pay by Zelle.',
          detail:
            'Choose “Pay by Zelle instead” in the payment window: you get an order reference and where to send the money.',
        },
      ],
    },
  },
  help: {
    title: 'Questions about your order?',
    note: '{promise.hours}, first reply within {promise.replyHours} hours',
    ask: 'Have your reference at hand, or the day you paid: we find your order with either.',
  },
  home: 'Back to Home',
  contact: 'Contact Us',
} as const;

export const RECEIPT_MAIL = {
  subject: 'Receipt: {title}',
  preview: 'We received your payment, and here is what happens next.',
  heading: 'Thank you. We received your payment.',
  package: 'Package',
  extra: 'Extra',
  amount: 'Amount',
  price: 'Price',
  total: 'Total',
  number: 'Receipt number',
  reference: 'Reference ID',
  quote: 'If you call or write about this payment, quote the reference ID.',
  next: 'We will contact you within {promise.contactHours} hours to schedule a consultation. To save a day, reply to this email with your survey and a few photos of the yard, or send them through the project form.',
  action: 'Send us your project',
  room: 'Your project has a room of its own: drawings, comments, messages and payments. This link is private, so please do not pass it on. If you had a link before, this one replaces it.',
  openRoom: 'Open your project room',
  terms: 'There are no refunds once work begins. Jurisdictional extras are not included.',
  why: 'You are getting this email because this address was entered for the receipt of a package bought at {brand.name}.',
} as const;

export const REFUND_MAIL = {
  subject: 'Refund: {title}',
  preview: 'Your payment has been refunded.',
  previewPart: 'Part of your payment has been refunded.',
  heading: 'Your payment has been refunded',
  headingPart: 'Part of your payment has been refunded',
  given: 'Refunded',
  inAll: 'Refunded in all',
  body: 'The payment provider has confirmed the refund. It usually shows up at your bank within 5 to 10 business days.',
} as const;

export const ORDER_NOTICE = {
  paid: 'Paid: {title}',
  refunded: 'Refunded: {title}',
  headingPaid: 'A package was paid for',
  headingRefunded: 'A payment was refunded',
  headingPart: 'Part of a payment was refunded',
  sentBackSubject: 'A refund did not arrive: {title}',
  headingSentBack: 'A refund was sent back by the bank',
  sentBack: 'The buyer does not have this money. Ask them how they would like to get it.',
  promise: 'The buyer was promised contact within {promise.contactHours} hours.',
  name: 'Name',
  phone: 'Phone',
  buyer: 'Buyer',
  noEmail: 'no address was given; the provider may have one',
  order: 'Order',
  provider: 'Provider reference',
} as const;

export const ZELLE_MAIL = {
  subject: 'How to pay by Zelle: {title}',
  preview: 'Your order is noted. Here is how to pay it by Zelle.',
  heading: 'Your order is noted. Please pay it by Zelle.',
  send: 'Send this amount',
  to: 'To',
  memo: 'Write in the memo',
  next: 'When the payment arrives, we record it and send you the receipt and the private link to your project room. We look during our hours: {promise.hours}. Nothing is charged by this email alone.',
  terms: 'Changed your mind? You do not need to do anything. An order without a payment costs nothing.',
  why: 'You are getting this email because this address was entered for a package ordered at {brand.name}.',
} as const;

export const ZELLE_NOTICE = {
  subject: 'Zelle expected: {title}',
  heading: 'A package was ordered and will be paid by Zelle',
  next: 'Watch for the amount with this reference in the memo. When it has arrived, open the order and book it as paid: the receipt and the link to the room go out then.',
} as const;

// On paper: plain, and nothing that is not a fact.
export const RECEIPT_PAPER = {
  numbered: 'Receipt {number}',
  from: 'From',
  buyer: 'Received from',
  unnamed: 'No name was given',
  paidOn: 'Paid on',
  paidBy: 'Paid by',
  card: 'Card',
  zelle: 'Zelle',
  reference: 'Reference ID',
  package: 'Package',
  extra: 'Extra',
  tax: '{tax}, {state} {percent}',
  total: 'Total paid, US dollars',
  refunded: 'Refunded',
  refundedOn: 'Refunded, last on {day}',
  kept: 'Remaining after refunds',
  inFull: 'Paid in full. Thank you.',
  part: 'Part of this payment was refunded.',
  whole: 'This payment was refunded in full.',
  quote: 'Questions about this payment? Call {phone} or email {email} and quote reference ID {reference}.',
  terms: 'The buyer accepted the terms and conditions and the refund policy on {day}.',
} as const;
