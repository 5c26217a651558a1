import type { Content } from '#content/content.ts';
import { wordsContext } from '#site/words.tsx';

/** What the design tool says and computes with, out of the served version. */
export const designWords = ({ bookingPage, designCompare, designTool, prices }: Content) => ({
  ...designTool.DESIGN_TOOL,
  talk: bookingPage.CALL_LINKS.talk,
  changes: designCompare.CHANGE_WORDS,
  prices,
});
export type DesignWords = ReturnType<typeof designWords>;
export const { withWords, useWords } = wordsContext<DesignWords>();
