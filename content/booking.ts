import type { BookingRules } from '#domain/booking/rules.ts';

// Editorial rule: when the studio takes calls until the owner says otherwise, and what the mails about a call say: when it is,
// how we meet, and how to change it.

export const BOOKING_RULES: BookingRules = {
  open: true,
  zone: 'America/New_York',
  hours: [{ days: ['Mo', 'Tu', 'We', 'Th', 'Fr'], opens: '09:00', closes: '17:00' }],
  daysOff: [],
  holidaysOff: true,
  minutes: 30,
  bufferMinutes: 15,
  noticeHours: 12,
  daysAhead: 30,
  ways: ['phone', 'video'],
  videoUrl: '',
};

/** Until the owner says that these hours are theirs. */
export const EXAMPLE_HOURS: boolean = true;

/** What a calendar shows of a call. */
export const CALENDAR = {
  summary: 'Call with {brand.name}',
  studioSummary: 'Call with {name}',
  phone: 'By phone: {brand.name} calls you',
  videoLater: 'By video: the link is sent before the call',
  change: 'To move or cancel this call, use the link in our email.',
  with: 'With {name}, {phone}',
  design: 'The design: {link}',
} as const;

/** The mails about a call; `by` is who moved or canceled it. */
export const BOOKING_MAILS = {
  why: 'You are getting this email because this address was used to book a call with {brand.name}.',
  labels: { when: 'When', before: 'Before', minutes: 'How long', how: 'How' },
  minutes: '{minutes} minutes',
  ways: {
    phone: 'By phone. We call you at the number you gave us.',
    video: 'By video',
    videoLater: 'By video. We email you the link before the call.',
  },
  join: 'Join the video call',
  design: 'See your design',
  open: 'Move or cancel this call',
  again: 'Book another time',
  file: 'The attached file puts it into your calendar.',
  removed: 'The attached file takes it out of your calendar.',
  note: 'This link is yours alone: whoever has it can move or cancel the call.',
  reason: 'Why we canceled',
  booked: {
    subject: 'Your call is booked: {time}',
    heading: 'Your call is booked',
    text: 'Thank you. We look forward to talking about your pool. If the time no longer suits you, move or cancel the call with the link below.',
  },
  moved: {
    visitor: {
      subject: 'Your call has a new time: {time}',
      heading: 'Your call has a new time',
      text: 'As you asked, we moved your call.',
    },
    studio: {
      subject: 'We moved your call: {time}',
      heading: 'We had to move your call',
      text: 'We are sorry for the change. If the new time does not suit you, choose another one with the link below.',
    },
  },
  canceled: {
    visitor: {
      subject: 'Your call is canceled: {time}',
      heading: 'Your call is canceled',
      text: 'As you asked, we canceled your call. You are welcome to book another one whenever you like.',
    },
    studio: {
      subject: 'We canceled your call: {time}',
      heading: 'We had to cancel your call',
      text: 'We are sorry for that. Please book another time, or reply to this email.',
    },
  },
  day: {
    subject: 'Your call: {time}',
    heading: 'Your call is coming up',
    text: 'A short reminder of your call with us.',
  },
  hour: {
    subject: 'Your call begins soon: {time}',
    heading: 'Your call begins soon',
    text: 'We are ready for you. Please have your questions and any drawings at hand.',
  },
} as const;

/** To the studio itself. */
export const BOOKING_NOTICES = {
  labels: {
    when: 'When',
    before: 'Before',
    theirs: 'Their time',
    how: 'How',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
  },
  ways: { phone: 'By phone: you call', video: 'By video' },
  noVideoUrl: 'By video. No link is set in the console: please send one.',
  details: 'What it is about',
  reason: 'Why',
  design: 'See the design',
  booked: { subject: 'Call booked: {name}, {time}', heading: 'A call was booked' },
  moved: {
    visitor: { subject: 'Call moved: {name}, {time}', heading: 'A visitor moved a call' },
    studio: { subject: 'Call moved: {name}, {time}', heading: 'You moved a call' },
  },
  canceled: {
    visitor: { subject: 'Call canceled: {name}, {time}', heading: 'A visitor canceled a call' },
    studio: { subject: 'Call canceled: {name}, {time}', heading: 'You canceled a call' },
  },
  hour: { subject: 'Call soon: {name}, {time}', heading: 'A call begins soon' },
} as const;
