import type { Content } from '#content/content.ts';
import { wordsContext } from '#site/words.tsx';

/** What the pages about a call say, out of the served version. */
export const callWords = ({ bookingPage, brand }: Content) => ({
  PICKER: bookingPage.CALL_PICKER,
  BOOK: bookingPage.BOOK_CALL,
  CALL: bookingPage.CALL_PAGE,
  brand: { name: brand.name, phone: brand.phone },
});
export type CallWords = ReturnType<typeof callWords>;
export const { WordsProvider, useWords } = wordsContext<CallWords>();
