import type { BookingRules } from '#domain/booking/rules.ts';

// Editorial rule: when the studio takes calls until the owner says otherwise, and what the mails about a call say: when it is,
// how we meet, and how to change it.

export const BOOKING_RULES: BookingRules = {
  open: true,
  zone: 'America/New_York',
  hours: [{ days: ['Mo', 'Tu', 'We', 'Th', 'Fr'], opens: '09:00', closes: '17:00' }],
  daysOff: [],
  minutes: 30,
  bufferMinutes: 15,
  noticeHours: 12,
  daysAhead: 30,
  ways: ['phone', 'video'],
  videoUrl: '',
};

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
