import type { Buyer } from '#domain/payment/buyer.ts';
import { Button } from '#site/ui/button.tsx';
import { useCheckoutWords } from './words.ts';

type BuyerSummaryProps = { buyer: Buyer; locked: boolean; onChange: () => void };

/** Who pays, above the card, and the way back to change it. */
export function BuyerSummary({ buyer, locked, onChange }: BuyerSummaryProps) {
  const { BUYER_SUMMARY } = useCheckoutWords();
  return (
    <div className="mb-2 flex items-center justify-between gap-x-4 text-small">
      <p className="min-w-0 break-words py-1">
        <span className="sr-only">{BUYER_SUMMARY.buyer}: </span>
        <span className="font-semibold">{buyer.name}</span>
        <span className="block text-ink-600">{buyer.email}</span>
      </p>
      <Button variant="quiet" disabled={locked} onClick={onChange}>
        {BUYER_SUMMARY.change}
      </Button>
    </div>
  );
}
