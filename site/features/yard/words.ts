import type { Content } from '#content/content.ts';
import { wordsContext } from '#site/words.tsx';

/** What the form, the plan and the results say, out of the served version. */
export const yardWords = ({ yard: { YARD_PAGE, ...words } }: Content) => words;
export type YardWords = ReturnType<typeof yardWords>;
export const { WordsProvider, useWords } = wordsContext<YardWords>();
