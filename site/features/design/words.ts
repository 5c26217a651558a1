import type { Content } from '#content/content.ts';
import { wordsContext } from '#site/words.tsx';

/** What the design tool says and computes with, out of the served version. */
export const designWords = ({ designTool, prices }: Content) => ({ ...designTool.DESIGN_TOOL, prices });
export type DesignWords = ReturnType<typeof designWords>;
export const { withWords, useWords } = wordsContext<DesignWords>();
