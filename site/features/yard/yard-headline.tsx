import type { Range } from '#domain/estimate/pricing.ts';
import { fill } from '#domain/words/fill.ts';
import { dollarRange, dollars } from '#domain/words/money.ts';
import { meters } from '#domain/words/number-range.ts';
import type { OptimizationForm } from '#domain/yard/optimization-form.ts';
import { type BudgetVerdict, verdictOf, type YardOption, type YardPlan } from '#domain/yard/optimizer.ts';
import { fromHouseWords, includesOf, optionName } from '#domain/yard/option-words.ts';
import { pageLanguage, pageReader } from '#site/language.ts';
import { Icon } from '#site/ui/icon.tsx';
import { Picture } from '#site/ui/picture.tsx';
import { unbroken } from '#site/ui/unbroken.tsx';
import { BudgetBar } from './budget-bar.tsx';
import { useWords } from './words.ts';

type YardHeadlineProps = {
  option: YardOption;
  plan: YardPlan;
  request: OptimizationForm;
  /** With plans, permits and a reserve: the 3D designer's price. */
  whole: Range;
};

/** The pool that fits, its price and what that means for the budget: what somebody came for, largest and first. */
export function YardHeadline({ option, plan, request, whole }: YardHeadlineProps) {
  const { COMPUTED, DRAWING, OPTION_NAMES, TYPE_NAMES, poolPictures } = useWords();
  const { lengthFt, widthFt, cost } = option;
  const { budget, yardLength, yardWidth } = request;
  const verdict = verdictOf(whole, budget);
  const story = fill(COMPUTED.story, {
    type: TYPE_NAMES[option.type],
    place: fromHouseWords(DRAWING.fromHouse, plan, option),
    yardLength,
    yardWidth,
  });
  return (
    <div className="tone-ink flex h-full flex-col overflow-clip rounded-card bg-ink text-foam">
      <figure className="relative max-xl:h-44 xl:min-h-44 xl:flex-1">
        <Picture
          picture={poolPictures[option.type]}
          sizes="(min-width: 80rem) 30rem, 100vw"
          className="absolute inset-0 size-full"
          imgClassName="size-full object-cover"
        />
        <figcaption className="absolute bottom-2 left-3 rounded-full bg-ink/80 px-3 py-0.5 text-fine">
          {COMPUTED.pictured}
        </figcaption>
      </figure>
      <div className="flex flex-col justify-center p-6 sm:p-8">
        <p className="font-medium text-small text-water-300">
          {optionName(OPTION_NAMES, option.kind, request.priority, pageReader())}
        </p>
        <p className="mt-2 font-display text-[clamp(3.25rem,13vw,5rem)] tabular-nums leading-[0.95] tracking-[-0.02em]">
          {fill(COMPUTED.size, { length: lengthFt, width: widthFt })}
        </p>
        <Meters lengthFt={lengthFt} widthFt={widthFt} />
        <p className="mt-3 text-water-200">{story}</p>
        <p className="mt-7 border-white/20 border-t pt-5 text-small text-water-200">
          {fill(COMPUTED.costFor, { includes: includesOf(option, pageReader()) })}
        </p>
        <p className="mt-1 font-display text-[clamp(1.75rem,7vw,2.5rem)] tabular-nums leading-tight xl:text-[2.25rem]">
          {dollarRange(cost)}
        </p>
        <p className="mt-5 text-small text-water-200">{COMPUTED.allIn}</p>
        <p className="mt-1 font-display text-[1.5rem] tabular-nums leading-tight">{dollarRange(whole)}</p>
        <BudgetBar
          range={whole}
          budget={budget}
          label={fill(COMPUTED.yourBudget, { budget: dollars(budget) })}
        />
        <Verdict verdict={verdict}>{COMPUTED.whole[verdict]}</Verdict>
      </div>
    </div>
  );
}

function Verdict({ verdict, children }: { verdict: BudgetVerdict; children: string }) {
  const within = verdict === 'within';
  return (
    <p className="mt-4 flex gap-2.5 text-small [&+p]:mt-2.5">
      <Icon
        name={within ? 'check-circle' : 'info'}
        className={`mt-0.5 size-5 shrink-0 ${within ? 'text-water-300' : 'text-clay-300'}`}
      />
      <span>{unbroken(children)}</span>
    </p>
  );
}

// The figure above is as large as one unit can be.
function Meters({ lengthFt, widthFt }: Pick<YardOption, 'lengthFt' | 'widthFt'>) {
  if (pageLanguage() !== 'es') return null;
  return <p className="mt-2 text-small text-water-300">{`${meters(lengthFt)} × ${meters(widthFt)} m`}</p>;
}
