import { type RefObject, useEffect, useRef } from 'react';
import { fill } from '#domain/words/fill.ts';
import { tell } from '#site/language.ts';
import { Alert } from '#site/ui/alert.tsx';
import type { Refused } from './use-paying.ts';
import { useWords } from './words.ts';
import { showZelle } from './zelle-alternative.tsx';

type DeclinedCardProps = {
  refused: Refused;
  /** The field to mend: each refusal gives it the focus once. In the provider's own form the alert takes it. */
  mend?: RefObject<HTMLInputElement | null>;
};

// What can be done, and what the provider said.
export function DeclinedCard({ refused, mend }: DeclinedCardProps) {
  const { DECLINED_CARD } = useWords();
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!refused) return;
    const field = mend?.current;
    (field ?? told.current)?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'nearest' });
    told.current?.scrollIntoView({ block: 'nearest' });
  }, [refused, mend]);
  return (
    <div ref={told} tabIndex={-1} className={mend ? 'outline-none' : 'my-4 outline-none'}>
      <Alert
        tone="danger"
        className="px-3 py-2.5 max-sm:gap-2 max-sm:py-2 max-sm:leading-snug"
        title={fill(DECLINED_CARD.title, { message: tell(refused.message) })}
      >
        <p className="mt-0.5 text-wrap">
          {DECLINED_CARD.kept}{' '}
          <button type="button" className="text-link cursor-pointer font-semibold" onClick={showZelle}>
            {DECLINED_CARD.zelle}
          </button>
        </p>
      </Alert>
    </div>
  );
}
