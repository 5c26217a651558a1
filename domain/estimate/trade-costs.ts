import type { PoolMaterial, PoolType } from './options.ts';
import { sizeOfLength } from './pool-size.ts';
import type { CalculatorPrices } from './prices.ts';
import { total } from './pricing.ts';

type TradeTable<Row> = {
  /** The pool that the calculator is asked about, and its low end when the table was written. */
  pool: { lengthFt: number; type: PoolType; material: PoolMaterial; low: number };
  rows: readonly Row[];
};

/** One pool trade by trade, in round figures that move with the calculator's for the same pool. */
export function tradeCosts<Row extends { contractor: number; savings: number }>(
  prices: CalculatorPrices,
  { pool: { lengthFt, type, material, low }, rows }: TradeTable<Row>,
) {
  const scale = total(prices, { size: sizeOfLength(lengthFt), type, material }) / low;
  return rows.map((row) => {
    const contractor = Math.round((row.contractor * scale) / 100) * 100;
    return { ...row, contractor, owner: Math.round((contractor * (100 - row.savings)) / 100) };
  });
}
