import type { ReactNode } from 'react';
import { useWords } from './words.ts';

// The other way to pay: the payee, what to write into the memo, and the way to a reference or the reference itself.
export function ZelleAlternative({ children }: { children: ReactNode }) {
  const { brand, PAYMENT_CARD } = useWords();
  return (
    <section className="mt-7 border-sand border-t pt-5 text-small" aria-label={PAYMENT_CARD.zelleHeading}>
      <h3 className="font-semibold">{PAYMENT_CARD.zelleHeading}</h3>
      <p className="mt-1">
        {PAYMENT_CARD.zelle} <span className="break-words font-semibold">{brand.zellePayee}</span>.
      </p>
      <p className="mt-1">{PAYMENT_CARD.zelleNote}</p>
      {children}
    </section>
  );
}
