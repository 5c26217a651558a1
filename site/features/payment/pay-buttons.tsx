import { fill } from '#domain/words/fill.ts';
import { Button } from '#site/ui/button.tsx';
import { useWords } from './words.ts';

type PayButtonsProps = { price: string; busy: boolean; ready: boolean; onCancel?: () => void };

export function PayButtons({ price, busy, ready, onCancel }: PayButtonsProps) {
  const { PAYMENT_CARD } = useWords();
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3">
      <Button type="submit" pending={busy} disabled={!ready} className="grow sm:grow-0">
        {busy ? PAYMENT_CARD.processing : fill(PAYMENT_CARD.pay, { amount: price })}
      </Button>
      {onCancel ? (
        <Button variant="quiet" onClick={onCancel} disabled={busy}>
          {PAYMENT_CARD.cancel}
        </Button>
      ) : null}
      <p className="basis-full text-ink-600 text-small">{PAYMENT_CARD.noRefund}</p>
    </div>
  );
}
