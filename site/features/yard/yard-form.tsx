import { fill } from '#domain/words/fill.ts';
import { dollars } from '#domain/words/money.ts';
import { type OptimizationForm, PRIORITIES, YARD_LIMITS } from '#domain/yard/optimization-form.ts';
import type { SitePlan } from '#domain/yard/site-plan.ts';
import { AnalysisSubmit } from '#site/analysis-parts.tsx';
import { SelectField } from '#site/ui/field.tsx';
import { Heading } from '#site/ui/section.tsx';
import { useLargestPool } from './largest-pool.ts';
import { MeasureField } from './measure-field.tsx';
import { OwnPlot } from './own-plot.tsx';
import { PlotFields } from './plot-fields.tsx';
import { RoomKey } from './room-key.tsx';
import type { YardAnalysisState } from './use-yard-analysis.ts';
import { useWords } from './words.ts';
import { YardDrawing } from './yard-drawing.tsx';

const MEASURES = ['yardLength', 'yardWidth', 'budget'] as const;

export function YardForm({ form, heading, analysing, submit, plan, setPlan }: YardAnalysisState) {
  const { PLOT, YARD_FORM } = useWords();
  const { register, setValue, watch, formState } = form;
  const { errors } = formState;
  const values = watch();
  const yard = { yardLength: sane(values.yardLength), yardWidth: sane(values.yardWidth) };
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[7fr_6fr]">
      <form noValidate data-tool="form" method="post" onSubmit={submit} className="grid content-start gap-5">
        <Heading level={2} size="subheading" ref={heading} tabIndex={-1}>
          {YARD_FORM.heading}
        </Heading>
        {MEASURES.map((name) => (
          <MeasureField
            key={name}
            label={YARD_FORM[name]}
            limits={YARD_LIMITS[name]}
            unit={name === 'budget' ? '$' : YARD_FORM.feet}
            prefix={name === 'budget'}
            value={values[name]}
            onSlide={(value) => setValue(name, value, { shouldValidate: true, shouldDirty: true })}
            error={errors[name]?.message}
            input={{ ...register(name, { valueAsNumber: true }), defaultValue: YARD_LIMITS[name].start }}
          />
        ))}
        <SelectField
          label={YARD_FORM.priority}
          placeholder={YARD_FORM.choosePriority}
          options={PRIORITIES}
          error={errors.priority?.message}
          required
          {...register('priority')}
        />
        <details className="group border-sand border-y py-3">
          <summary className="min-h-11 py-2 font-medium text-lagoon text-small">{PLOT.summary}</summary>
          <p className="mt-1 mb-5 max-w-[36em] text-ink-600 text-small">
            {PLOT.codeNote} {PLOT.lead}
          </p>
          <PlotFields plan={plan} onChange={setPlan} />
        </details>
        <AnalysisSubmit words={YARD_FORM} analysing={analysing} noteClass="max-w-[26em]" />
      </form>
      <div className="self-start max-sm:contents sm:max-lg:order-first sm:max-lg:w-full lg:sticky lg:top-[calc(var(--header-height)+1.5rem)]">
        <FirstPlan yard={yard} plan={plan} />
        <OwnPlot yard={yard} plan={plan} />
      </div>
    </div>
  );
}

type FirstPlanProps = { yard: Pick<OptimizationForm, 'yardLength' | 'yardWidth'>; plan: SitePlan };

/** The yard as typed, with the largest pool it could hold: something to look at before anything is asked. */
function FirstPlan({ yard, plan }: FirstPlanProps) {
  const { COMPUTED, DRAWING } = useWords();
  const { plot, largest } = useLargestPool(yard, plan);
  const said = largest
    ? fill(DRAWING.largest, {
        size: fill(COMPUTED.size, { length: largest.lengthFt, width: largest.widthFt }),
        price: dollars(largest.cost.low),
      })
    : DRAWING.empty;
  return (
    <figure className="overflow-clip rounded-card bg-foam p-4 max-sm:order-first sm:p-6">
      <YardDrawing plot={plot} placement={largest?.placement} caption={said} sketch />
      <figcaption className="mt-3">
        <span className="block font-medium text-small">{said}</span>
        <span className="mt-1 block text-fine text-ink-600">
          <RoomKey />
          {DRAWING.distances} {DRAWING.scaleNote}
        </span>
      </figcaption>
    </figure>
  );
}

// The sketch follows while somebody types; what is no yard at all is drawn as the smallest one.
function sane(feet: number): number {
  const { min, max } = YARD_LIMITS.yardLength;
  return Number.isFinite(feet) ? Math.min(max, Math.max(min, feet)) : min;
}
