import * as z from 'zod/mini';
import { type Design, designSchema } from '#domain/design/design.ts';
import { here } from './language.ts';

// Between our own pages a design's words, the plot it stands on and the visitor's budget travel in this tab alone: an address is
// passed on, and logged.
// The tab's storage hands them to the page they were meant for; from then on they stay with its place in the history.

const KEY = 'carried';

const { words, site } = designSchema.shape;
const carried = z.object({
  words,
  site,
  budget: z.nullable(z.number()),
  /** What of the words is in no picture yet. */
  notDrawn: z.optional(z.array(z.string())),
});
const inHistory = z.object({ carried });
const onTheWay = z.object({ to: z.string(), carried });
type Carried = z.infer<typeof carried>;
type Own = Pick<Design, 'words' | 'site'>;

const load = ({ words, site }: Own, budget: number | null, notDrawn: readonly string[] = []): Carried => ({
  words,
  budget,
  ...(notDrawn.length > 0 ? { notDrawn: [...notDrawn] } : {}),
  ...(site ? { site } : {}),
});

/** Pressing the link to that address takes them along. */
export function handOver(
  to: string,
  design: Own,
  budget: number | null,
  notDrawn: readonly string[] = [],
): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify({ to, carried: load(design, budget, notDrawn) }));
  } catch (error) {
    console.warn('the words stay behind', error);
  }
}

// Storage may be forbidden or corrupt: then the pool arrives without its words.
function handedOver(): Carried | undefined {
  try {
    const { success, data } = onTheWay.safeParse(JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null'));
    if (!success || new URL(here(data.to), window.location.origin).href !== window.location.href)
      return undefined;
    window.sessionStorage.removeItem(KEY);
    return data.carried;
  } catch {
    return undefined;
  }
}

function arrived(): Carried | undefined {
  const handed = handedOver();
  if (handed) window.history.replaceState({ ...window.history.state, carried: handed }, '');
  return inHistory.safeParse(window.history.state).data?.carried;
}

/** What of a design no address tells: its words, and the plot it stands on. */
export const handedOverParts = (): Own => {
  const { words: said = '', site: land } = arrived() ?? {};
  return { words: said, ...(land ? { site: land } : {}) };
};

/** The budget that was named on one of them, in dollars. */
export const handedOverBudget = (): number | null => arrived()?.budget ?? null;

/** The phrases that no picture shows yet. */
export const handedOverNotDrawn = (): readonly string[] => arrived()?.notDrawn ?? [];

/** The page's new address, and beside it what is the visitor's alone: a reload loses neither. */
export const replaceUrl = (address: string, design: Own, budget: number | null): void =>
  window.history.replaceState({ ...window.history.state, carried: load(design, budget) }, '', address);
