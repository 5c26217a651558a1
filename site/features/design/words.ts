import type { Content } from '#content/content.ts';
import { wordsContext } from '#site/words.tsx';

export type DesignWords = Content['designTool']['DESIGN_TOOL'];
export const { withWords, useWords } = wordsContext<DesignWords>();
