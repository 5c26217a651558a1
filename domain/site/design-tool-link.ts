import { ROUTES } from './routes.ts';

// Words that another tool begins for the visitor; the design tool takes them out of its address again.
export const WORDS_PARAMETER = 'words';
export const designToolLink = (words: string) =>
  `${ROUTES.designTool}?${new URLSearchParams({ [WORDS_PARAMETER]: words })}`;
