// Editorial rule: where the project stands and what comes next, for somebody who waits.
export const INTAKE_STATUS = {
  loading: 'Looking up your project',
  missing: 'This link is incomplete. Please open it again from your confirmation email.',
  unknown:
    'This link does not match a project. Please open it again from your confirmation email, or contact us.',
  failed: 'We could not look up your project just now. Please try again in a moment.',
  again: 'Try again',
  ticket: 'Ticket number',
  submitted: 'Submitted',
  files: 'Files',
  steps: {
    received: { title: 'Received', detail: 'Your project and its files are stored.' },
    'in-review': {
      title: 'In review',
      detail: 'A designer is going through your survey, photos and wish list.',
    },
    'concepts-ready': {
      title: 'Concepts ready',
      detail: 'We email them to you and call to go over them.',
    },
  },
  now: 'Now',
  promise: 'Expect design concepts within {promise.concepts} of a complete submission.',
  contact: 'Ask us about it',
} as const;
