import * as z from 'zod/mini';
import { emailAddress } from '#domain/site/email-address.ts';
import { CHOOSE_ONE } from '#domain/site/form-messages.ts';
import { WEEKDAYS } from '#domain/site/opening-times.ts';
import { lineOf, textOf } from '#domain/site/plain-text.ts';
import { readsSchema } from '#domain/site/reads-language.ts';
import { ROUTES } from '#domain/site/routes.ts';

// A call with the studio: what a visitor sends to book one, and what the holder of its private link sees. Moments are UTC
// (ISO); a zone is an IANA name, and only tells how they are written out.

/** The link's key travels in this header and behind the # of the address, nowhere else. */
export const CALL_KEY_HEADER = 'x-call-key';
export const callLink = (siteUrl: string, key: string) => `${siteUrl}${ROUTES.call}#${key}`;

export const CALL_WAYS = ['phone', 'video'] as const;
export type CallWay = (typeof CALL_WAYS)[number];

export const BOOKING_STATES = ['booked', 'canceled'] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

export const BOOKING_SIDES = ['visitor', 'studio'] as const;
export type BookingSide = (typeof BOOKING_SIDES)[number];

export const BOOKING_LENGTHS = {
  name: 120,
  phone: 40,
  details: 2_000,
  reason: 500,
  zone: 64,
  design: 64,
} as const;

export const BOOKING_MESSAGES = {
  name: 'Please enter your name',
  phone: 'Please enter a phone number where we can reach you',
  startsAt: 'Please choose a time',
} as const;

const moment = z.iso.datetime(BOOKING_MESSAGES.startsAt);

/** What a visitor fills in. A phone number is needed for a call by phone. */
export const bookingFormSchema = z
  .object({
    name: lineOf(BOOKING_LENGTHS.name, BOOKING_MESSAGES.name).check(
      z.minLength(1, { error: BOOKING_MESSAGES.name, abort: true }),
    ),
    email: emailAddress,
    way: z.enum(CALL_WAYS, CHOOSE_ONE),
    phone: lineOf(BOOKING_LENGTHS.phone),
    details: textOf(BOOKING_LENGTHS.details),
  })
  .check(
    z.refine(({ way, phone }) => way !== 'phone' || /\d.*\d.*\d.*\d.*\d.*\d.*\d/.test(phone), {
      error: BOOKING_MESSAGES.phone,
      path: ['phone'],
    }),
  );
export type BookingForm = z.infer<typeof bookingFormSchema>;

/** POST /api/bookings. A project's room sends its key in its own header, and the call joins that project. */
export const bookingRequestSchema = z.extend(z.object({ form: bookingFormSchema }), {
  startsAt: moment,
  /** The visitor's own, for the mails. */
  zone: lineOf(BOOKING_LENGTHS.zone),
  /** The address of a stored design (its slug). */
  design: z.optional(lineOf(BOOKING_LENGTHS.design)),
  /** The trap for machines, as in the contact form. */
  website: z.optional(z.string()),
});
export type BookingRequest = z.infer<typeof bookingRequestSchema>;

/** GET /api/bookings/slots: the beginnings of every free call, in order; and with a refusal 409 `slot-taken`, as details, what is left near it. */
export const freeSlotsSchema = z.object({
  minutes: z.number(),
  ways: z.array(z.enum(CALL_WAYS)),
  /** The studio's. */
  zone: z.string(),
  slots: z.array(z.string()),
});
export type FreeSlots = z.infer<typeof freeSlotsSchema>;

/** GET /api/booking (with its key), and the answer to booking, moving and canceling. */
export const bookingViewSchema = z.object({
  id: z.uuid(),
  state: z.enum(BOOKING_STATES),
  startsAt: z.string(),
  endsAt: z.string(),
  zone: z.string(),
  way: z.enum(CALL_WAYS),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  details: z.string(),
  design: z.nullable(z.string()),
  /** Where to meet, when it is by video and the studio has said where. */
  videoUrl: z.nullable(z.string()),
  canceledBy: z.nullable(z.enum(BOOKING_SIDES)),
  /** Until the call begins it can be moved or canceled. */
  changeable: z.boolean(),
});
export type BookingView = z.infer<typeof bookingViewSchema>;

/** The answer to POST /api/bookings: only there is the key told to a browser. */
export const bookedSchema = z.object({ booking: bookingViewSchema, key: z.string(), emailSent: z.boolean() });

export const moveRequestSchema = z.object({ startsAt: moment, zone: lineOf(BOOKING_LENGTHS.zone) });
export const cancelRequestSchema = z.object({ reason: z.optional(textOf(BOOKING_LENGTHS.reason)) });

/** What staff see of a call. */
export const staffBookingSchema = z.extend(bookingViewSchema, {
  createdAt: z.string(),
  projectId: z.nullable(z.uuid()),
  cancelReason: z.string(),
  status: z.string(),
  ...readsSchema,
});
export type StaffBooking = z.infer<typeof staffBookingSchema>;

/** What the week shows of the rules (`BookingRules`). */
const callRulesSchema = z.object({
  open: z.boolean(),
  zone: z.string(),
  minutes: z.number(),
  hours: z.array(z.object({ days: z.array(z.enum(WEEKDAYS)), opens: z.string(), closes: z.string() })),
  daysOff: z.array(z.object({ from: z.string(), to: z.string() })),
  holidaysOff: z.boolean(),
});
export type CallRules = z.infer<typeof callRulesSchema>;

/** GET /api/staff/bookings?from&to, a week at a time. */
export const staffWeekSchema = z.object({ items: z.array(staffBookingSchema), rules: callRulesSchema });
