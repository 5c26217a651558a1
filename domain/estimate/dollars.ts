import type { Range } from './pricing.ts';

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

export function dollars(amount: number): string {
  return amount < 0 ? `-$${whole.format(-amount)}` : `$${whole.format(amount)}`;
}

export function dollarRange({ low, high }: Range): string {
  return `${dollars(low)} - ${dollars(high)}`;
}

// A difference keeps its sign, so that "more" and "less" cannot be mixed up.
export function dollarDifference(amount: number): string {
  return amount > 0 ? `+${dollars(amount)}` : amount < 0 ? `−${dollars(-amount)}` : 'no change';
}
