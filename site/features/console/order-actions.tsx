import { fill } from '#domain/words/fill.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { OrderRefund } from './order-refund.tsx';
import { OrderTerms } from './order-terms.tsx';
import { OrderZelle } from './order-zelle.tsx';
import { useWords } from './words.ts';

type OrderProps = { item: Record<string, unknown>; onChanged: () => void };

/** What can be done with an order: book it, give it back, fetch its receipt, read what was accepted. */
export function OrderActions({ item, onChanged }: OrderProps) {
  const { ORDER_DESK } = useWords();
  const { id, receiptNumber, termsVersion } = item;
  return (
    <div className="flex flex-wrap items-end gap-x-5 gap-y-3 self-end">
      <OrderZelle item={item} onChanged={onChanged} />
      <OrderRefund item={item} onChanged={onChanged} />
      {typeof receiptNumber === 'number' ? (
        <ButtonLink variant="quiet" href={`/api/staff/orders/${String(id)}/receipt.pdf`} download>
          {fill(ORDER_DESK.receipt, { number: receiptNumber })}
        </ButtonLink>
      ) : null}
      {typeof termsVersion === 'string' ? <OrderTerms version={termsVersion} /> : null}
    </div>
  );
}
