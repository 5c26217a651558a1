import type { BookingView, CallRules, StaffBooking } from '#domain/booking/booking.ts';
import type { BookingRules } from '#domain/booking/rules.ts';
import type { Booking } from './access.ts';

const isChangeable = ({ state, startsAt }: Pick<Booking, 'state' | 'startsAt'>, now = Date.now()) =>
  state === 'booked' && startsAt.getTime() > now;

/** Where to meet is what the studio says today. */
export const bookingView = (booking: Booking, { videoUrl }: BookingRules): BookingView => {
  const { id, state, zone, way, name, email, phone, details, design, canceledBy } = booking;
  return {
    id,
    state,
    startsAt: booking.startsAt.toISOString(),
    endsAt: booking.endsAt.toISOString(),
    zone,
    way,
    name,
    email,
    phone,
    details,
    design,
    videoUrl: way === 'video' && videoUrl ? videoUrl : null,
    canceledBy,
    changeable: isChangeable(booking),
  };
};

export const staffBookingView = (booking: Booking, rules: BookingRules): StaffBooking => ({
  ...bookingView(booking, rules),
  createdAt: booking.createdAt.toISOString(),
  projectId: booking.projectId,
  cancelReason: booking.cancelReason,
  status: booking.status,
});

export const callRulesView = ({
  open,
  zone,
  minutes,
  hours,
  daysOff,
  holidaysOff,
}: BookingRules): CallRules => ({
  open,
  zone,
  minutes,
  hours: hours.map(({ days, ...times }) => ({ days: [...days], ...times })),
  daysOff: [...daysOff],
  holidaysOff,
});
