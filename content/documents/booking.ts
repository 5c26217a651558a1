import * as z from 'zod';
import { CONTENT, type Content } from '#content/content.ts';
import type { CallWay } from '#domain/booking/booking.ts';
import type { BookingRules } from '#domain/booking/rules.ts';
import { WEEKDAY_NAMES, WEEKDAYS, weekdaysBetween } from '#domain/site/opening-times.ts';
import { contentDocument } from './document.ts';
import {
  choice,
  dayOn,
  group,
  hasBraces,
  list,
  NO_BRACES,
  onCalendar,
  tick,
  timeOfDay,
  webAddress,
  whole,
} from './fields.ts';

const ZONE_NAMES = {
  'America/New_York': 'Eastern Time (New York, Miami)',
  'America/Chicago': 'Central Time (Chicago, Houston)',
  'America/Denver': 'Mountain Time (Denver)',
  'America/Phoenix': 'Arizona, without daylight saving (Phoenix)',
  'America/Los_Angeles': 'Pacific Time (Los Angeles)',
  'America/Anchorage': 'Alaska (Anchorage)',
  'Pacific/Honolulu': 'Hawaii (Honolulu)',
  'America/Puerto_Rico': 'Puerto Rico (San Juan)',
  'America/Halifax': 'Atlantic Time (Halifax)',
  'America/Toronto': 'Eastern Time, Canada (Toronto)',
  'America/Vancouver': 'Pacific Time, Canada (Vancouver)',
  'America/Mexico_City': 'Mexico (Mexico City)',
  'America/Sao_Paulo': 'Brazil (São Paulo)',
  'Europe/London': 'United Kingdom (London)',
  'Europe/Paris': 'Central Europe (Paris, Berlin, Madrid)',
  'Europe/Athens': 'Eastern Europe (Athens)',
  'Africa/Johannesburg': 'South Africa (Johannesburg)',
  'Asia/Dubai': 'Gulf (Dubai)',
  'Asia/Kolkata': 'India (Kolkata)',
  'Asia/Singapore': 'Singapore',
  'Asia/Tokyo': 'Japan (Tokyo)',
  'Australia/Perth': 'Western Australia (Perth)',
  'Australia/Brisbane': 'Queensland (Brisbane)',
  'Australia/Sydney': 'Eastern Australia (Sydney, Melbourne)',
  'Pacific/Auckland': 'New Zealand (Auckland)',
} as const;
type Zone = keyof typeof ZONE_NAMES;

const isZoneName = (zone: string): zone is Zone => Object.hasOwn(ZONE_NAMES, zone);
const [FIRST_ZONE = 'America/New_York', ...OTHER_ZONES] = Object.keys(ZONE_NAMES).filter(isZoneName);
const ZONES: [Zone, ...Zone[]] = [FIRST_ZONE, ...OTHER_ZONES];

const fields = z.object({
  open: tick('Visitors can book calls', {
    hint: 'Unchecked, nothing is offered and the page says how else to reach you. Booked calls stay.',
  }),
  sample: tick('These are example hours', {
    hint: 'Uncheck this when the hours below are yours: the launch checklist asks for it.',
  }),
  zone: choice('Your time zone', ZONES, ZONE_NAMES, {
    hint: 'Hours and days off are meant there. Visitors see every time in their own zone.',
  }),
  hours: list(
    'When you take calls',
    z
      .object({
        from: choice('From', WEEKDAYS, WEEKDAY_NAMES),
        to: choice('To', WEEKDAYS, WEEKDAY_NAMES),
        opens: timeOfDay('First call begins'),
        closes: timeOfDay('Last call ends'),
      })
      .refine(({ opens, closes }) => closes > opens, {
        error: 'It closes before it opens.',
        path: ['closes'],
      }),
    {
      entry: 'line',
      entryTitle: 'from',
      entryLine: [
        ['from', 'to'],
        ['opens', 'closes'],
      ],
      blank: { from: 'Mo', to: 'Fr', opens: '09:00', closes: '17:00' },
      most: 21,
    },
  ),
  daysOff: list(
    'Days off',
    // Beside the fields, so that it is told together with what else is wrong.
    z
      .object({
        from: dayOn('First day'),
        to: onCalendar('Last day', 'date', { hint: 'Leave blank for a single day.' }),
      })
      .refine(({ from, to }) => !(to && to < from), {
        error: 'The last day comes before the first.',
        path: ['to'],
      }),
    {
      hint: 'No calls are offered on these days. Calls booked before stay: move or cancel them yourself.',
      entry: 'day off',
      entryTitle: 'from',
      entryLine: [['from', 'to']],
      blank: { from: '', to: '' },
      most: 60,
    },
  ),
  holidaysOff: tick('Closed on the main US holidays', {
    hint: 'New Year’s Day, Memorial Day, Independence Day, Labor Day, Thanksgiving and Christmas Day, or the weekday that stands for them.',
  }),
  minutes: whole('Length of a call, in minutes', 10, 180),
  bufferMinutes: whole('Pause after each call, in minutes', 0, 120),
  noticeHours: whole('Hours of notice', 0, 336, {
    hint: 'The earliest call a visitor can book begins so many hours from now. For two days, type 48.',
  }),
  daysAhead: whole('Days ahead', 1, 180, { hint: 'How far ahead visitors can book.' }),
  ways: group('How you talk', { phone: tick('By phone: you call'), video: tick('By video') }),
  videoUrl: webAddress('Video link', {
    hint: 'Your own meeting room. It is in the emails about video calls; without one you send a link yourself.',
  }),
});
type Value = z.infer<typeof fields>;

