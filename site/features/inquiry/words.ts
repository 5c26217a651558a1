import type { Content } from '#content/content.ts';
import { bookingHrefOf } from '#domain/booking/booking-href.ts';
import { wordsContext } from '#site/words.tsx';

/** What the consultation form says, out of the served version. */
export const consultationWords = ({ inquiry, brand, packages, bookingPage }: Content) => ({
  phone: brand.phone,
  email: brand.email,
  CONTACT: inquiry.CONTACT,
  CARRIED: inquiry.CARRIED,
  call: { label: bookingPage.CALL_LINKS.book, href: bookingHrefOf(brand) },
  packages: packages.PACKAGES.map(({ id, title, price }) => ({ id, title, price })),
});

/** What stands beside it and never acts. */
export const sideWords = ({ inquiry, brand }: Content) => ({
  brand,
  SIDE_CARDS: inquiry.SIDE_CARDS,
  IMMEDIATE_HELP: inquiry.IMMEDIATE_HELP,
  CUSTOMERS: inquiry.CUSTOMERS,
});

export type ConsultationWords = ReturnType<typeof consultationWords>;
export type SideWords = ReturnType<typeof sideWords>;

export const { WordsProvider, useWords } = wordsContext<ConsultationWords>();
