import * as z from 'zod/mini';
import { type Design, designSchema } from '#domain/design/design.ts';

// Between our own pages a design's words travel in this tab's history: an address is passed on, and logged.

const carried = z.object({ usr: z.object({ words: designSchema.shape.words }) });

/** Words that came along from another of our pages. */
export const carriedWords = (): string => {
  const state = carried.safeParse(window.history.state);
  return state.success ? state.data.usr.words : '';
};

/** What goes beside an address to carry a design's words (the router's `state`). */
export const carrying = ({ words }: Pick<Design, 'words'>) => ({ words });
