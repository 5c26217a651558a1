import { fill } from '#domain/words/fill.ts';
import { dollarRange } from '#domain/words/money.ts';
import type { OptimizationForm } from '#domain/yard/optimization-form.ts';
import type { OptionKind, YardOption, YardPlan } from '#domain/yard/optimizer.ts';
import { budgetWords, factsOf, nameOf, placeWords, shortLane } from '#domain/yard/option-words.ts';
import type { SitePlan } from '#domain/yard/site-plan.ts';
import { ResultBlock } from '#site/analysis-parts.tsx';
import { Alert } from '#site/ui/alert.tsx';
import { classes } from '#site/ui/classes.ts';
import { Heading } from '#site/ui/section.tsx';
import { PlotFields } from './plot-fields.tsx';
import { useWords } from './words.ts';
import { YardDrawing } from './yard-drawing.tsx';

type ComputedBlockProps = {
  request: OptimizationForm;
  result: YardPlan;
  shown: YardOption | undefined;
  onShow: (kind: OptionKind) => void;
  plan: SitePlan;
  setPlan: (plan: SitePlan) => void;
};

export function ComputedBlock({ request, result, shown, onShow, plan, setPlan }: ComputedBlockProps) {
  const { ACCESS_NOTES, COMPUTED, DRAWING, PLOT, PRIORITY_EFFECTS, TYPE_NAMES } = useWords();
  const pool = shown && nameOf({ TYPE_NAMES, COMPUTED }, shown);
  const place = shown && placeWords(DRAWING, result, shown);
  return (
    <ResultBlock kind="computed" words={COMPUTED}>
      <p className="mt-3 max-w-[36em]">{PRIORITY_EFFECTS[request.priority]}</p>
      <figure className="mt-6 rounded-card bg-foam p-3 sm:p-5">
        <YardDrawing
          plot={result.plot}
          placement={shown?.placement}
          type={shown?.type}
          caption={pool && place ? fill(DRAWING.withPool, { pool, place }) : DRAWING.empty}
        />
        <figcaption className="mt-3 text-fine text-ink-600">
          {place ? `${place}. ${DRAWING.padNote} ` : ''}
          {DRAWING.scaleNote}
        </figcaption>
      </figure>
      <div className="mt-7 grid gap-x-10 gap-y-7 xl:grid-cols-2">
        {result.options.length > 0 ? (
          <Choices options={result.options} shown={shown} onShow={onShow} />
        ) : null}
        <div aria-live="polite">
          {shown ? <Chosen option={shown} budget={request.budget} /> : <Nothing />}
          {shown?.kind === 'best' && result.deckShareMissed ? (
            <Alert tone="info" className="mt-4">
              <p>{COMPUTED.deckMissed}</p>
            </Alert>
          ) : null}
        </div>
      </div>
      <p className="mt-4 text-ink-600 text-small">
        {ACCESS_NOTES[result.access]} {COMPUTED.leftOut}
      </p>
      <details className="mt-6 border-sand border-t pt-3 print:hidden" open={result.options.length === 0}>
        <summary className="min-h-11 py-2 font-medium text-lagoon text-small">{PLOT.summary}</summary>
        <p className="mt-1 mb-5 max-w-[36em] text-ink-600 text-small">
          {PLOT.codeNote} {PLOT.lead}
        </p>
        <PlotFields plan={plan} onChange={setPlan} />
      </details>
    </ResultBlock>
  );
}

function Chosen({ option, budget }: { option: YardOption; budget: number }) {
  const words = useWords();
  const lane = shortLane(words.COMPUTED.shortLane, option);
  const tone = { within: 'success', tight: 'info', over: 'warning' } as const;
  return (
    <>
      <Heading level={4} size="subheading">
        {nameOf(words, option)}
      </Heading>
      <Alert tone={tone[option.budget]} className="mt-3">
        <p>{budgetWords(words.COMPUTED.budget, option, budget)}</p>
      </Alert>
      <dl className="mt-4 text-small">
        {factsOf(words, option).map(([label, value]) => (
          <div key={label} className="flex justify-between gap-6 border-sand border-b py-2">
            <dt className="text-ink-600">{label}</dt>
            <dd className="text-right font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {lane ? <p className="mt-3 text-ink-600 text-small">{lane}</p> : null}
    </>
  );
}

function Nothing() {
  const { COMPUTED } = useWords();
  return (
    <Alert tone="warning" title={COMPUTED.none}>
      <p>{COMPUTED.noneHelp}</p>
    </Alert>
  );
}

type ChoicesProps = {
  options: YardOption[];
  shown: YardOption | undefined;
  onShow: (kind: OptionKind) => void;
};

function Choices({ options, shown, onShow }: ChoicesProps) {
  const { COMPUTED, OPTION_NAMES, TYPE_NAMES } = useWords();
  return (
    <fieldset>
      <legend className="mb-3 font-medium text-small">{COMPUTED.choose}</legend>
      <div className="grid gap-3 sm:max-xl:grid-cols-2">
        {options.map((option) => {
          const chosen = option.kind === shown?.kind;
          return (
            <label
              key={option.kind}
              className={classes(
                'flex cursor-pointer gap-3 rounded-control border p-4 transition-colors',
                chosen ? 'border-lagoon bg-foam' : 'border-sand hover:border-sand-600',
              )}
            >
              <input
                type="radio"
                name="option"
                value={option.kind}
                checked={chosen}
                onChange={() => onShow(option.kind)}
                className="mt-1 size-5 shrink-0 accent-lagoon"
              />
              <span className="min-w-0 text-small">
                <span className="block font-semibold">{OPTION_NAMES[option.kind]}</span>
                <span className="block">{nameOf({ TYPE_NAMES, COMPUTED }, option)}</span>
                <span className="block text-ink-600 tabular-nums">{dollarRange(option.cost)}</span>
                <span
                  className={classes(
                    'block font-medium',
                    option.budget === 'over' ? 'text-danger' : 'text-leaf',
                  )}
                >
                  {COMPUTED.budgetShort[option.budget]}
                </span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
