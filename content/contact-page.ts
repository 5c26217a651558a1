// Editorial rule: the page around the consultation form; the form's own words are in inquiry.ts.
export const CONTACT_PAGE = {
  crumb: 'Contact',
  heading: 'Contact Us',
  lead: 'Write or call. On weekdays you get a first reply within {promise.replyHours} hours, and the details of your free consultation within {promise.contactHours} hours.',
  after: {
    next: 'What happens next: a designer reads it, emails you back and suggests a time to talk.',
    privacy: 'We use what you write for your pool, and never sell it.',
  },
} as const;
