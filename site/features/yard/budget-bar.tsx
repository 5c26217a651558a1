import type { Range } from '#domain/estimate/pricing.ts';
import { dollars } from '#domain/words/money.ts';

type BudgetBarProps = { range: Range; budget: number; label: string };

const ROOM = 1.08;
const STEP = 5_000;

/** The range with the budget as a mark, what lies over it in clay; the words under it say the same. */
export function BudgetBar({ range: { low, high }, budget, label }: BudgetBarProps) {
  const most = Math.ceil((Math.max(budget, high) * ROOM) / STEP) * STEP;
  const at = (amount: number) => `${(amount / most) * 100}%`;
  const split = Math.min(high, Math.max(low, budget));
  return (
    <div aria-hidden="true" className="pt-5 text-fine text-water-200">
      <p className="relative mb-1.5 h-5 whitespace-nowrap text-white">
        <span
          className="absolute"
          style={budget > most / 2 ? { right: at(most - budget) } : { left: at(budget) }}
        >
          {label}
        </span>
      </p>
      <div className="relative mb-2 h-3 rounded-full bg-white/15">
        <Part left={at(low)} width={at(split - low)} className="bg-water" />
        <Part left={at(split)} width={at(high - split)} className="bg-clay" />
        <span className="absolute -inset-y-1 w-0.5 bg-white" style={{ left: at(budget) }} />
      </div>
      <div className="flex justify-between tabular-nums">
        <span>{dollars(0)}</span>
        <span>{dollars(most)}</span>
      </div>
    </div>
  );
}

const Part = ({ left, width, className }: Record<'left' | 'width' | 'className', string>) => (
  <span className={`absolute inset-y-0 rounded-full ${className}`} style={{ left, width }} />
);
