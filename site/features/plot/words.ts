import type { Content } from '#content/content.ts';
import { wordsContext } from '#site/words.tsx';

/** What the drawing table says, out of the served version. */
export const plotWords = ({
  plot: { PLOT_PAGE, ...words },
  plotPool,
  plotSummary,
  plotUnderlay,
  configurator: { STYLE_WORDS },
  designTool,
  packages,
  prices,
}: Content) => ({
  ...words,
  ...plotPool,
  ...plotUnderlay,
  STYLE_WORDS,
  noRoom: plotSummary.NO_ROOM,
  plans: designTool.DESIGN_TOOL.plans,
  packages: packages.PACKAGES.map(({ id, title, price }) => ({ id, title, price })),
  prices,
});
export type PlotWords = ReturnType<typeof plotWords>;
export const { withWords, useWords } = wordsContext<PlotWords>();
