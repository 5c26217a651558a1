import type { Content } from '#content/content.ts';
import { wordsContext } from '#site/words.tsx';

/** What the drawing table says, out of the served version. */
export const plotWords = ({ plot: { PLOT_PAGE, ...words } }: Content) => words;
export const { withWords, useWords } = wordsContext<ReturnType<typeof plotWords>>();
