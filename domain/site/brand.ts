// Who the consultancy is until somebody publishes another brand: the one file to change when somebody picks this site up.
// Every text can also be set at build by an environment variable of the name in BRAND_ENVIRONMENT.

import type { OpeningTime } from './opening-times.ts';

declare const __BRAND__: Record<string, string> | undefined;

export const BRAND_DEFAULTS = {
  name: 'Poolwright',
  email: 'hello@poolwright.example',
  phone: '(407) 555-0147',
  street: '4300 W Lake Mary Blvd, Suite 1010',
  city: 'Lake Mary',
  region: 'FL',
  postalCode: '32746',
  country: 'US',
  hours: 'Mon-Fri 8AM-6PM',
  license: '',
  bookingUrl: '',
  zellePayee: 'payments@poolwright.example',
  facebook: 'https://www.facebook.com/poolwright',
  instagram: 'https://www.instagram.com/poolwright',
  youtube: 'https://www.youtube.com/@poolwright',
  tiktok: 'https://www.tiktok.com/@poolwright',
  pinterest: 'https://www.pinterest.com/poolwright',
  linkedin: 'https://www.linkedin.com/company/poolwright',
  houzz: 'https://www.houzz.com/pro/poolwright',
};

export type Brand = typeof BRAND_DEFAULTS & {
  /** What search engines are told of the hours. */
  searchHours: readonly OpeningTime[];
  /** The chat provider's account; '' is what CHAT_WEBSITE_ID says, 'off' leaves the chat out. */
  chatId: string;
};

export const BRAND_ENVIRONMENT: Record<keyof typeof BRAND_DEFAULTS, string> = {
  name: 'BRAND_NAME',
  email: 'BRAND_EMAIL',
  phone: 'BRAND_PHONE',
  street: 'BRAND_STREET',
  city: 'BRAND_CITY',
  region: 'BRAND_REGION',
  postalCode: 'BRAND_POSTAL_CODE',
  country: 'BRAND_COUNTRY',
  hours: 'BRAND_HOURS',
  license: 'BRAND_LICENSE',
  bookingUrl: 'BRAND_BOOKING_URL',
  zellePayee: 'BRAND_ZELLE_PAYEE',
  facebook: 'BRAND_FACEBOOK',
  instagram: 'BRAND_INSTAGRAM',
  youtube: 'BRAND_YOUTUBE',
  tiktok: 'BRAND_TIKTOK',
  pinterest: 'BRAND_PINTEREST',
  linkedin: 'BRAND_LINKEDIN',
  houzz: 'BRAND_HOUZZ',
};

export const brand: Brand = {
  ...BRAND_DEFAULTS,
  ...(typeof __BRAND__ === 'undefined' ? {} : __BRAND__),
  searchHours: [
    { days: ['Mo', 'Tu', 'We', 'Th', 'Fr'], opens: '08:00', closes: '18:00' },
    { days: ['Sa'], opens: '09:00', closes: '17:00' },
  ],
  chatId: '',
};
