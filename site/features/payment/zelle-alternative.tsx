import type { ReactNode } from 'react';
import { useWords } from './words.ts';

/** Where a declined card leads. */
export const ZELLE_ID = 'pay-by-zelle';

// The other way to pay, below the card.
export function ZelleAlternative({ children }: { children: ReactNode }) {
  const { PAYMENT_CARD } = useWords();
  return (
    <section
      id={ZELLE_ID}
      className="mt-5 rounded-card border border-sand p-4 text-small"
      aria-label={PAYMENT_CARD.zelleHeading}
    >
      <h3 className="font-semibold">{PAYMENT_CARD.zelleHeading}</h3>
      {children}
    </section>
  );
}
