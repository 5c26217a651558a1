import type { Content } from '#content/content.ts';
import { wordsContext } from '#site/words.tsx';

/** What the design tool says, out of the served version. */
export const designWords = ({ designTool }: Content) => designTool.DESIGN_TOOL;

export type DesignWords = ReturnType<typeof designWords>;

export const { WordsProvider, useWords } = wordsContext<DesignWords>();
