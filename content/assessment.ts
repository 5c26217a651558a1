// Editorial rule: one mail, asked for by the person who gets it, and it says so.
export const MAIL_RESULT = {
  open: 'Email it to me',
  label: 'Your email',
  placeholder: 'you@example.com',
  hint: 'Only to send you this result. No newsletter.',
  submit: 'Send it',
  sending: 'Sending...',
  sent: { title: 'On its way', description: 'Your result is on its way to your inbox.' },
  saved: {
    title: 'Saved',
    description: 'Your result is saved. We will email it as soon as we can.',
  },
  failed: {
    title: 'Not sent',
    description: 'We could not send the email. Please try again, or print this page.',
  },
} as const;

export const RESULT_MAILS = {
  yard: { subject: 'Your pool optimization result', heading: 'What fits your yard' },
  eco: { subject: 'Your eco pool analysis', heading: 'Your eco pool analysis' },
  safety: { subject: 'Your pool safety plan', heading: 'Your pool safety plan' },
  opening: 'Here is the result you asked for. We recalculated every figure from what you entered.',
  yourInputs: 'What you entered',
  reopen: 'Open the page',
  question: 'Questions? Reply to this email, or ask for a free consultation.',
  why: 'You are getting this one email because someone entered this address on our site to receive a result. If that was not you, you will not hear from us again.',
} as const;
