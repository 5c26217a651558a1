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

export const LINK_MAIL = {
  subject: 'Your project room: {ticket}',
  preview: 'The private link to your project.',
  heading: {
    new: 'Your new private link',
    lost: 'Your private link',
    begun: 'Your project room is open',
  },
  opening: {
    new: 'This link opens your project room. It replaces the one you had, which no longer works.',
    lost: 'Somebody asked for the link to your project room on our site. If it was not you, you can ignore this email: the link was sent to you alone.',
    begun:
      'Your project has a room of its own: drawings, comments, messages and what is to be paid, all in one place.',
  },
  ticket: 'Project',
  action: 'Open your project room',
  note: 'This link is private: anyone who has it can see your project. Please do not pass it on.',
  why: 'You are getting this email because {brand.name} works on a project for this address.',
} as const;

// What the page says when a link was asked for; the second one is the same whether there is a project or not.
export const LINK_ANSWERS = {
  renewed: 'This link has ended. A new one is on its way to your email address.',
  lost: 'If there is a project under this address, its private link is on its way there.',
} as const;
