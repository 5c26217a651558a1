import type { Design } from '#domain/design/design.ts';
import { estimateDesign } from '#domain/design/estimate.ts';
import { estimatedRange } from '#domain/design/hand-off.ts';
import { quoteLink } from '#domain/design/quote-link.ts';
import { saySiteWork } from '#domain/design/site-work-words.ts';
import { fill } from '#domain/words/fill.ts';
import { dollars } from '#domain/words/money.ts';
import { pageReader, tell } from '#site/language.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { useWords } from './words.ts';
import { ADVICE_ID } from './workbench.tsx';

// Always in sight: on a phone above the thumb, on a wide screen at the foot of the panel.
export function PricePanel({ design, budget }: { design: Design; budget: number | null }) {
  const { CONFIGURATOR: words, prices, siteWork: ground } = useWords();
  const estimate = estimateDesign(prices, design);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 max-[22.4rem]:gap-x-2">
      <dl
        aria-live="polite"
        aria-atomic="true"
        className="min-w-0 flex-1 basis-32 sm:max-lg:flex sm:max-lg:gap-x-6"
      >
        <div>
          <dt className="text-fine text-ink-600 leading-tight max-[22.4rem]:text-[0.75rem]">
            {words.priceLabel}
          </dt>
          <dd
            className="font-display text-[1.1875rem] leading-tight tabular-nums max-[22.4rem]:text-[1rem] lg:text-[1.3125rem]"
            data-price
          >
            {estimatedRange(estimate)}
          </dd>
          <dd className="text-[0.75rem] text-ink-600 leading-tight lg:hidden">{words.priceNote}</dd>
          {estimate.lineItems.siteWork ? (
            <dd className="text-fine text-ink-600 tabular-nums" data-site-work>
              {fill(ground.included, { price: dollars(estimate.lineItems.siteWork) })}
            </dd>
          ) : null}
        </div>
        <div className="flex flex-wrap gap-x-2.5 text-ink-600 text-small tabular-nums max-sm:sr-only sm:max-lg:content-center sm:max-lg:border-sand sm:max-lg:border-s sm:max-lg:ps-6">
          <dt className="sr-only">{words.tabs.size}</dt>
          <dd>{tell(`${design.lengthFt} × ${design.widthFt} ft`)}</dd>
          <dt className="sr-only">{words.weeksLabel}</dt>
          <dd data-weeks>{`${estimate.timelineWeeks} ${words.weeks}`}</dd>
        </div>
      </dl>
      <ButtonLink
        data-carries
        href={quoteLink(prices, design, budget)}
        className="shrink-0 max-sm:px-5 max-[22.4rem]:px-3"
      >
        {words.quote}
      </ButtonLink>
      {estimate.siteWork ? (
        <p className="mt-2 hidden basis-full text-fine text-ink-600 lg:block">
          {saySiteWork(ground, estimate.siteWork, pageReader())}
        </p>
      ) : null}
      <p className="mt-1 hidden basis-full items-baseline justify-between text-fine text-ink-600 lg:flex">
        {words.priceNote}
        {/* Not by an address: that one holds the design. */}
        <button
          type="button"
          className="text-link cursor-pointer text-small"
          onClick={() => document.getElementById(ADVICE_ID)?.scrollIntoView({ block: 'start' })}
        >
          {words.toAdvice}
        </button>
      </p>
    </div>
  );
}
