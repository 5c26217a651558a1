import type { Content } from '#content/content.ts';

/** What the comparison of two designs says, out of the served version. */
export const compareWords = ({
  designCompare: { CHANGE_WORDS, DESIGN_COMPARE },
  plotDrawing,
  siteWork,
}: Content) => ({
  ...DESIGN_COMPARE,
  changes: CHANGE_WORDS,
  plotDrawing,
  siteWork: siteWork.SITE_WORK,
});
/** Who shows it may head the list of changes otherwise. */
export type CompareWords = Omit<ReturnType<typeof compareWords>, 'heading'> & { heading: string };
