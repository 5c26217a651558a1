import type { Content } from '#content/content.ts';
import { bookingHrefOf } from '#domain/booking/booking-href.ts';
import { wordsContext } from '#site/words.tsx';

/** What the project room says, out of the served version. */
export const projectWords = ({ projectRoom, drawingViewer, bookingPage, brand, plotSummary }: Content) => ({
  ROOM: projectRoom.PROJECT_ROOM,
  TURN: projectRoom.PROJECT_TURN,
  STEPS: projectRoom.PROJECT_STEP_WORDS,
  REVISIONS: projectRoom.PROJECT_REVISIONS,
  FRESH: projectRoom.PROJECT_FRESH,
  DELIVERIES: projectRoom.PROJECT_DELIVERIES,
  APPROVAL: projectRoom.PROJECT_APPROVAL,
  SENDING: projectRoom.PROJECT_SENDING,
  MESSAGES: projectRoom.PROJECT_MESSAGES,
  PAYMENTS: projectRoom.PROJECT_PAYMENTS,
  LINK: projectRoom.PROJECT_LINK,
  TROUBLE: projectRoom.PROJECT_TROUBLE,
  DOOR: projectRoom.PROJECT_DOOR,
  INTAKE: projectRoom.PROJECT_INTAKE,
  TALK: { label: bookingPage.CALL_LINKS.talk, href: bookingHrefOf(brand) },
  PLOT: { title: plotSummary.PLOT_SHOWN.own, summary: plotSummary.OWN_PLOT_SUMMARY },
  VIEWER: drawingViewer.DRAWING_VIEWER,
  brand: { zellePayee: brand.zellePayee },
});
export type ProjectWords = ReturnType<typeof projectWords>;
export const { WordsProvider, useWords } = wordsContext<ProjectWords>();
