// Money in words, everywhere: on pages, in mails, on paper. By hand, for the reason in grouped.ts.
import { grouped } from './grouped.ts';

type Range = { low: number; high: number };

/** Whole dollars: "$1,595", "-$400". */
export function dollars(amount: number): string {
  const whole = Math.round(amount);
  return whole < 0 ? `-$${grouped(-whole)}` : `$${grouped(whole)}`;
}

/** What was charged, to the cent: "$1,595.00". */
export const dollarsAndCents = (cents: number): string =>
  `${dollars(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, '0')}`;

/** An amount in cents as a price: "$250", and "$250.50" where there are cents. */
export const priceOf = (cents: number): string =>
  cents % 100 === 0 ? dollars(cents / 100) : dollarsAndCents(cents);

export const dollarRange = ({ low, high }: Range): string => `${dollars(low)} - ${dollars(high)}`;

/** Of one line: what costs nothing more is said so, not shown as a range of zeros. */
export const lineRange = (range: Range): string =>
  range.low === 0 && range.high === 0 ? 'included' : dollarRange(range);

// A difference keeps its sign, so that "more" and "less" cannot be mixed up.
export function dollarDifference(amount: number): string {
  return amount > 0 ? `+${dollars(amount)}` : amount < 0 ? `−${dollars(-amount)}` : 'no change';
}
