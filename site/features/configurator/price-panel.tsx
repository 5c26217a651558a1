import type { Design } from '#domain/design/design.ts';
import { estimateDesign } from '#domain/design/estimate.ts';
import { estimatedRange } from '#domain/design/hand-off.ts';
import { builtMaterial } from '#domain/design/material.ts';
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
  const note = design.material ? words.priceNoteIn[builtMaterial(design)] : words.priceNote;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 max-[22.4rem]:gap-x-2">
      <dl
        aria-live="polite"
        aria-atomic="true"
        className="min-w-0 flex-1 basis-32 sm:flex sm:gap-x-6 lg:basis-full lg:items-end lg:justify-between"
      >
        <div>
          <dt className="text-fine text-water-200 leading-tight max-[22.4rem]:text-[0.75rem]">
            {words.priceLabel}
          </dt>
          <dd
            className="font-display text-[1.3125rem] leading-tight tabular-nums max-[24rem]:text-[1.125rem] max-[22.4rem]:text-[1rem] lg:text-[1.75rem]"
            data-price
          >
            {estimatedRange(estimate)}
          </dd>
          <dd className="text-[0.75rem] text-water-200 leading-tight lg:hidden">{note}</dd>
          {estimate.lineItems.siteWork ? (
            <dd className="text-fine text-water-200 tabular-nums" data-site-work>
              {fill(ground.included, { price: dollars(estimate.lineItems.siteWork) })}
            </dd>
          ) : null}
        </div>
        <div className="flex flex-wrap gap-x-2.5 text-water-200 text-small tabular-nums max-sm:sr-only sm:max-lg:content-center sm:max-lg:border-white/20 sm:max-lg:border-s sm:max-lg:ps-6 lg:flex-col lg:pb-0.5 lg:text-end">
          <dt className="sr-only">{words.tabs.size}</dt>
          <dd>{tell(`${design.lengthFt} × ${design.widthFt} ft`)}</dd>
          <dt className="sr-only">{words.weeksLabel}</dt>
          <dd data-weeks>{`${estimate.timelineWeeks} ${words.weeks}`}</dd>
        </div>
      </dl>
      <ButtonLink
        data-carries
        href={quoteLink(prices, design, budget)}
        className="shrink-0 max-sm:px-5 max-[22.4rem]:px-3 lg:mt-3 lg:w-full"
      >
        {words.quote}
      </ButtonLink>
      {estimate.siteWork ? (
        <p className="mt-2 hidden basis-full text-fine text-water-200 lg:block">
          {saySiteWork(ground, estimate.siteWork, pageReader())}
        </p>
      ) : null}
      <p className="mt-1 hidden basis-full items-baseline justify-between text-fine text-water-200 lg:flex">
        {note}
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
