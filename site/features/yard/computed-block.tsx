import type { ReactNode } from 'react';
import { SHELL_LIMITS_FT } from '#domain/design/material.ts';
import type { Range } from '#domain/estimate/pricing.ts';
import { fill } from '#domain/words/fill.ts';
import { dollarRange } from '#domain/words/money.ts';
import type { OptimizationForm } from '#domain/yard/optimization-form.ts';
import {
  type BudgetVerdict,
  type OptionKind,
  verdictOf,
  type YardOption,
  type YardPlan,
} from '#domain/yard/optimizer.ts';
import { factsOf, includesOf, nameOf, optionName, placeWords, shortLane } from '#domain/yard/option-words.ts';
import type { SitePlan } from '#domain/yard/site-plan.ts';
import { OwnResult, Unfold } from '#site/analysis-parts.tsx';
import { pageReader } from '#site/language.ts';
import { Alert } from '#site/ui/alert.tsx';
import { classes } from '#site/ui/classes.ts';
import { OptionSketch } from './option-sketch.tsx';
import { PlotFields } from './plot-fields.tsx';
import { RoomKey } from './room-key.tsx';
import { useWords } from './words.ts';
import { YardDrawing } from './yard-drawing.tsx';
import { YardHeadline } from './yard-headline.tsx';

type ComputedBlockProps = {
  request: OptimizationForm;
  result: YardPlan;
  shown: YardOption | undefined;
  onShow: (kind: OptionKind) => void;
  plan: SitePlan;
  setPlan: (plan: SitePlan) => void;
  /** A pool with plans, permits and a reserve. */
  wholeOf: (option: YardOption) => Range;
  /** The step that follows from the pool shown. */
  next: ReactNode;
};

export function ComputedBlock(props: ComputedBlockProps) {
  const { request, result, shown, onShow, plan, setPlan, wholeOf, next } = props;
  const { ACCESS_NOTES, COMPUTED, DRAWING, PLOT, PRIORITY_EFFECTS, TYPE_NAMES } = useWords();
  const pool = shown && nameOf({ TYPE_NAMES, COMPUTED }, shown);
  const place = shown && placeWords(DRAWING, result, shown, pageReader());
  return (
    <OwnResult words={COMPUTED}>
      <div className="mt-6 grid gap-5 xl:grid-cols-[3fr_5fr]">
        <div aria-live="polite">
          {shown ? (
            <YardHeadline option={shown} plan={result} request={request} whole={wholeOf(shown)} />
          ) : (
            <Nothing />
          )}
        </div>
        <figure className="flex flex-col overflow-clip rounded-card bg-foam p-3 sm:p-5">
          <YardDrawing
            plot={result.plot}
            placement={shown?.placement}
            type={shown?.type}
            caption={pool && place ? fill(DRAWING.withPool, { pool, place }) : DRAWING.empty}
          />
          <figcaption className="pt-3 text-fine text-ink-600">
            {result.plot.buildable ? <RoomKey /> : null}
            {place ? `${DRAWING.distances} ${DRAWING.padNote} ` : ''}
            {DRAWING.scaleNote}
          </figcaption>
        </figure>
      </div>
      {shown?.kind === 'best' && result.deckShareMissed ? (
        <Alert tone="info" className="mt-4">
          <p>{COMPUTED.deckMissed}</p>
        </Alert>
      ) : null}
      {result.options.length > 1 ? <Choices {...{ result, request, shown, onShow, wholeOf }} /> : null}
      {next}
      <Unfold summary={COMPUTED.how} className="mt-8">
        <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
          {shown ? <Facts option={shown} /> : null}
          <dl className="grid content-start gap-4 text-small">
            <Note name={COMPUTED.notes.priority}>{PRIORITY_EFFECTS[request.priority]}</Note>
            <Note name={COMPUTED.notes.access}>{ACCESS_NOTES[result.access]}</Note>
            {shown && shown.material !== plan.material ? (
              <Note name={COMPUTED.notes.material}>{fill(COMPUTED.tooLarge, SHELL_LIMITS_FT)}</Note>
            ) : null}
            <Note name={COMPUTED.notes.leftOut}>{COMPUTED.leftOut}</Note>
            <Note name={COMPUTED.notes.source}>{COMPUTED.note}</Note>
          </dl>
        </div>
      </Unfold>
      <details className="border-sand border-t pt-3 print:hidden" open={result.options.length === 0}>
        <summary className="flex min-h-11 items-baseline py-2 font-medium text-lagoon text-small">
          {PLOT.summary}
        </summary>
        <p className="mt-1 mb-5 max-w-[36em] text-ink-600 text-small">
          {PLOT.codeNote} {PLOT.lead}
        </p>
        <PlotFields plan={plan} onChange={setPlan} />
      </details>
    </OwnResult>
  );
}

