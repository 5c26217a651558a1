import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import type { Content } from '#content/content.ts';
import { fill } from '#domain/words/fill.ts';
import { shareLink } from '#server/areas/design/design-response.ts';
import type { Booking } from './access.ts';

// A call as a calendar entry. Its id stays and its number grows, so that a calendar changes the entry it has. The private link
// is not in it: calendars are shared.

export type CalendarCall = Pick<Booking, 'id' | 'state' | 'sequence' | 'way' | 'design' | 'email'> & {
  startsAt: Date | string;
  endsAt: Date | string;
};

interface Site {
  siteUrl: string;
  content: Pick<Content, 'booking' | 'brand'>;
}

/** What the studio's own calendar tells besides; nothing of it is in the visitor's. */
interface Person {
  name: string;
  phone: string;
}

const METHODS = {
  booked: { method: ICalCalendarMethod.REQUEST, status: ICalEventStatus.CONFIRMED },
  canceled: { method: ICalCalendarMethod.CANCEL, status: ICalEventStatus.CANCELLED },
} as const;

const placeOf = ({ way, state }: CalendarCall, { content }: Site, person: Person | undefined) => {
  const { BOOKING_RULES, CALENDAR } = content.booking;
  if (way === 'video') return BOOKING_RULES.videoUrl || (state === 'canceled' ? '' : CALENDAR.videoLater);
  return person ? person.phone : CALENDAR.phone;
};

export const calendarFile = (site: Site, call: CalendarCall, person?: Person) => {
  const { CALENDAR } = site.content.booking;
  const { name: brandName, email } = site.content.brand;
  const { method, status } = METHODS[call.state];
  const lines = [
    person ? fill(CALENDAR.with, { ...person }) : CALENDAR.change,
    ...(call.design ? [fill(CALENDAR.design, { link: shareLink(site.siteUrl, call.design) })] : []),
  ];
  const calendar = ical({ prodId: { company: brandName, product: 'calls' }, method });
  calendar.createEvent({
    id: `${call.id}@${new URL(site.siteUrl).hostname}`,
    sequence: call.sequence,
    status,
    start: new Date(call.startsAt),
    end: new Date(call.endsAt),
    summary: fill(person ? CALENDAR.studioSummary : CALENDAR.summary, { name: person?.name ?? '' }),
    description: lines.join('\n'),
    location: placeOf(call, site, person),
    organizer: { name: brandName, email },
    attendees: [
      {
        email: call.email,
        ...(person ? { name: person.name } : {}),
        role: ICalAttendeeRole.REQ,
        status: ICalAttendeeStatus.ACCEPTED,
        rsvp: false,
      },
    ],
  });
  return {
    filename: 'call.ics',
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: calendar.toString(),
  };
};
