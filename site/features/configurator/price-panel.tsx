import type { Design } from '#domain/design/design.ts';
import { estimateDesign } from '#domain/design/estimate.ts';
import { estimatedRange } from '#domain/design/hand-off.ts';
import { quoteLink } from '#domain/design/quote-link.ts';
import { saySiteWork } from '#domain/design/site-work-words.ts';
import { fill } from '#domain/words/fill.ts';
import { dollars } from '#domain/words/money.ts';
import { pageReader } from '#site/language.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { useWords } from './words.ts';

// Always in sight: on a phone above the thumb, on a wide screen at the foot of the panel.
export function PricePanel({ design, budget }: { design: Design; budget: number | null }) {
  const { CONFIGURATOR: words, prices, siteWork: ground } = useWords();
  const estimate = estimateDesign(prices, design);
  return (
    <div className="flex items-center justify-between gap-4 lg:block">
      <dl aria-live="polite" aria-atomic="true" className="min-w-0 lg:flex lg:justify-between lg:gap-4">
        <div>
          <dt className="sr-only lg:not-sr-only lg:text-fine lg:text-ink-600">{words.priceLabel}</dt>
          <dd
            className="font-display text-[1.1875rem] leading-tight tabular-nums lg:text-[1.5rem]"
            data-price
          >
            {estimatedRange(estimate)}
          </dd>
          {estimate.lineItems.siteWork ? (
            <dd className="text-fine text-ink-600 tabular-nums" data-site-work>
              {fill(ground.included, { price: dollars(estimate.lineItems.siteWork) })}
            </dd>
          ) : null}
        </div>
        <div className="lg:text-right">
          <dt className="sr-only lg:not-sr-only lg:text-fine lg:text-ink-600">{words.weeksLabel}</dt>
          <dd
            className="text-ink-600 text-small tabular-nums lg:font-display lg:text-[1.5rem] lg:text-ink lg:leading-tight"
            data-weeks
          >
            {`${estimate.timelineWeeks} ${words.weeks}`}
          </dd>
        </div>
      </dl>
      <ButtonLink
        data-carries
        href={quoteLink(prices, design, budget)}
        className="shrink-0 lg:mt-4 lg:w-full"
      >
        <span className="lg:hidden">{words.quoteShort}</span>
        <span className="hidden lg:inline">{words.quote}</span>
      </ButtonLink>
      {estimate.siteWork ? (
        <p className="mt-2 hidden text-fine text-ink-600 lg:block">
          {saySiteWork(ground, estimate.siteWork, pageReader())}
        </p>
      ) : null}
      <p className="mt-2 hidden text-fine text-ink-600 lg:block">{words.priceNote}</p>
    </div>
  );
}