type Issue = readonly [path: (string | number)[], message: string];

const troubleWithHours = ({ open, hours, minutes }: Value): Issue[] => {
  if (hours.length === 0)
    return open ? [[['hours'], 'Please add hours, or stop taking bookings above.']] : [];
  return hours.flatMap(({ from, to, opens, closes }, at): Issue[] => {
    // The line itself is refused already.
    if (closes <= opens) return [];
    if (minutesOf(closes) - minutesOf(opens) < minutes)
      return [[['hours', at, 'closes'], `A call of ${minutes} minutes does not fit into these hours.`]];
    const days = weekdaysBetween(from, to);
    const clash = hours
      .slice(0, at)
      .find(
        (other) =>
          opens < other.closes &&
          other.opens < closes &&
          weekdaysBetween(other.from, other.to).some((day) => days.includes(day)),
      );
    return clash ? [[['hours', at, 'opens'], 'These hours overlap with others of the same day.']] : [];
  });
};

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const troubleWithTalking = ({ ways, videoUrl }: Value): Issue[] => {
  if (!ways.phone && !ways.video) return [[['ways', 'phone'], 'Please check at least one.']];
  return hasBraces(videoUrl) ? [[['videoUrl'], NO_BRACES]] : [];
};

const schema = fields.superRefine((value, { addIssue }) => {
  const issues = [...troubleWithHours(value), ...troubleWithTalking(value)];
  for (const [path, message] of issues) addIssue({ code: 'custom', path: [...path], message });
});

const read = ({ booking: { BOOKING_RULES: rules, EXAMPLE_HOURS } }: Content): Value => {
  const { zone, hours, daysOff, ways, ...rest } = rules;
  return {
    ...rest,
    sample: EXAMPLE_HOURS,
    zone: isZoneName(zone) ? zone : FIRST_ZONE,
    hours: hours.map(({ days, opens, closes }) => ({
      from: days[0] ?? 'Mo',
      to: days.at(-1) ?? 'Fr',
      opens,
      closes,
    })),
    daysOff: daysOff.map(({ from, to }) => ({ from, to: to === from ? '' : to })),
    ways: { phone: ways.includes('phone'), video: ways.includes('video') },
  };
};

/** Hours of the owner's own are no example. */
const isExample = ({ hours, zone }: Value) => {
  const example = read(CONTENT);
  return zone === example.zone && JSON.stringify(hours) === JSON.stringify(example.hours);
};

/** When the studio takes calls. */
export const booking = contentDocument<Value>({
  schema,
  read,
  complete: (value) => ({ ...value, sample: value.sample && isExample(value) }),
  apply: (content, { sample, hours, daysOff, ways, ...rest }) => {
    const chosen: CallWay[] = [
      ...(ways.phone ? (['phone'] as const) : []),
      ...(ways.video ? (['video'] as const) : []),
    ];
    const rules: BookingRules = {
      ...rest,
      hours: hours.map(({ from, to, opens, closes }) => ({ days: weekdaysBetween(from, to), opens, closes })),
      daysOff: daysOff.map(({ from, to }) => ({ from, to: to || from })),
      ways: chosen,
    };
    return { ...content, booking: { ...content.booking, BOOKING_RULES: rules, EXAMPLE_HOURS: sample } };
  },
});
