import { useEffect, useId, useRef } from 'react';
import type { PackageOffer } from '#domain/package/catalogue.ts';
import type { PriceChange } from '#domain/payment/price-change.ts';
import { fill } from '#domain/words/fill.ts';
import { dollars } from '#domain/words/money.ts';
import { Button } from '#site/ui/button.tsx';
import { useWords } from './words.ts';

type ChangedOfferProps = {
  /** What the visitor has seen and chosen. */
  before: PackageOffer;
  change: PriceChange;
  onAgree: () => void;
  onDecline: () => void;
};

// Asked in the place of the card form: nothing is ordered before the visitor agrees to what is offered now.
export function ChangedOffer({ before, change, onAgree, onDecline }: ChangedOfferProps) {
  const { PRICE_CHANGED: words } = useWords();
  const question = useRef<HTMLDivElement>(null);
  const ask = useId();
  const { offer } = change;
  useEffect(() => question.current?.focus(), []);
  return (
    <div>
      <div ref={question} role="alert" tabIndex={-1} className="outline-none">
        <p className="text-pretty font-display text-[1.375rem] leading-snug">{change.message}</p>
        <dl className="mt-5 grid overflow-hidden rounded-control border border-sand sm:grid-cols-2">
          <div className="border-sand p-5 max-sm:border-b sm:border-e">
            <dt className="text-ink-600 text-small">{words.before}</dt>
            <Offer offer={before} former />
          </div>
          <div className="bg-foam p-5">
            <dt className="font-semibold text-lagoon text-small">{words.now}</dt>
            <Offer offer={offer} />
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

function Offer({ offer, former }: { offer: PackageOffer; former?: boolean }) {
  const price = dollars(offer.price);
  return (
    <>
      <dd className="mt-2 font-display text-[2.25rem] leading-none tracking-[-0.02em]">
        {former ? <del className="text-ink-600 decoration-1">{price}</del> : price}
      </dd>
      <dd className="mt-2 text-ink-600 text-small">{offer.title}</dd>
    </>
  );
}
