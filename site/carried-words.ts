import * as z from 'zod/mini';
import { type Design, designSchema } from '#domain/design/design.ts';

// Between our own pages a design's words and the visitor's budget travel in this tab's history: an address is passed on, and logged.

const carried = z.object({
  usr: z.object({ words: designSchema.shape.words, budget: z.optional(z.nullable(z.number())) }),
});

const read = () => {
  const state = carried.safeParse(window.history.state);
  return state.success ? state.data.usr : undefined;
};

/** Words that came along from another of our pages. */
export const carriedWords = (): string => read()?.words ?? '';

/** The budget that was named on one of them, in dollars. */
export const carriedBudget = (): number | null => read()?.budget ?? null;

/** What goes beside an address to carry what is the visitor's alone (the router's `state`). */
export const carrying = ({ words }: Pick<Design, 'words'>, budget: number | null) => ({ words, budget });
