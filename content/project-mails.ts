// Editorial rule: one mail, one occasion: what happened, what to do, the link.
export const PROJECT_MAILS = {
  ticket: 'Project',
  open: 'Open your project room',
  private: 'This link opens your project without a password. Please keep it to yourself.',
  why: 'You are getting this email because {brand.name} is working on a project with this address.',
  messages: {
    subject: {
      one: 'A message about your project {ticket}',
      other: '{count} messages about your project {ticket}',
    },
    heading: { one: 'A message for you', other: '{count} messages for you' },
    answer: 'You can answer in your project room.',
    files: 'Attached in the room',
  },
  messagesNotice: {
    subject: { one: 'Message from {name}, {ticket}', other: '{count} messages from {name}, {ticket}' },
    heading: { one: 'A message from a client', other: '{count} messages from a client' },
    unnamed: 'a client',
  },
  quote: {
    subject: 'A quote for your project: {title}',
    heading: 'A quote for you',
    title: 'For',
    amount: 'Amount',
    next: 'You can accept it, pay it or decline it in your project room. Nothing is charged before you do.',
  },
  quoteNotice: {
    accepted: { subject: 'Accepted: {title}, {ticket}', heading: 'A quote was accepted' },
    declined: { subject: 'Declined: {title}, {ticket}', heading: 'A quote was declined' },
    by: 'By',
  },
  extra: {
    subject: 'Receipt: {title}',
    preview: 'We received your payment.',
    heading: 'Thank you. We received your payment.',
    next: 'It is now part of your project, and we go on with it.',
    reference: 'Reference ID',
    paidBy: 'Paid by',
    card: 'Card',
    zelle: 'Zelle',
    problem: {
      heading: 'We received a payment that was not due',
      twice: 'This extra had been paid before. We will look at it and refund the second payment.',
      withdrawn: 'This quote had been withdrawn in the meantime. We will contact you about the payment.',
      declined: 'This quote had been declined in the meantime. We will contact you about the payment.',
    },
  },
  extraNotice: {
    subject: 'Paid: {title}, {ticket}',
    heading: 'An extra was paid for',
    problemSubject: 'Please look at a payment: {title}, {ticket}',
    problemHeading: 'A payment to look at',
    buyer: 'Receipt went to',
    noEmail: 'no address is known',
    provider: 'Provider reference',
    PROBLEMS: {
      twice: 'This quote was paid before by another order. Please refund this payment.',
      withdrawn: 'The quote was withdrawn before this payment arrived. Refund it, or go on with the work.',
      declined: 'The quote was declined before this payment arrived. Ask the client, or refund it.',
    },
  },
} as const;
