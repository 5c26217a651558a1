import type { Content } from '#content/content.ts';

/** What the comparison of two designs says, out of the served version. */
export const compareWords = ({ designCompare: { CHANGE_WORDS, DESIGN_COMPARE } }: Content) => ({
  ...DESIGN_COMPARE,
  changes: CHANGE_WORDS,
});
export type CompareWords = ReturnType<typeof compareWords>;
