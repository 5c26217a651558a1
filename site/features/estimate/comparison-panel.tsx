import { dollarRange } from '#domain/estimate/dollars.ts';
import {
  comparison,
  OWNER_BUILDER_SHARE,
  type PricedChoices,
  STARTING_COMPARISON,
} from '#domain/estimate/pricing.ts';
import { Heading } from '#site/ui/section.tsx';
import { useWords } from './words.ts';

export function ComparisonPanel({ choices }: { choices: PricedChoices | undefined }) {
  const { contractor, ownerBuilder, savings } = choices ? comparison(choices) : STARTING_COMPARISON;
  return (
    <ComparisonBoxes
      contractor={dollarRange(contractor)}
      ownerBuilder={dollarRange(ownerBuilder)}
      savings={dollarRange(savings)}
      shares={{
        ownerBuilder: ownerBuilder.high / contractor.high,
        savings: savings.high / contractor.high,
      }}
    />
  );
}

type ComparisonProps = {
  contractor: string;
  ownerBuilder: string;
  savings: string;
  shares?: { ownerBuilder: number; savings: number };
  level?: 2 | 3;
};

const HALVES = { ownerBuilder: OWNER_BUILDER_SHARE, savings: 1 - OWNER_BUILDER_SHARE };

export function ComparisonBoxes(props: ComparisonProps) {
  const { contractor, ownerBuilder, savings, shares = HALVES, level = 3 } = props;
  const { COMPARISON } = useWords();
  return (
    <aside aria-labelledby="cost-comparison" className="tone-ink rounded-card bg-ink p-6 text-foam sm:p-8">
      <Heading level={level} size="subheading" id="cost-comparison">
        {COMPARISON.heading}
      </Heading>
      {/* Spoken as it changes; nothing is written twice. */}
      <dl aria-live="polite" className="mt-6 grid gap-6 sm:max-lg:grid-cols-3">
        <Box words={COMPARISON.contractor} range={contractor} scale={1} bar="bg-water" />
        <Box
          words={COMPARISON.ownerBuilder}
          range={ownerBuilder}
          scale={shares.ownerBuilder}
          bar="bg-water-200"
        />
        <Box words={COMPARISON.savings} range={savings} scale={shares.savings} bar="bg-clay" />
      </dl>
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
        <span className="block whitespace-nowrap font-display text-[1.625rem] leading-tight sm:max-lg:text-[1.25rem] xl:text-[2rem] tabular-nums">
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
