import { WASTE, type Waste } from '#domain/plan-set/take-off-rates.ts';
import type { Trade } from '#domain/plan-set/trades.ts';
import type { Values } from '#domain/words/fill.ts';
import type { TakeOffItem, Unit } from './words.ts';

// One line of a take-off before it has words.

export type Amount = {
  /** Stable, for what colleagues change. */
  id: string;
  trade: Trade;
  item: TakeOffItem;
  net: number;
  waste: Waste;
  unit: Unit;
  figures: Values;
};

type Rest = { id?: string; waste?: Waste; figures?: Values };

/** Nothing where there is nothing to count. */
export const amount = (
  trade: Trade,
  item: TakeOffItem,
  net: number,
  unit: Unit,
  { id = item, waste = 'none', figures = {} }: Rest = {},
): Amount[] => (net > 0 ? [{ id, trade, item, net, waste, unit, figures }] : []);

/** As it is written on a take-off. */
const DIGITS: Partial<Record<Unit, number>> = { yd3: 1 };

export const written = (value: number, unit: Unit): number => {
  const scale = 10 ** (DIGITS[unit] ?? 0);
  return Math.round(value * scale) / scale;
};

/** Rounded up: what is missing on the day costs more. */
export const toOrder = (net: number, wastePercent: number, unit: Unit): number => {
  if (wastePercent === 0) return written(net, unit);
  const scale = 10 ** (DIGITS[unit] ?? 0);
  return Math.ceil(net * (1 + wastePercent / 100) * scale - 1e-6) / scale;
};

export const wasteOf = (waste: Waste): number => WASTE[waste];

/** A measure inside a formula. */
export const figure = (value: number, digits = 0): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
