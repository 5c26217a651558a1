import { ROUTES } from './routes.ts';

// Words that another page begins for the visitor; the design tool takes them out of its address again.
export const WORDS_PARAMETER = 'words';
/** Beside them: whole as they are, so that the tool draws them at once. */
export const DRAW_PARAMETER = 'draw';

/** Where the home page leaves a visitor's own words, in this tab alone: an address is passed on, and logged. */
export const BEGUN_WORDS_KEY = 'begunWords';

export const designToolLink = (words: string) =>
  `${ROUTES.designTool}?${new URLSearchParams({ [WORDS_PARAMETER]: words })}`;

/** The same, and the picture is on its way when the visitor arrives. */
export const drawnLink = (words: string) =>
  `${ROUTES.designTool}?${new URLSearchParams({ [DRAW_PARAMETER]: '1', [WORDS_PARAMETER]: words })}`;
