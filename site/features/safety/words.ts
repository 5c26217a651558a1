import type { Content } from '#content/content.ts';
import { wordsContext } from '#site/words.tsx';

/** What the assessment and its result say, out of the served version; what only stands there is no part of it. */
export const safetyWords = ({ assessment, safety, safetyFence, safetyLaws }: Content) => {
  const { SAFETY_PAGE, DROWNING_STATISTICS, LAYERS_TAB, SAFETY_LAYERS, EMERGENCY, ...words } = safety;
  return { ...words, ...safetyFence, ...safetyLaws, MAIL_RESULT: assessment.MAIL_RESULT };
};
export const { withWords, useWords } = wordsContext<ReturnType<typeof safetyWords>>();
