import * as z from 'zod';
import { withoutExample } from '#domain/booking/booking-href.ts';
import type { Brand } from '#domain/site/brand.ts';
import { EMAIL_LENGTHS, isEmailAddress } from '#domain/site/email-address.ts';
import { WEEKDAY_NAMES, WEEKDAYS, weekdaysBetween } from '#domain/site/opening-times.ts';
import { contentDocument } from './document.ts';
import {
  choice,
  group,
  hasBraces,
  line,
  list,
  NO_BRACES,
  optionalLine,
  timeOfDay,
  webAddress,
} from './fields.ts';

const address = (title: string, hint: string) =>
  z
    .string(`${title} must be words.`)
    .max(EMAIL_LENGTHS.address, `${title} can have at most ${EMAIL_LENGTHS.address} characters.`)
    .trim()
    .refine(isEmailAddress, `${title} must be an email address.`)
    .meta({ title, description: hint });

const PHONE = /^[+(\d][\d ().+-]{6,24}$/;

/** Every text of the brand is filled into sentences. */
const placesWithBraces = (value: unknown, path: string[]): string[][] => {
  if (typeof value === 'string') return hasBraces(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => placesWithBraces(part, [...path, key]));
};

const schema = z
  .object({
    name: line('Business name', 60),
    phone: z
      .string('Phone must be words.')
      .max(30, 'Phone can have at most 30 characters.')
      .trim()
      .regex(PHONE, 'Phone must be a telephone number, such as (407) 555-0147.')
      .meta({ title: 'Phone' }),
    email: address('Email', 'Shown on every page. Requests go there unless your host set another address.'),
    hours: group('Opening hours', {
      shown: line('Shown on the site', 60, { hint: 'For example: Mon-Fri 8AM-6PM', spoken: true }),
      search: list(
        'For Google and other search engines',
        z.object({
          from: choice('From', WEEKDAYS, WEEKDAY_NAMES),
          to: choice('To', WEEKDAYS, WEEKDAY_NAMES),
          opens: timeOfDay('Opens'),
          closes: timeOfDay('Closes'),
        }),
        {
          entry: 'line',
          entryTitle: 'from',
          entryLine: [
            ['from', 'to'],
            ['opens', 'closes'],
          ],
          blank: { from: 'Mo', to: 'Fr', opens: '08:00', closes: '18:00' },
          most: 7,
        },
      ),
    }),
    license: optionalLine('License number', 60, {
      hint: 'Shown beside “Licensed & Insured”, for example FL CPC1400000. Nothing is shown while it is empty.',
    }),
    address: group('Address', {
      street: line('Street', 120),
      city: line('City', 60),
      region: line('State', 30),
      postalCode: line('ZIP code', 12),
      country: line('Country', 2, { hint: 'Two letters, for example US' }),
    }),
    bookingUrl: webAddress('Outside calendar').overwrite(withoutExample).meta({
      title: 'Outside calendar',
      description: 'Leave it empty: visitors then book calls on your own page, in the hours under “Calls”.',
      optional: true,
    }),
    zellePayee: line('Zelle payee', 120, { hint: 'The email or phone that Zelle payments go to.' }),
    social: group(
      'Social links',
      {
        facebook: webAddress('Facebook'),
        instagram: webAddress('Instagram'),
        youtube: webAddress('YouTube'),
        tiktok: webAddress('TikTok'),
        pinterest: webAddress('Pinterest'),
        linkedin: webAddress('LinkedIn'),
        houzz: webAddress('Houzz'),
      },
      'An empty one is not shown.',
    ),
    chatId: optionalLine('Chat account', 60, {
      hint: 'The website ID from your Crisp account. “off” turns the chat off; empty leaves it as your host set it.',
    }),
  })
  .superRefine((value, { addIssue }) => {
    const { hours, chatId } = value;
    for (const path of placesWithBraces(value, [])) addIssue({ code: 'custom', path, message: NO_BRACES });
    hours.search.forEach(({ opens, closes }, at) => {
      if (closes <= opens)
        addIssue({
          code: 'custom',
          path: ['hours', 'search', at, 'closes'],
          message: 'It closes before it opens.',
        });
    });
    if (!/^(|off|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i.test(chatId))
      addIssue({ code: 'custom', path: ['chatId'], message: 'This is not a website ID of Crisp.' });
  });

type Value = z.infer<typeof schema>;

/** Who the consultancy is and how it is reached. */
export const brand = contentDocument<Value>({
  schema,
  read: ({ brand }) => {
    const { name, phone, email, license, bookingUrl, zellePayee, chatId } = brand;
    const { street, city, region, postalCode, country } = brand;
    const { facebook, instagram, youtube, tiktok, pinterest, linkedin, houzz } = brand;
    return {
      name,
      phone,
      email,
      hours: {
        shown: brand.hours,
        search: brand.searchHours.map(({ days, opens, closes }) => ({
          from: days[0] ?? 'Mo',
          to: days.at(-1) ?? 'Fr',
          opens,
          closes,
        })),
      },
      license,
      address: { street, city, region, postalCode, country },
      bookingUrl,
      zellePayee,
      social: { facebook, instagram, youtube, tiktok, pinterest, linkedin, houzz },
      chatId,
    };
  },
  apply: (content, { hours, address, social, ...rest }) => {
    const brand: Brand = {
      ...rest,
      ...address,
      ...social,
      hours: hours.shown,
      searchHours: hours.search.map(({ from, to, opens, closes }) => ({
        days: weekdaysBetween(from, to),
        opens,
        closes,
      })),
    };
    return { ...content, brand };
  },
});