function Note({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className="font-semibold">{name}</dt>
      <dd className="text-ink-600">{children}</dd>
    </div>
  );
}

function Facts({ option }: { option: YardOption }) {
  const words = useWords();
  const { COMPUTED } = words;
  const lane = shortLane(COMPUTED.shortLane, option);
  return (
    <div>
      <dl className="text-small">
        {factsOf(words, option, pageReader())
          .filter(([label]) => label !== COMPUTED.facts.cost)
          .map(([label, value]) => (
            <div key={label} className="flex justify-between gap-6 border-sand border-b py-2">
              <dt className="text-ink-600">{label}</dt>
              <dd className="max-w-[70%] shrink-0 text-right font-medium tabular-nums">{value}</dd>
            </div>
          ))}
      </dl>
      {lane ? <p className="mt-3 text-ink-600 text-small">{lane}</p> : null}
    </div>
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

type ChoicesProps = Pick<ComputedBlockProps, 'result' | 'request' | 'shown' | 'onShow' | 'wholeOf'>;

const BUDGET_COLOUR = { within: 'text-leaf', tight: 'text-amber', over: 'text-danger' } as const;

/** Pools of different size at one price want a word on why. */
const shareAPrice = (options: readonly YardOption[]) =>
  options.some((one) =>
    options.some(
      (other) =>
        dollarRange(one.cost) === dollarRange(other.cost) &&
        (one.lengthFt !== other.lengthFt || one.widthFt !== other.widthFt),
    ),
  );

function Choices({ result: { options, plot }, request, shown, onShow, wholeOf }: ChoicesProps) {
  const { COMPUTED, OPTION_NAMES, TYPE_NAMES } = useWords();
  return (
    <fieldset className="mt-7">
      <legend className="mb-3 font-medium text-small">{COMPUTED.choose}</legend>
      <div className="grid gap-3 sm:grid-cols-2 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none">
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
              <span className="min-w-0 flex-1 text-small">
                <span className="flex justify-between gap-3 xl:flex-col">
                  <span className="min-w-0">
                    <span className="block font-semibold">
                      {optionName(OPTION_NAMES, option.kind, request.priority, pageReader())}
                    </span>
                    <span className="block">{nameOf({ TYPE_NAMES, COMPUTED }, option)}</span>
                  </span>
                  <OptionSketch
                    plot={plot}
                    option={option}
                    className="h-auto max-h-14 w-16 shrink-0 xl:max-h-24 xl:w-32"
                  />
                </span>
                <Price option={option} verdict={verdictOf(wholeOf(option), request.budget)} />
              </span>
            </label>
          );
        })}
      </div>
      {shareAPrice(options) ? <p className="mt-3 text-ink-600 text-small">{COMPUTED.sameCost}</p> : null}
    </fieldset>
  );
}

function Price({ option, verdict }: { option: YardOption; verdict: BudgetVerdict }) {
  const { COMPUTED } = useWords();
  return (
    <>
      <span className="mt-1 block font-medium tabular-nums">{dollarRange(option.cost)}</span>
      <span className="block text-ink-700">
        {fill(COMPUTED.priceFor, { includes: includesOf(option, pageReader()) })}
      </span>
      <span className={classes('block font-medium', BUDGET_COLOUR[verdict])}>
        {COMPUTED.budgetShort[verdict]}
      </span>
    </>
  );
}
