import type { Content } from '#content/content.ts';
import { wordsContext } from '#site/words.tsx';

/** What the form, the score and the results say, out of the served version. */
export const ecoWords = ({ eco: { ECO_PAGE, ...words } }: Content) => words;
export type EcoWords = ReturnType<typeof ecoWords>;
export const { WordsProvider, useWords } = wordsContext<EcoWords>();
