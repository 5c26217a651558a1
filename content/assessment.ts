// Editorial rule: one mail, asked for by the person who gets it, and it says so.
export const MAIL_RESULT = {
  open: 'Mail it to myself',
  label: 'Your email',
  placeholder: 'you@example.com',
  hint: 'Only to send you this result. No newsletter.',
  submit: 'Send it',
  sending: 'Sending...',
  sent: { title: 'On its way', description: 'Your result is on its way to your inbox.' },
  saved: {
    title: 'Saved',
    description: 'Your result is saved; the email follows as soon as it can be sent.',
  },
  failed: {
    title: 'Not sent',
    description: 'The mail could not be sent. Please try again, or print the page.',
  },
} as const;

export const RESULT_MAILS = {
  yard: { subject: 'Your pool optimization result', heading: 'What fits your yard' },
  eco: { subject: 'Your eco pool analysis', heading: 'Your eco pool analysis' },
  safety: { subject: 'Your pool safety plan', heading: 'Your pool safety plan' },
  opening: 'Here is the result you asked us to mail. The figures are worked out again from your inputs.',
  yourInputs: 'What you entered',
  reopen: 'Open the page',
  question: 'Questions? Answer this mail, or ask for a free consultation.',
  why: 'You receive this one mail because somebody entered this address on our site to have a result sent. If that was not you, nothing further will come.',
} as const;
