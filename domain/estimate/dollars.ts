import { grouped } from '#domain/words/grouped.ts';
import type { Range } from './pricing.ts';

export function dollars(amount: number): string {
  return amount < 0 ? `-$${grouped(-amount)}` : `$${grouped(amount)}`;
}

export function dollarRange({ low, high }: Range): string {
  return `${dollars(low)} - ${dollars(high)}`;
}

/** Of one line: what costs nothing more is said so, not shown as a range of zeros. */
export function lineRange(range: Range): string {
  return range.low === 0 && range.high === 0 ? 'included' : dollarRange(range);
}

// A difference keeps its sign, so that "more" and "less" cannot be mixed up.
export function dollarDifference(amount: number): string {
  return amount > 0 ? `+${dollars(amount)}` : amount < 0 ? `−${dollars(-amount)}` : 'no change';
}
