import { useEffect, useRef } from 'react';
import type { ZelleSetup } from '#domain/payment/payment-request.ts';
import { fill } from '#domain/words/fill.ts';
import { priceOf } from '#domain/words/money.ts';
import { Button } from '#site/ui/button.tsx';
import { FactList } from './fact-list.tsx';
import { useCheckoutWords, useWords } from './words.ts';

type ZelleOrderedProps = { order: ZelleSetup; email: string; onDone: () => void };

/** The order is made: what to send, to whom, under which reference, and what follows. */
export function ZelleOrdered({ order, email, onDone }: ZelleOrderedProps) {
  const { ZELLE_ORDER } = useCheckoutWords();
  const { PAYMENT_CARD } = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const facts = [
    { label: ZELLE_ORDER.payee, value: order.payee },
    { label: ZELLE_ORDER.amount, value: priceOf(order.totalCents) },
    { label: ZELLE_ORDER.reference, value: order.reference },
  ];
  return (
    <div>
      <h3 ref={heading} tabIndex={-1} className="font-display text-[1.375rem] leading-snug outline-none">
        {ZELLE_ORDER.heading}
      </h3>
      <FactList facts={facts} className="mt-4" />
      <p className="mt-4 font-semibold">{PAYMENT_CARD.zelleNote}</p>
      <p className="mt-1 break-words">{fill(ZELLE_ORDER.mailed, { email })}</p>
      <h4 className="mt-6 font-semibold">{ZELLE_ORDER.nextHeading}</h4>
      <ol className="mt-2 grid list-decimal gap-2 ps-5">
        {ZELLE_ORDER.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Button className="mt-6 max-sm:w-full" onClick={onDone}>
        {ZELLE_ORDER.done}
      </Button>
    </div>
  );
}
