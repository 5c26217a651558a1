import type { Content } from '#content/content.ts';
import { wordsContext } from '#site/words.tsx';

/** What the form, the score and the results say, out of the served version. */
export const ecoWords = ({ assessment, eco: { ECO_PAGE, ...words } }: Content) => ({
  ...words,
  MAIL_RESULT: assessment.MAIL_RESULT,
});
export const { withWords, useWords } = wordsContext<ReturnType<typeof ecoWords>>();
