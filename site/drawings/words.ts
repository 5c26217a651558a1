import { wordsContext } from '#site/words.tsx';
import type { DrawingWords } from './types.ts';

export const { WordsProvider, useWords } = wordsContext<DrawingWords>();
