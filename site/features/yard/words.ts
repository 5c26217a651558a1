import type { Content } from '#content/content.ts';
import { wordsContext } from '#site/words.tsx';

/** What the form, the plan and the results say, out of the served version. */
export const yardWords = ({
  assessment,
  designTool,
  packages,
  plotSummary,
  yard: { YARD_PAGE, ...words },
  prices,
}: Content) => ({
  ...words,
  PLOT_LINKS: plotSummary.PLOT_LINKS,
  MAIL_RESULT: assessment.MAIL_RESULT,
  plans: designTool.DESIGN_TOOL.plans,
  packages: packages.PACKAGES.map(({ id, title, price }) => ({ id, title, price })),
  prices,
});
export type YardWords = ReturnType<typeof yardWords>;
export const { withWords, useWords } = wordsContext<YardWords>();
