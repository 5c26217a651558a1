import { useEffect, useRef } from 'react';
import { saidChoices } from '#domain/design/plans-from-estimate.ts';
import { CALCULATOR_TOASTS } from '#domain/estimate/cost-calculation.ts';
import { estimatePdfUrl } from '#domain/estimate/estimate-pdf.ts';
import { estimateResultUrl } from '#domain/estimate/estimate-result.ts';
import { LOCATIONS, labelOf, TIMELINES } from '#domain/estimate/options.ts';
import { comparison, type Range } from '#domain/estimate/pricing.ts';
import { fill } from '#domain/words/fill.ts';
import { dollarRange, dollars } from '#domain/words/money.ts';
import { pageReader, tell } from '#site/language.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Heading } from '#site/ui/section.tsx';
import { unbroken } from '#site/ui/unbroken.tsx';
import type { SentEstimate } from './send-estimate.ts';
import { useWords } from './words.ts';

// It comes into view under the header, on a phone under the toast, which stands at the top there.
const IN_VIEW = 'scroll-mt-[10.5rem] sm:scroll-mt-[calc(var(--header-height)+1.5rem)]';

// The toast goes; the estimate stays: what it comes to, what it is of and whether it was mailed, then how it is taken along.
export function SentEstimatePanel({ sent }: { sent: SentEstimate }) {
  const { COMPARISON, SENT_ESTIMATE: words, prices } = useWords();
  const { email, ...choices } = sent.form;
  const { contractor, ownerBuilder } = comparison(prices, choices);
  const scale = contractor.high;
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.scrollIntoView({ block: 'start' }), []);
  return (
    <section
      ref={box}
      aria-labelledby="sent-estimate"
      className={`mt-6 grid overflow-clip rounded-card border border-leaf/50 bg-white lg:mt-8 lg:grid-cols-[5fr_7fr] lg:grid-rows-[auto_1fr] ${IN_VIEW}`}
    >
      <div className="p-5 sm:px-8 sm:py-6 lg:pt-8 lg:pb-0">
        <p className="flex items-center gap-2.5 font-medium text-leaf text-small">
          <Icon name="check-circle" className="size-5" />
          {sent.mailed ? CALCULATOR_TOASTS.sent : CALCULATOR_TOASTS.saved}
          <span className="ms-auto text-ink-600 tabular-nums">{sent.reference}</span>
        </p>
        <Heading level={3} id="sent-estimate" className="mt-2">
          {words.heading}
        </Heading>
        <p className="mt-1 text-ink-600 max-sm:text-small">
          {asSentence([
            ...saidChoices(pageReader(), choices).split(', '),
            ...placeAndTime(choices, words.place),
          ])}
        </p>
        <p className="mt-2 max-sm:text-small">{fill(sent.mailed ? words.sent : words.saved, { email })}</p>
      </div>
      <div className="bg-leaf-100 px-5 py-4 sm:p-8 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:content-center">
        <dl>
          <div>
            <dt className="font-medium text-ink-600 text-small">{COMPARISON.contractor.title}</dt>
            <dd className="font-display text-[clamp(2rem,9.2vw,3.75rem)] tabular-nums leading-tight tracking-tight">
              {dollarRange(contractor)}
              <RangeBar range={contractor} scale={scale} colour="bg-water" />
            </dd>
          </div>
          <Follows
            title={COMPARISON.short.ownerBuilder}
            range={ownerBuilder}
            scale={scale}
            colour="bg-lagoon"
          />
        </dl>
        <p className="mt-2.5 text-fine text-ink-600">{unbroken(COMPARISON.savings.note)}</p>
      </div>
      <SentOn sent={sent} choices={choices} />
    </section>
  );
}

// The labels of the fields, read as one sentence: after the first, only a name keeps its capital.
const asSentence = ([first, ...more]: readonly string[]) => `${[first, ...more.map(within)].join(', ')}.`;
const within = (label: string) =>
  /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

// They do not change the figures; what was said comes back all the same.
function placeAndTime(
  { location, timeline }: Pick<SentEstimate['form'], 'location' | 'timeline'>,
  inPlace: string,
) {
  const place = location && tell(labelOf(LOCATIONS, location));
  const time = timeline && tell(labelOf(TIMELINES, timeline));
  return [
    ...(place ? [fill(inPlace, { place: location === 'other' ? within(place) : place })] : []),
    ...(time ? [time] : []),
  ];
}

type BarProps = { range: Range; scale: number; colour: string };

function Follows({ title, ...bar }: BarProps & { title: string }) {
  return (
    <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-6 sm:mt-5">
      <dt className="font-medium text-ink-600 text-small">{title}</dt>
      <dd className="contents">
        <span className="font-display text-[1.375rem] tabular-nums leading-tight sm:text-[1.5rem]">
          {dollarRange(bar.range)}
        </span>
        <RangeBar {...bar} />
      </dd>
    </div>
  );
}

// All on one scale, from zero: full to the low end, pale to the high end, both named. A phone has the next step in view instead.
function RangeBar({ range: { low, high }, scale, colour }: BarProps) {
  return (
    <span aria-hidden="true" className="mt-2 block w-full max-sm:hidden">
      <span className="grid h-2.5 overflow-clip rounded-full bg-white *:[grid-area:1/1]">
        <span className={`rounded-full opacity-40 ${colour}`} style={{ width: share(high, scale) }} />
        <span className={`rounded-full ${colour}`} style={{ width: share(low, scale) }} />
      </span>
      <span className="mt-1 grid font-sans text-fine text-ink-600 tracking-normal *:text-end *:leading-tight *:[grid-area:1/1]">
        <span style={{ width: share(low, scale) }}>{dollars(low)}</span>
        <span style={{ width: share(high, scale) }}>{dollars(high)}</span>
      </span>
    </span>
  );
}

const share = (end: number, scale: number) => `${(end / scale) * 100}%`;

type SentOnProps = { sent: SentEstimate; choices: Omit<SentEstimate['form'], 'email'> };

function SentOn({ sent: { mailed, reference }, choices }: SentOnProps) {
  const { CALCULATOR, SENT_ESTIMATE: words } = useWords();
  const paper = estimatePdfUrl(choices);
  return (
    // The one that is sold stands right below: nothing here is as loud.
    <div className="flex flex-wrap items-center gap-x-8 gap-y-1.5 px-5 pt-4 pb-2 sm:px-8 sm:py-6 lg:items-start lg:pb-8">
      {paper ? (
        <ButtonLink variant="secondary" href={paper} download className="max-sm:w-full">
          <Icon name="download" /> {CALCULATOR.download}
        </ButtonLink>
      ) : null}
      <ButtonLink variant="quiet" href={estimateResultUrl(choices, mailed ? 'sent' : 'saved', reference)}>
        {words.page}
      </ButtonLink>
    </div>
  );
}
