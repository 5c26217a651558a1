/** The plan set of one of our own pools, for anybody to open; written by `npm run pictures:plans`. */
export const SAMPLE_SET = { href: '/papers/sample-plan-set.pdf', sheets: 16, layoutPage: 5 } as const;
