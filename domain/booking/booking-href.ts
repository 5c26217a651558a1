import type { Brand } from '#domain/site/brand.ts';
import { ROUTES } from '#domain/site/routes.ts';

// The example that sites were published with before they had calls of their own.
const FORMER_EXAMPLE = /^https:\/\/cal\.example(\/|$)/;

export const withoutExample = (bookingUrl: string) => (FORMER_EXAMPLE.test(bookingUrl) ? '' : bookingUrl);

/** Where a call is booked: an outside calendar, if one is named, or our own page. */
export const bookingHrefOf = ({ bookingUrl }: Pick<Brand, 'bookingUrl'>) =>
  withoutExample(bookingUrl) || ROUTES.book;
