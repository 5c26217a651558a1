import type { Content } from '#content/content.ts';
import { wordsContext } from '#site/words.tsx';

/** What the configurator says, out of the served version. */
export const configuratorWords = ({ brand, configurator, prices }: Content) => ({
  brandName: brand.name,
  ...configurator,
  prices,
});
export const { withWords, useWords } = wordsContext<ReturnType<typeof configuratorWords>>();
