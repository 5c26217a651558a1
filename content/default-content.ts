import { CONTENT } from './content.ts';
import { fillFigures } from './fill-figures.ts';

/** What the code brings along, with its figures in place: what is said until somebody publishes other words. */
export const DEFAULT_CONTENT = fillFigures(CONTENT);
