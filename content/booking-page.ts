// Editorial rule: say what happens at which time and in whose zone; never promise a call that is not booked.

/** The picker, on both pages. */
export const CALL_PICKER = {
  day: 'Choose a day',
  time: 'Choose a time',
  timesOn: '{day}: choose a time',
  zone: 'Times in {zone}',
  chooseZone: 'Your time zone',
  zones: {
    'America/New_York': 'Eastern Time',
    'America/Chicago': 'Central Time',
    'America/Denver': 'Mountain Time',
    'America/Phoenix': 'Arizona Time',
    'America/Los_Angeles': 'Pacific Time',
    'America/Anchorage': 'Alaska Time',
    'Pacific/Honolulu': 'Hawaii Time',
  },
  changeZone: 'Change',
  today: 'Today',
  openDay: 'Open days',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  dayLabel: { one: '{day}, 1 free time', other: '{day}, {count} free times' },
  chosenDay: { one: '{day}: 1 free time, listed below.', other: '{day}: {count} free times, listed below.' },
  parts: { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' },
  loading: 'Looking for free times',
  failed: {
    title: 'The free times could not be loaded',
    words: 'Your connection may be down. What you have typed is still here.',
    again: 'Try again',
  },
  taken: {
    title: 'Somebody just booked that time',
    words: 'It was free a moment ago. Everything you typed is still here: choose another time.',
    wasLast: 'It was free a moment ago, and it was the last one. Everything you typed is still here.',
    nearest: 'Other open times',
  },
} as const;

export const BOOK_CALL = {
  crumb: 'Book a call',
  heading: 'Book a call',
  lead: '{minutes} minutes with a designer, by phone or video, free of charge. Pick a time in your time zone; reschedule or cancel it later.',
  whenHeading: 'Pick a day and a time',
  youHeading: 'Your details',
  design: 'Your design comes along: we’ll have it in front of us when we talk.',
  openDesign: 'Look at it',
  project: 'This call belongs to your project: we’ll have your drawings in front of us when we talk.',
  labels: {
    way: 'How would you like to talk?',
    name: 'Your name',
    email: 'Email',
    phone: 'Phone',
    details: 'What would you like to talk about?',
    website: 'Leave this empty',
  },
  hints: {
    email: 'For the confirmation and the link to change the call.',
    phone: 'We’ll call this number.',
    phoneOptional: 'In case the video does not work.',
    details: 'Your yard, your plans, your questions: a line or two helps us prepare.',
  },
  ways: { phone: 'Phone', video: 'Video' },
  wayNotes: { phone: 'We call you', video: 'You get a link' },
  review: '{when}, {minutes} minutes',
  notChosen: 'Choose a time first',
  summary: {
    heading: 'Your call',
    open: 'No time chosen yet',
    minutes: '{minutes} minutes',
    free: 'Free of charge',
  },
  submit: 'Book this call',
  submitting: 'Booking',
  required: '* required',
  failed: {
    title: 'Your call is not booked yet',
    words: 'We could not reach our server. Everything you typed is still here: try again, or call {phone}.',
    refused: '{reason} Everything you typed is still here.',
  },
  none: {
    heading: 'No free times right now',
    words: 'Every call we offer is taken. Call us, or write what you have in mind and we’ll suggest a time.',
  },
  off: {
    heading: 'Calls cannot be booked online at the moment',
    words: 'We are still here: call us, or write what you have in mind and we’ll suggest a time.',
  },
  outside: {
    heading: 'Choose a time in our calendar',
    words: 'It opens on another site.',
    action: 'Open the calendar',
  },
  call: 'Call {phone}',
  write: 'Write to us instead',
  noScript: {
    before: 'Booking online needs JavaScript. Call us at ',
    between: ' or use the ',
    link: 'contact form',
    after: ': we’ll suggest a time.',
  },
  aside: {
    heading: 'What to expect',
    points: [
      'A designer, not a call center. Ask about layout, permits, engineering or cost.',
      'Nothing to prepare. A photo of the yard or a rough size helps, if you have one.',
      'A confirmation with a calendar entry, and reminders before the call.',
    ],
    otherHeading: 'Rather not book?',
  },
} as const;

/** The private page of a booked call. */
export const CALL_PAGE = {
  eyebrow: 'Your call',
  loading: 'Opening your call',
  heading: {
    booked: 'Your call with {brand} is booked',
    justBooked: 'Your call is booked',
    past: 'This call has taken place',
    canceled: 'This call has been canceled',
  },
  when: 'When',
  whenHere: 'Your device’s time',
  minutes: '{minutes} minutes',
  how: 'How',
  howPhone: 'We’ll call you at {phone}.',
  howVideo: 'By video. Open this link at that time:',
  howVideoLater: 'By video. We’ll email you the link before the call.',
  who: 'Who',
  details: 'About',
  design: 'Design',
  openDesign: 'Look at the design',
  next: 'What happens next',
  steps: [
    {
      what: 'Put it in your calendar',
      detail: 'The confirmation we email you has the entry too, and we remind you before the call.',
    },
    {
      what: 'A designer reads what you wrote',
      detail: 'Something to add? Reply to the confirmation, with a photo of the yard if you have one.',
    },
    {
      what: 'We talk it through',
      detail: 'Layout, permits, engineering or cost: you ask, and you hear what we would do next.',
    },
  ],
  change: 'Something came up?',
  mailed: 'We sent a confirmation with a calendar entry to {email}.',
  notMailed:
    'Your call is booked, but the confirmation to {email} hasn’t been sent yet. We keep trying; meanwhile, save this link.',
  calendar: 'Add to calendar',
  calendarFile: 'pool-design-call.ics',
  calendarFailed: 'The calendar entry could not be loaded. Try again.',
  link: 'Copy the link to this page',
  linkWords: 'Whoever has this link can see, move and cancel the call.',
  copied: 'Link copied',
  copyFailed: 'The link could not be copied. Copy it from the address bar.',
  move: {
    open: 'Reschedule',
    heading: 'Choose another time',
    now: 'Now: {when}',
    review: 'New time: {when}, {minutes} minutes',
    submit: 'Move the call',
    keep: 'Leave it as it is',
    done: 'Your call has been moved. We are sending a new calendar entry to {email}.',
    none: 'There is no other free time right now. Call us at {phone}, and we’ll find one.',
  },
  cancel: {
    open: 'Cancel the call',
    heading: 'Cancel this call?',
    words: '{when}. The time becomes free for others.',
    reason: 'Would you tell us why?',
    reasonHint: 'Optional.',
    submit: 'Yes, cancel it',
    keep: 'Keep the call',
  },
  canceledBy: {
    visitor: 'You canceled it. Nothing more to do.',
    studio: 'We had to cancel it and are sorry. Please choose another time.',
  },
  was: 'It was set for {when}.',
  again: 'Book another call',
  pastWords: 'It was on {when}. Is something still open?',
  failedAct: 'That did not reach us. Your connection may be down; what you chose is still here.',
  refusedAct: '{reason}',
  trouble: {
    missing: {
      heading: 'This link is incomplete',
      words:
        'Its last part is missing. If you booked a call, it still stands: open the whole link from our email.',
    },
    unknown: {
      heading: 'This link does not open a call',
      words:
        'It may have been cut off, or what it led to has been erased. Open the link from our email once more.',
    },
    failed: {
      heading: 'Your call could not be loaded',
      words: 'Your connection may be down. The call itself is not affected.',
    },
  },
  tryAgain: 'Try again',
  contact: 'Contact us',
  project: { heading: 'Book a call about your project', back: 'Back to your project' },
} as const;

/** Quiet links that lead here. */
export const CALL_LINKS = {
  talk: 'Talk it through: book a call',
  book: 'Book a call',
  orBook: 'Or book a call',
} as const;
