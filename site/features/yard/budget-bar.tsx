import type { Range } from '#domain/estimate/pricing.ts';
import { dollars } from '#domain/words/money.ts';

type BudgetBarProps = { cost: Range; budget: number; label: string };

const ROOM = 1.1;
const STEP = 5_000;

/** The range on one line with the budget as a mark; the words under it say the same. */
export function BudgetBar({ cost, budget, label }: BudgetBarProps) {
  const most = Math.ceil((Math.max(cost.high, budget) * ROOM) / STEP) * STEP;
  const at = (amount: number) => `${(amount / most) * 100}%`;
  const split = Math.min(cost.high, Math.max(cost.low, budget));
  return (
    <div aria-hidden="true" className="pt-9">
      <div className="relative h-3 rounded-full bg-white/15">
        <span
          className="absolute inset-y-0 rounded-full bg-water"
          style={{ left: at(cost.low), width: at(split - cost.low) }}
        />
        <span
          className="absolute inset-y-0 rounded-full bg-clay"
          style={{ left: at(split), width: at(cost.high - split) }}
        />
        <span className="absolute -inset-y-1.5 w-0.5 bg-white" style={{ left: at(budget) }} />
        <span
          className="absolute bottom-full mb-2 whitespace-nowrap text-fine text-white"
          style={budget > most / 2 ? { right: at(most - budget) } : { left: at(budget) }}
        >
          {label}
        </span>
      </div>
      <div className="mt-1.5 flex justify-between text-fine text-water-200 tabular-nums">
        <span>{dollars(0)}</span>
        <span>{dollars(most)}</span>
      </div>
    </div>
  );
}
