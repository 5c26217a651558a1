import { UNSURE_SIZE } from '#domain/estimate/options.ts';
import { comparison, type PricedChoices, startingComparison } from '#domain/estimate/pricing.ts';
import { dollarRange } from '#domain/words/money.ts';
import { Heading } from '#site/ui/section.tsx';
import { useWords } from './words.ts';

type ComparisonPanelProps = { choices: PricedChoices | undefined; level?: 2 | 3 };

export function ComparisonPanel({ choices, level = 3 }: ComparisonPanelProps) {
  const { COMPARISON, prices } = useWords();
  const { contractor, ownerBuilder, savings } = choices
    ? comparison(prices, choices)
    : startingComparison(prices);
  return (
    <aside aria-labelledby="cost-comparison" className="tone-ink rounded-card bg-ink p-6 text-foam sm:p-8">
      <Heading level={level} size="subheading" id="cost-comparison">
        {COMPARISON.heading}
      </Heading>
      {/* Spoken as it changes; nothing is written twice. */}
      <dl aria-live="polite" className="mt-6 grid gap-6 sm:max-lg:grid-cols-3">
        <Box words={COMPARISON.contractor} range={dollarRange(contractor)} scale={1} bar="bg-water" />
        <Box
          words={COMPARISON.ownerBuilder}
          range={dollarRange(ownerBuilder)}
          scale={ownerBuilder.high / contractor.high}
          bar="bg-water-200"
        />
        <Box
          words={COMPARISON.savings}
          range={dollarRange(savings)}
          scale={savings.high / contractor.high}
          bar="bg-clay"
        />
      </dl>
      {choices?.size === UNSURE_SIZE.value ? <p className="mt-6 text-small">{COMPARISON.unsure}</p> : null}
      <p className="mt-7 border-white/20 border-t pt-5 text-fine text-water-200">{COMPARISON.footnote}</p>
    </aside>
  );
}

type BoxProps = {
  words: { title: string; note: string };
  range: string;
  scale: number;
  bar: string;
};

function Box({ words, range, scale, bar }: BoxProps) {
  return (
    <div>
      <dt className="font-medium text-small text-water-200">{words.title}</dt>
      <dd className="mt-1">
        <span className="block font-display sm:whitespace-nowrap text-[1.625rem] leading-tight sm:max-lg:text-[1.25rem] xl:text-[2rem] tabular-nums">
          {range}
        </span>
        <span aria-hidden="true" className="mt-3 block h-1.5 rounded-full bg-white/10">
          <span
            className={`block h-full origin-left rounded-full transition-transform duration-300 ease-water ${bar}`}
            style={{ transform: `scaleX(${scale})` }}
          />
        </span>
        <span className="mt-2 block text-fine text-water-200">{words.note}</span>
      </dd>
    </div>
  );
}
