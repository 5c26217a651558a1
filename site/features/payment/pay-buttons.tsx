import { fill } from '#domain/words/fill.ts';
import { Button } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { StickyFoot } from './sticky-foot.tsx';
import { useWords } from './words.ts';

type PayButtonsProps = { price: string; busy: boolean; ready: boolean; onCancel?: () => void };

export function PayButtons({ price, busy, ready, onCancel }: PayButtonsProps) {
  const { PAYMENT_CARD } = useWords();
  return (
    <>
      <StickyFoot>
        <Button type="submit" size="lg" pending={busy} disabled={!ready} className="w-full">
          {busy ? null : <Icon name="lock" className="size-4.5" />}
          {busy ? PAYMENT_CARD.processing : fill(PAYMENT_CARD.pay, { amount: price })}
        </Button>
      </StickyFoot>
      <p className="mt-2 flex gap-2 text-ink-600 text-small max-sm:text-fine">
        <Icon name="lock" className="mt-0.5 size-4.5 text-lagoon" />
        {PAYMENT_CARD.trust}
      </p>
      <div className="flex min-h-11 items-center justify-between gap-x-4">
        <p className="flex gap-2 font-medium text-small max-sm:text-fine">
          <Icon name="check" className="mt-0.5 size-4.5 text-leaf" />
          {PAYMENT_CARD.refundNote}
        </p>
        {onCancel ? (
          <Button variant="quiet" className="font-normal text-small" onClick={onCancel} disabled={busy}>
            {PAYMENT_CARD.cancel}
          </Button>
        ) : null}
      </div>
    </>
  );
}
