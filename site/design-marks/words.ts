import type { Content } from '#content/content.ts';

/** What marking says, for whichever page offers it. */
export const marksWords = ({ designMarks, sharedDesign }: Pick<Content, 'designMarks' | 'sharedDesign'>) => ({
  ...designMarks.DESIGN_MARKS,
  agreement: designMarks.AGREEMENT,
  pool: sharedDesign.SHARED_DESIGN,
});
export type MarksWords = ReturnType<typeof marksWords>;
