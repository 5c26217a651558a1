import * as z from 'zod/mini';
import { type Design, designSchema } from '#domain/design/design.ts';

// Between our own pages a design's words and the visitor's budget travel beside the address, in this tab alone: an address is
// passed on, and logged. The page that is reached keeps them in its history entry, for reloads and for Back.

const KEY = 'carried';
const carried = z.object({ words: designSchema.shape.words, budget: z.nullable(z.number()) });
type Carried = z.infer<typeof carried>;

const stored = (): unknown => {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
};

function read(): Carried | undefined {
  const brought = carried.safeParse(stored());
  if (brought.success) keepCarried(brought.data);
  const kept = carried.safeParse(window.history.state?.[KEY]);
  return kept.success ? kept.data : undefined;
}

/** Words that came along from another of our pages. */
export const carriedWords = (): string => read()?.words ?? '';

/** The budget that was named on one of them, in dollars. */
export const carriedBudget = (): number | null => read()?.budget ?? null;

/** For a link's `onClick`: what is the visitor's alone goes along to the page it leads to. */
export const carryAlong = ({ words }: Pick<Design, 'words'>, budget: number | null) => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ words, budget } satisfies Carried));
  } catch {
    // A browser that keeps nothing: the design itself is in the address.
  }
};

/** What this page would carry, for whoever comes back to it. */
export const keepCarried = ({ words, budget }: Carried, address = window.location.href) =>
  window.history.replaceState({ ...window.history.state, [KEY]: { words, budget } }, '', address);
