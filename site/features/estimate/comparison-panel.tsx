import { UNSURE_SIZE } from '#domain/estimate/options.ts';
import { comparison, type PricedChoices, startingComparison } from '#domain/estimate/pricing.ts';
import { fill } from '#domain/words/fill.ts';
import { dollarRange } from '#domain/words/money.ts';
import { classes } from '#site/ui/classes.ts';
import { Heading } from '#site/ui/section.tsx';
import { useWords } from './words.ts';

export const COMPARISON_ID = 'cost-comparison';

type ComparisonPanelProps = { choices: PricedChoices | undefined; level?: 2 | 3 };

export function ComparisonPanel({ choices, level = 3 }: ComparisonPanelProps) {
  const { COMPARISON, prices } = useWords();
  const { contractor, ownerBuilder, savings } = choices
    ? comparison(prices, choices)
    : startingComparison(prices);
  return (
    <aside
      aria-labelledby={COMPARISON_ID}
      className="tone-ink flex flex-col rounded-card bg-ink p-5 text-foam sm:p-8 lg:sticky lg:top-[calc(var(--header-height)+1.5rem)]"
    >
      <Heading level={level} size="subheading" id={COMPARISON_ID}>
        {COMPARISON.heading}
      </Heading>
      {choices ? null : (
        <p className="mt-3 w-fit rounded-full border border-white/35 px-3.5 py-1 font-medium text-fine text-water-200">
          {COMPARISON.starting}
        </p>
      )}
      {/* Spoken as it changes; nothing is written twice. */}
      <dl aria-live="polite" className="mt-4 grid gap-4 sm:mt-6 sm:gap-6 lg:flex-1 lg:content-between">
        <Box main words={COMPARISON.contractor} range={dollarRange(contractor)} scale={1} bar="bg-water" />
        <Box
          words={COMPARISON.ownerBuilder}
          range={dollarRange(ownerBuilder)}
          scale={ownerBuilder.high / contractor.high}
          bar="bg-water-200"
        />
        <Box
          words={COMPARISON.savings}
          range={dollarRange(savings)}
          share={fill(COMPARISON.savings.share, {
            share: Math.round((savings.high / contractor.high) * 100),
          })}
          scale={savings.high / contractor.high}
          bar="bg-clay"
        />
      </dl>
      {choices?.size === UNSURE_SIZE.value ? <p className="mt-6 text-small">{COMPARISON.unsure}</p> : null}
      <p className="mt-5 border-white/20 border-t pt-4 text-fine sm:mt-7 sm:pt-5 text-water-200">
        {COMPARISON.footnote}
      </p>
    </aside>
  );
}

type BoxProps = {
  /** What somebody came for: the others follow from it. */
  main?: boolean;
  words: { title: string; note: string };
  range: string;
  share?: string;
  scale: number;
  bar: string;
};

function Box({ main, words, range, share, scale, bar }: BoxProps) {
  return (
    <div
      className={
        main ? undefined : 'max-lg:grid max-lg:grid-cols-[1fr_auto] max-lg:items-baseline max-lg:gap-x-3'
      }
    >
      <dt className="font-medium text-small text-water-200">{words.title}</dt>
      <dd className={main ? 'mt-1' : 'mt-1 max-lg:contents'}>
        <span
          className={classes(
            share ? 'inline-block' : 'block',
            'font-display leading-tight tabular-nums',
            main
              ? 'text-[clamp(1.875rem,8.4vw,2.5rem)] sm:whitespace-nowrap lg:text-[2rem] xl:text-[2.625rem]'
              : 'text-[1.1875rem] sm:text-[1.375rem]',
          )}
        >
          {range}
        </span>
        {share ? (
          <span className="text-fine text-water-200 max-lg:col-span-2 max-lg:-mt-1 max-lg:text-end lg:ms-2">
            {share}
          </span>
        ) : null}
        <span aria-hidden="true" className="col-span-2 mt-2 block h-1.5 rounded-full bg-white/10 sm:mt-3">
          <span
            className={`block h-full origin-left rounded-full transition-transform duration-300 ease-water ${bar}`}
            style={{ transform: `scaleX(${scale})` }}
          />
        </span>
        <span className="col-span-2 mt-1.5 block text-fine text-water-200 sm:mt-2">{words.note}</span>
      </dd>
    </div>
  );
}
