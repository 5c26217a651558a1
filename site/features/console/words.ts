import type { Content } from '#content/content.ts';
import { compareWords } from '#site/design-compare/words.ts';
import { wordsContext } from '#site/words.tsx';

/** What the console says, out of the served version; a project's answers stand under the words of its form. */
export const consoleWords = (content: Content) => {
  const {
    console,
    consoleCalls,
    consoleConnections,
    consoleContent,
    consoleOrders,
    consolePlanSet,
    consoleProjects,
    consoleTimeline,
    consoleToday,
    consoleVisitors,
    drawingViewer,
    intake,
    launch,
    plotDrawing,
    plotSummary,
    packages,
    brand,
  } = content;
  return {
    ...console,
    ...consoleCalls,
    ...consoleConnections,
    ...consoleContent,
    ...consoleOrders,
    ...consolePlanSet,
    ...consoleProjects,
    ...consoleTimeline,
    ...consoleToday,
    ...consoleVisitors,
    ...drawingViewer,
    PACKAGE_CHOICES: packages.PACKAGES.map(({ id, title }) => ({ value: id, label: title })),
    LAUNCH: launch.LAUNCH,
    PLOT_DRAWING: plotDrawing,
    PLOT_SHOWN: plotSummary.PLOT_SHOWN,
    PLOT_SUMMARY: plotSummary.PLOT_SUMMARY,
    INTAKE_LABELS: intake.INTAKE_LABELS,
    INTAKE_STEPS: intake.INTAKE_STEPS,
    DESIGN_COMPARE_WORDS: compareWords(content),
    PRICES: content.prices,
    STUDIO_ZONE: content.booking.BOOKING_RULES.zone,
    PROMISED: {
      ...content.figures.PROMISES,
      zone: content.booking.BOOKING_RULES.zone,
      open: brand.searchHours,
    },
    brand: brand.name,
    signInPicture: content.pictures.evening,
    reachUs: { email: brand.email, phone: brand.phone },
  };
};
export type ConsoleWords = ReturnType<typeof consoleWords>;
export const { WordsProvider, useWords } = wordsContext<ConsoleWords>();
