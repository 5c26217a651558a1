import type { Content } from '#content/content.ts';
import { marksWords } from '#site/design-marks/words.ts';
import { wordsContext } from '#site/words.tsx';

/** What the configurator says, out of the served version. */
export const configuratorWords = ({
  brand,
  configurator,
  designCompare,
  designMarks,
  home,
  plotDrawing,
  plotSummary,
  prices,
  quantityEstimate,
  sharedDesign,
  siteWork,
  stakeSheet,
}: Content) => ({
  brandName: brand.name,
  ...configurator,
  directions: designCompare.DESIGN_COMPARE.directions,
  plotDrawing,
  plotLinks: plotSummary.PLOT_LINKS,
  noRoom: plotSummary.NO_ROOM,
  siteWork: siteWork.SITE_WORK,
  stakeOut: stakeSheet.STAKE_OUT_LINK,
  marks: marksWords({ designMarks, sharedDesign }),
  secondEstimate: quantityEstimate.QUANTITY_ESTIMATE,
  starts: { label: home.HERO.describe.examplesLabel, examples: home.HERO.describe.examples },
  prices,
});
export type ConfiguratorWords = ReturnType<typeof configuratorWords>;
export const { withWords, useWords } = wordsContext<ConfiguratorWords>();
