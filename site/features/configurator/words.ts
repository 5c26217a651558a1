import type { Content } from '#content/content.ts';
import { wordsContext } from '#site/words.tsx';

/** What the configurator says, out of the served version. */
export const configuratorWords = ({
  brand,
  configurator,
  designCompare,
  plotDrawing,
  plotSummary,
  prices,
  quantityEstimate,
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
  secondEstimate: quantityEstimate.QUANTITY_ESTIMATE,
  prices,
});
export type ConfiguratorWords = ReturnType<typeof configuratorWords>;
export const { withWords, useWords } = wordsContext<ConfiguratorWords>();
