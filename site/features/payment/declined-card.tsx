import { useEffect, useRef } from 'react';
import { fill } from '#domain/words/fill.ts';
import { tell } from '#site/language.ts';
import { Alert } from '#site/ui/alert.tsx';
import type { Refused } from './use-paying.ts';
import { useWords } from './words.ts';
import { ZELLE_ID } from './zelle-alternative.tsx';

// Beside the card: what can be done, and what the provider said. Each refusal takes the focus once; the card stays in sight.
export function DeclinedCard({ refused }: { refused: Refused | undefined }) {
  const { DECLINED_CARD } = useWords();
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!refused) return;
    told.current?.focus({ preventScroll: true });
    told.current?.scrollIntoView({ block: 'end' });
  }, [refused]);
  if (!refused) return null;
  return (
    <div ref={told} tabIndex={-1} className="mt-6 scroll-mb-4 outline-none">
      <Alert tone="danger" title={fill(DECLINED_CARD.title, { message: tell(refused.message) })}>
        <p className="mt-1">{DECLINED_CARD.kept}</p>
        <ul className="mt-2 list-disc ps-5">
          {DECLINED_CARD.ways.map((way) => (
            <li key={way}>{way}</li>
          ))}
          <li>
            <button
              type="button"
              className="text-link cursor-pointer font-semibold"
              onClick={() => document.getElementById(ZELLE_ID)?.scrollIntoView({ block: 'nearest' })}
            >
              {DECLINED_CARD.zelle}
            </button>
          </li>
        </ul>
      </Alert>
    </div>
  );
}
