import { useEffect, useRef } from 'react';
import { fill } from '#domain/words/fill.ts';
import { tell } from '#site/language.ts';
import { Alert } from '#site/ui/alert.tsx';
import type { Refused } from './use-paying.ts';
import { useWords } from './words.ts';
import { ZELLE_ID } from './zelle-alternative.tsx';

// Above the card: what can be done, and what the provider said. Each refusal takes the focus once, with the number to mend below it.
export function DeclinedCard({ refused }: { refused: Refused | undefined }) {
  const { DECLINED_CARD } = useWords();
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!refused) return;
    told.current?.focus({ preventScroll: true });
    told.current?.scrollIntoView({ block: 'start' });
  }, [refused]);
  if (!refused) return null;
  return (
    <div ref={told} tabIndex={-1} className="my-4 outline-none">
      <Alert tone="danger" title={fill(DECLINED_CARD.title, { message: tell(refused.message) })}>
        <p className="mt-1">{DECLINED_CARD.kept}</p>
        <button
          type="button"
          className="text-link -mb-2 inline-flex min-h-11 cursor-pointer items-center font-semibold"
          onClick={() => document.getElementById(ZELLE_ID)?.scrollIntoView({ block: 'center' })}
        >
          {DECLINED_CARD.zelle}
        </button>
      </Alert>
    </div>
  );
}
