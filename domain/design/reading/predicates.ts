import { rows } from './pattern.ts';
import { startingWith } from './row-index.ts';
import { PREDICATES } from './tables/predicates.ts';
import type { Text } from './text.ts';

// "The slide was deleted by change order 3", "the heating we decide against": what its own clause says of a thing.

const dismissesAt = startingWith(rows(PREDICATES));
const COPULA = /^(is|are|was|were|has|have|got)$/;
// "the hot tub idea from the first plan was ..."
const NEAR = 6;

/** Does a predicate of its own clause dismiss the thing that ends here? A list is dismissed as one. */
export function isDismissed(text: Text, to: number): boolean {
  let listed = true;
  for (let next = to + 1; next <= to + NEAR; next += 1) {
    const item = text.items[next];
    if (!item || item.kind === 'STOP') return false;
    // "item 5, the spa, is withdrawn"
    if (item.kind === 'COMMA')
      return COPULA.test(text.items[next + 1]?.word ?? '') && dismissesAt(text, item.to) !== -1;
    if (dismissesAt(text, item.from) !== -1) return true;
    const named = item.is.has('FEATURE');
    if (item.is.has('BREAK') || (named && !listed)) return false;
    listed =
      named || item.kind === 'OR' || item.kind === 'AND' || (listed && /^(a|an|the|any)$/.test(item.word));
  }
  return false;
}
