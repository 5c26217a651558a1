import type { Content } from '#content/content.ts';
import { wordsContext } from '#site/words.tsx';

/** What the configurator says, out of the served version. */
export const configuratorWords = ({ brand, configurator }: Content) => ({
  brandName: brand.name,
  ...configurator,
});
export const { withWords, useWords } = wordsContext<ReturnType<typeof configuratorWords>>();
