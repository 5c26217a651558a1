import { useState } from 'react';
import { Button } from '#site/ui/button.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { useWords } from './words.ts';

type OrderProps = { item: Record<string, unknown>; onChanged: () => void };

/** The same refund as in the order's project. */
export function OrderRefund({ item, onChanged }: OrderProps) {
  const { PROJECT_DESK } = useWords();
  const [open, setOpen] = useState(false);
  if (item.state !== 'paid') return null;
  const order = {
    id: String(item.id),
    title: String(item.packageTitle),
    amountCents: Number(item.amountCents),
    refundedCents: Number(item.refundedCents),
    taxCents: Number(item.taxCents),
    paidBy: item.provider === 'zelle' ? ('zelle' as const) : ('card' as const),
  };
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        {PROJECT_DESK.refund.action}
      </Button>
      {open ? <RefundDialog order={order} onClose={() => setOpen(false)} onRefunded={onChanged} /> : null}
    </>
  );
}
