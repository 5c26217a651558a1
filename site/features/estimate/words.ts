import type { Content } from '#content/content.ts';
import { wordsContext } from '#site/words.tsx';

/** What the calculator says and computes with, out of the served version. */
export const estimateWords = ({
  designTool,
  estimate,
  nativeForms,
  packages,
  prices: { design, ...prices },
}: Content) => ({
  CALCULATOR: estimate.CALCULATOR,
  COMPARISON: estimate.COMPARISON,
  DESIGN_NOTICE: estimate.DESIGN_NOTICE,
  ESTIMATE_PLANS: estimate.ESTIMATE_PLANS,
  LEFT_OUT: estimate.LEFT_OUT,
  LINES: estimate.LINES,
  ONE_CHANGE: estimate.ONE_CHANGE,
  SENT_ESTIMATE: estimate.SENT_ESTIMATE,
  showFigures: nativeForms.ESTIMATE_ANSWER.showFigures,
  plans: designTool.DESIGN_TOOL.plans,
  packages: packages.PACKAGES.map(({ id, title, price }) => ({ id, title, price })),
  prices,
});

export type EstimateWords = ReturnType<typeof estimateWords>;

export const { WordsProvider, useWords } = wordsContext<EstimateWords>();
