import { namesOf } from '#domain/words/names-of.ts';
import { POOL_SIZES } from './options.ts';
import type { Prices } from './prices.ts';

type PriceProblem = { path: string[]; message: string };

// Design fee and permits come on top of the shell and must leave the low end inside the calculator's range, which spans 30%.
const OVERHEAD_PERCENT = 30;

/** What each price alone does not show: figures that would contradict one another on a page. */
export function priceProblems({ base, startingHigh, size, design }: Prices): PriceProblem[] {
  const problems: PriceProblem[] = [];
  if (startingHigh <= base)
    problems.push({ path: ['startingHigh'], message: 'This must be more than what any pool starts at.' });
  let smaller = 0;
  for (const { value } of POOL_SIZES) {
    if (size[value] < smaller)
      problems.push({ path: ['size', value], message: 'A larger pool cannot cost less than a smaller one.' });
    smaller = size[value];
  }
  for (const name of namesOf(design.fee))
    if ((design.fee[name] + design.permits) * 100 > base * OVERHEAD_PERCENT)
      problems.push({
        path: ['design', 'fee', name],
        message: `This and the permits together may not be more than ${OVERHEAD_PERCENT}% of what any pool starts at.`,
      });
  return problems;
}
