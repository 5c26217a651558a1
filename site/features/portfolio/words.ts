import type { Content } from '#content/content.ts';
import { fill } from '#domain/words/fill.ts';
import { wordsContext } from '#site/words.tsx';

/** What the portfolio says and shows, out of the served version. */
export const portfolioWords = ({
  brand,
  portfolio: { PORTFOLIO, PORTFOLIO_FILTERS },
  projects,
}: Content) => ({
  PORTFOLIO,
  PORTFOLIO_FILTERS,
  watermark: fill(PORTFOLIO.watermark, { brand: brand.name }),
  projects: projects.map(({ design, alt, ...shown }) => ({
    ...shown,
    kind: PORTFOLIO_FILTERS.find(({ value }) => value === shown.category)?.label ?? shown.category,
  })),
});

export type PortfolioWords = ReturnType<typeof portfolioWords>;
export type ShownProject = PortfolioWords['projects'][number];
export const { WordsProvider, useWords } = wordsContext<PortfolioWords>();
