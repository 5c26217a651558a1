import type { ReactNode } from 'react';
import { Icon } from '#site/ui/icon.tsx';
import { useWords } from './words.ts';

const ZELLE_ID = 'pay-by-zelle';

/** Where a declined card leads. */
export function showZelle(): void {
  const fold = document.getElementById(ZELLE_ID);
  fold?.setAttribute('open', '');
  fold?.querySelector('summary')?.focus({ preventScroll: true });
  fold?.scrollIntoView({ block: 'center' });
}

type ZelleAlternativeProps = { open: boolean; children: ReactNode };

// The other way to pay, in one line below the card: whom the money goes to, and the rest when asked.
export function ZelleAlternative({ open, children }: ZelleAlternativeProps) {
  const { brand, PAYMENT_CARD } = useWords();
  return (
    <details id={ZELLE_ID} open={open} className="group mt-3 border-sand border-t text-small">
      <summary className="flex min-h-11 items-center gap-x-3 py-2">
        <h3 className="shrink-0 font-semibold text-lagoon">{PAYMENT_CARD.zelleHeading}</h3>
        <span className="min-w-0 flex-1 break-words text-ink-600">{brand.zellePayee}</span>
        <Icon name="chevron-down" className="size-4.5 shrink-0 text-lagoon group-open:rotate-180" />
      </summary>
      <div className="pb-2">{children}</div>
    </details>
  );
}
