import { useEffect, useRef } from 'react';
import { CALCULATOR_TOASTS } from '#domain/estimate/cost-calculation.ts';
import { estimateResultUrl } from '#domain/estimate/estimate-result.ts';
import { comparison } from '#domain/estimate/pricing.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { dollarRange } from '#domain/words/money.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Heading } from '#site/ui/section.tsx';
import type { SentEstimate } from './send-estimate.ts';
import { useWords } from './words.ts';

// The toast goes; what was sent stays where it was sent from.
export function SentEstimatePanel({ sent: { form, mailed, reference } }: { sent: SentEstimate }) {
  const { COMPARISON, SENT_ESTIMATE: words, prices } = useWords();
  const { email: _private, ...choices } = form;
  const { contractor } = comparison(prices, form);
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.scrollIntoView({ block: 'nearest' }), []);
  const facts = [
    ...(reference ? [[words.reference, reference]] : []),
    [mailed ? words.sentTo : words.savedFor, form.email],
    [COMPARISON.contractor.title, dollarRange(contractor)],
  ];
  return (
    <section
      ref={box}
      aria-labelledby="sent-estimate"
      className="scroll-mb-24 rounded-card border-2 border-leaf bg-leaf-100 p-5 sm:p-6"
    >
      <p className="flex items-center gap-2.5 font-medium text-leaf text-small">
        <Icon name="check-circle" className="size-5" />
        {mailed ? CALCULATOR_TOASTS.sent : CALCULATOR_TOASTS.saved}
      </p>
      <Heading level={3} size="subheading" id="sent-estimate" className="mt-1">
        {words.heading}
      </Heading>
      <dl className="mt-3 text-small">
        {facts.map(([label, value]) => (
          <div
            key={label}
            className="flex justify-between gap-x-6 border-leaf/25 border-t py-2 max-sm:flex-col"
          >
            <dt className="text-ink-600">{label}</dt>
            <dd className="min-w-0 break-words font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-small">{words.figures}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        <ButtonLink href={`${ROUTES.home}#contact`} className="max-sm:w-full">
          {words.contact}
        </ButtonLink>
        <ButtonLink variant="quiet" href={estimateResultUrl(choices, mailed ? 'sent' : 'saved', reference)}>
          {words.page}
        </ButtonLink>
      </div>
    </section>
  );
}
