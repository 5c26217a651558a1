import type { Content } from '#content/content.ts';
import type { EcoFeature } from '#domain/eco/eco-form.ts';
import { wordsContext } from '#site/words.tsx';

/** What the form, the score and the results say, out of the served version. */
export const ecoWords = ({ assessment, designTool, eco: { ECO_PAGE, ...words }, packages }: Content) => ({
  ...words,
  MAIL_RESULT: assessment.MAIL_RESULT,
  plans: designTool.DESIGN_TOOL.plans,
  packages: packages.PACKAGES.map(({ id, title, price }) => ({ id, title, price })),
});
export const { withWords, useWords } = wordsContext<ReturnType<typeof ecoWords>>();

/** As they stand in a sentence; LED stays LED. */
export const featureNames = (
  words: ReturnType<typeof ecoWords>['ECO_FEATURE_WORDS'],
  features: readonly EcoFeature[],
): string[] =>
  features.map((id) => words[id].name.replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase()));
