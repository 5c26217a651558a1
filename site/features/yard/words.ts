import type { Content } from '#content/content.ts';
import type { PoolType } from '#domain/estimate/options.ts';
import { wordsContext } from '#site/words.tsx';

/** What the form, the plan and the results say, out of the served version. */
export const yardWords = ({
  assessment,
  designTool,
  packages,
  pictures,
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
  poolPictures: {
    rectangular: pictures['yard-rectangular'],
    freeform: pictures['yard-freeform'],
    kidney: pictures['yard-kidney'],
    lap: pictures['yard-lap'],
    infinity: pictures['yard-infinity'],
  } satisfies Record<PoolType, unknown>,
});
export type YardWords = ReturnType<typeof yardWords>;
export const { withWords, useWords } = wordsContext<YardWords>();
