import type { Content } from '#content/content.ts';
import type { Design } from '#domain/design/design.ts';
import { compareDesigns } from '#studio/compare/compare-designs.ts';
import { sayChanges, sayMoved } from '#studio/compare/say-changes.ts';

/** What a client changed in the design of a version, and what moved along with it, line by line. */
export const wishChanges = (
  { designCompare: { CHANGE_WORDS, DESIGN_COMPARE }, prices }: Content,
  delivered: Design,
  wished: Design,
) => {
  const words = { ...DESIGN_COMPARE, changes: CHANGE_WORDS };
  const comparison = compareDesigns(prices, { design: delivered }, { design: wished });
  return {
    changes: sayChanges(words, comparison),
    along: comparison.along.map((one) => sayMoved(words, one)),
  };
};
