import type { ReactNode } from 'react';
import { useWords } from './words.ts';

/** Where a declined card leads. */
export const ZELLE_ID = 'pay-by-zelle';

// The other way to pay, below the card.
export function ZelleAlternative({ way, children }: { way?: ReactNode; children: ReactNode }) {
  const { PAYMENT_CARD } = useWords();
  return (
    <section
      id={ZELLE_ID}
      className="mt-3 border-sand border-t pt-3 text-small"
      aria-label={PAYMENT_CARD.zelleHeading}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="font-semibold">{PAYMENT_CARD.zelleHeading}</h3>
        {way}
      </div>
      {children}
    </section>
  );
}
