import type { Content } from '#content/content.ts';
import { wordsContext } from '#site/words.tsx';

/** What the form, the plan and the results say, out of the served version. */
export const yardWords = ({
  assessment,
  plotSummary,
  yard: { YARD_PAGE, ...words },
  prices: { design, ...prices },
}: Content) => ({
  ...words,
  PLOT_LINKS: plotSummary.PLOT_LINKS,
  MAIL_RESULT: assessment.MAIL_RESULT,
  prices,
});
export const { withWords, useWords } = wordsContext<ReturnType<typeof yardWords>>();
