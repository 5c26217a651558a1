import { useEffect, useId, useRef } from 'react';
import type { PackageOffer } from '#domain/package/catalogue.ts';
import type { PriceChange } from '#domain/payment/price-change.ts';
import { fill } from '#domain/words/fill.ts';
import { dollars } from '#domain/words/money.ts';
import { Button } from '#site/ui/button.tsx';
import { useCheckoutWords } from './words.ts';

type ChangedOfferProps = {
  /** What the visitor has seen and chosen. */
  before: PackageOffer;
  change: PriceChange;
  onAgree: () => void;
  onDecline: () => void;
};

const PRICE = 'mt-2 font-display text-[2.25rem] leading-none tracking-[-0.02em]';
const TITLE = 'mt-2 text-ink-600 text-small';

// Asked in the place of the card form: nothing is ordered before the visitor agrees to what is offered now.
export function ChangedOffer({ before, change, onAgree, onDecline }: ChangedOfferProps) {
  const { PRICE_CHANGED: words } = useCheckoutWords();
  const question = useRef<HTMLDivElement>(null);
  const ask = useId();
  const { offer } = change;
  const renamed = before.title !== offer.title;
  useEffect(() => question.current?.focus(), []);
  return (
    <div>
      <div ref={question} role="alert" tabIndex={-1} className="outline-none">
        <p className="text-pretty font-display text-[1.375rem] leading-snug">{change.message}</p>
        <dl className="mt-5 grid grid-cols-2 overflow-hidden rounded-control border border-sand">
          <div className="border-sand border-e p-4 sm:p-5">
            <dt className="text-ink-600 text-small">{words.before}</dt>
            <dd className={PRICE}>
              <Former changed={before.price !== offer.price}>{dollars(before.price)}</Former>
            </dd>
            {renamed ? (
              <dd className={TITLE}>
                <Former changed>{before.title}</Former>
              </dd>
            ) : null}
          </div>
          <div className="bg-foam p-4 sm:p-5">
            <dt className="font-semibold text-lagoon text-small">{words.now}</dt>
            <dd className={PRICE}>{dollars(offer.price)}</dd>
            {renamed ? <dd className={TITLE}>{offer.title}</dd> : null}
          </div>
        </dl>
        <p id={ask} className="mt-5">
          {words.ask}
        </p>
      </div>
      <div className="mt-5 flex flex-wrap gap-x-4 gap-y-3">
        <Button onClick={onAgree} aria-describedby={ask} className="max-sm:w-full">
          {fill(words.agree, { price: dollars(offer.price) })}
        </Button>
        <Button variant="secondary" onClick={onDecline} className="max-sm:w-full">
          {words.decline}
        </Button>
      </div>
    </div>
  );
}

function Former({ changed, children }: { changed: boolean; children: string }) {
  return changed ? <del className="text-ink-600 decoration-1">{children}</del> : children;
}
