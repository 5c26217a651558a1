import { sayDifference } from '#domain/design/change.ts';
import { counted, fill } from '#domain/words/fill.ts';
import { dollars } from '#domain/words/money.ts';
import { pageReader } from '#site/language.ts';
import { Button } from '#site/ui/button.tsx';
import type { Shown } from './use-design-tool.ts';
import { type DesignWords, useWords } from './words.ts';

const signed = (amount: number) =>
  amount === 0 ? '$0' : `${amount > 0 ? '+' : '−'}\u2060${dollars(Math.abs(amount))}`;

type Change = NonNullable<Shown['change']>;

function priceOf(words: DesignWords['estimate'], { low, high, weeks }: Change): string {
  if (low === 0 && high === 0 && weeks === 0) return words.samePrice;
  const price = low === high ? signed(low) : fill(words.fromTo, { low: signed(low), high: signed(high) });
  if (weeks === 0) return price;
  return counted(words.moreTime, Math.abs(weeks), { price, sign: weeks > 0 ? '+' : '−' });
}

type ChangeNoteProps = { change: Change; canUndo: boolean; onUndo: () => void; total?: string };

// What the last change did to the price and the time, and the way back.
export function ChangeNote({ change, canUndo, onUndo, total }: ChangeNoteProps) {
  const { estimate: words, changes, siteWork } = useWords();
  if (change.differences.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <p className="text-small">
        <span className="font-semibold">
          {change.differences.map((one) => sayDifference(changes, one, pageReader())).join(', ')}:{' '}
        </span>
        <span className="tabular-nums">{priceOf(words, change)}</span>
        {change.siteWork === 0 ? null : (
          <span className="tabular-nums"> ({fill(siteWork.change, { price: signed(change.siteWork) })})</span>
        )}
        {total ? <span className="block font-semibold tabular-nums">{total}</span> : null}
      </p>
      {canUndo ? (
        <Button variant="quiet" onClick={onUndo}>
          {words.undo}
        </Button>
      ) : null}
    </div>
  );
}
