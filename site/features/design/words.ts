import type { Content } from '#content/content.ts';
import { bookingHrefOf } from '#domain/booking/booking-href.ts';
import { checklistFor } from '#domain/design/checklist.ts';
import { estimateDesign } from '#domain/design/estimate.ts';
import { marksWords } from '#site/design-marks/words.ts';
import { wordsContext } from '#site/words.tsx';

/** What the design tool says and computes with, out of the served version. */
export const designWords = ({
  bookingPage,
  brand,
  designCompare,
  designMarks,
  designTool,
  home,
  packages,
  pictures,
  plotDrawing,
  plotSummary,
  prices,
  quantityEstimate,
  safetyLaws,
  sharedDesign,
  siteWork,
  stakeSheet,
}: Content) => ({
  ...designTool.DESIGN_TOOL,
  talk: { label: bookingPage.CALL_LINKS.talk, href: bookingHrefOf(brand) },
  changes: designCompare.CHANGE_WORDS,
  plotDrawing,
  plotLinks: plotSummary.PLOT_LINKS,
  noRoom: plotSummary.NO_ROOM,
  siteWork: siteWork.SITE_WORK,
  stakeOut: stakeSheet.STAKE_OUT_LINK,
  marks: marksWords({ designMarks, sharedDesign }),
  secondEstimate: quantityEstimate.QUANTITY_ESTIMATE,
  prices,
  laws: safetyLaws.LAW_WORDS,
  /** What the home page's field is filled with at a press: nobody's own words. */
  starts: home.HERO.describe.examples,
  startsLabel: home.HERO.describe.examplesLabel,
  sample: {
    ...designTool.DESIGN_TOOL.rendering.sample,
    estimate: estimateDesign(prices, designTool.DESIGN_TOOL.rendering.sample.design),
    steps: checklistFor(designTool.DESIGN_TOOL.rendering.sample.design).map(({ title }) => title),
    picture: pictures.sample,
  },
  packages: packages.PACKAGES.map(({ id, title, price }) => ({ id, title, price })),
});
export type DesignWords = ReturnType<typeof designWords>;
export const { withWords, useWords } = wordsContext<DesignWords>();
