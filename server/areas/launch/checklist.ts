import type { Content } from '#content/content.ts';
import { bookingHrefOf } from '#domain/booking/booking-href.ts';
import type { LaunchItem } from '#domain/console/launch.ts';
import { placeOf } from '#domain/console/place.ts';
import { BRAND_DEFAULTS } from '#domain/site/brand.ts';
import { DEFAULT_CHAT_WEBSITE_ID } from '#domain/site/default-chat.ts';
import { isPublicAddress } from '#domain/site/public-address.ts';
import { ROUTES } from '#domain/site/routes.ts';
import type { Config } from '#server/config.ts';
import { chatIdOf } from '#server/pages/chat-id.ts';

const fieldPlace = (document: string, field: string) =>
  `${placeOf('content', document)}?${new URLSearchParams({ field })}`;

const samples = ({ testimonials, about, structuredData }: Content): LaunchItem[] => {
  const counted = (id: LaunchItem['id'], field: string, entries: readonly { sample: boolean }[]) => {
    const count = entries.filter(({ sample }) => sample).length;
    return { id, done: count === 0, count, place: fieldPlace('testimonials', field) };
  };
  return [
    counted('home-testimonials', 'home', testimonials.HOME_TESTIMONIALS),
    counted('case-studies', 'cases', testimonials.CASE_STUDIES),
    counted('reviews', 'reviews', testimonials.REVIEWS),
    {
      id: 'founder-story',
      done: !about.FOUNDER_STORY.sample,
      place: fieldPlace('testimonials', 'story.heading'),
    },
    {
      id: 'rating',
      done: !structuredData.BUSINESS.rating.sample,
      place: fieldPlace('testimonials', 'rating.value'),
    },
  ];
};

const SOCIAL = ['facebook', 'instagram', 'youtube', 'tiktok', 'pinterest', 'linkedin', 'houzz'] as const;
// Reserved for examples: nobody can be reached there.
const EXAMPLE_HOST = /\.example(\W|$)/i;

/** The owner's own hours, or a calendar elsewhere. */
const bookingItem = ({ brand, booking }: Content, { bookingUrl }: Config): LaunchItem => ({
  id: 'booking',
  done: !booking.EXAMPLE_HOURS || (bookingUrl ?? bookingHrefOf(brand)) !== ROUTES.book,
  place: fieldPlace('booking', 'hours'),
});

const details = (content: Content, config: Config): LaunchItem[] => {
  const { brand } = content;
  const isOurs = (key: keyof typeof BRAND_DEFAULTS) =>
    brand[key] === BRAND_DEFAULTS[key] || EXAMPLE_HOST.test(brand[key]);
  const own = (id: LaunchItem['id'], key: keyof typeof BRAND_DEFAULTS, field: string = key) => ({
    id,
    done: !isOurs(key),
    place: fieldPlace('brand', field),
  });
  const links = SOCIAL.filter(isOurs);
  return [
    own('name', 'name'),
    own('address', 'street', 'address.street'),
    own('phone', 'phone'),
    own('email', 'email'),
    bookingItem(content, config),
    own('zelle', 'zellePayee'),
    {
      id: 'social',
      done: links.length === 0,
      count: links.length,
      place: fieldPlace('brand', `social.${links[0] ?? SOCIAL[0]}`),
    },
    {
      id: 'chat',
      done: chatIdOf(config, brand) !== DEFAULT_CHAT_WEBSITE_ID,
      place: fieldPlace('brand', 'chatId'),
    },
  ];
};

const server = ({ siteUrl, secure, stripe, mail }: Config): LaunchItem[] => [
  { id: 'site-address', done: isPublicAddress(siteUrl), setting: 'SITE_URL' },
  { id: 'https', done: secure, setting: 'SITE_URL' },
  { id: 'payments', done: stripe?.live === true, setting: 'STRIPE_SECRET_KEY' },
  { id: 'mail-server', done: mail.smtpUrl !== undefined, setting: 'SMTP_URL' },
  { id: 'mail-sender', done: mail.from !== undefined, setting: 'MAIL_FROM' },
];

const spanish = (untranslated: readonly unknown[]): LaunchItem => ({
  id: 'untranslated',
  done: untranslated.length === 0,
  count: untranslated.length,
  place: placeOf('content', 'spanish'),
});

/** What is done and what is open, from what is served and set at this moment. */
export const launchItems = (
  content: Content,
  untranslated: readonly unknown[],
  config: Config,
): LaunchItem[] => [
  ...samples(content),
  ...details(content, config),
  spanish(untranslated),
  ...server(config),
];
