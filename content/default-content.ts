import { CONTENT } from './content.ts';
import { stateFigures } from './state-figures.ts';

/** What the code brings along, with its figures in place: what is said until somebody publishes other words. */
export const DEFAULT_CONTENT = stateFigures(CONTENT);
