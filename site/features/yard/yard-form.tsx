import { PRIORITIES, YARD_LIMITS } from '#domain/yard/optimization-form.ts';
import { plotOf } from '#domain/yard/placement.ts';
import { AnalysisSubmit } from '#site/analysis-parts.tsx';
import { SelectField } from '#site/ui/field.tsx';
import { Heading } from '#site/ui/section.tsx';
import { MeasureField } from './measure-field.tsx';
import { OwnPlot } from './own-plot.tsx';
import { PlotFields } from './plot-fields.tsx';
import type { YardAnalysisState } from './use-yard-analysis.ts';
import { useWords } from './words.ts';
import { YardDrawing } from './yard-drawing.tsx';

const MEASURES = ['yardLength', 'yardWidth', 'budget'] as const;

export function YardForm({ form, heading, analysing, submit, plan, setPlan }: YardAnalysisState) {
  const { DRAWING, PLOT, YARD_FORM } = useWords();
  const { register, setValue, watch, formState } = form;
  const { errors } = formState;
  const values = watch();
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
      <div className="self-start max-sm:contents sm:max-lg:order-first sm:max-lg:grid sm:max-lg:w-full sm:max-lg:grid-cols-[5fr_3fr] sm:max-lg:items-center sm:max-lg:gap-x-8 lg:sticky lg:top-[calc(var(--header-height)+1.5rem)]">
        <figure className="rounded-card bg-foam p-4 max-sm:order-first sm:p-6">
          <YardDrawing plot={plotOf(sane(values.yardLength), sane(values.yardWidth), plan)} />
          <figcaption className="mt-3 flex items-center gap-2 text-fine text-ink-600">
            <span
              aria-hidden="true"
              className="inline-block size-3 border border-sand-700 border-dashed bg-travertine"
            />
            {DRAWING.buildable}. {DRAWING.scaleNote}
          </figcaption>
        </figure>
        <OwnPlot
          yard={{ yardLength: sane(values.yardLength), yardWidth: sane(values.yardWidth) }}
          plan={plan}
        />
      </div>
    </div>
  );
}

// The sketch follows while somebody types; what is no yard at all is drawn as the smallest one.
function sane(feet: number): number {
  const { min, max } = YARD_LIMITS.yardLength;
  return Number.isFinite(feet) ? Math.min(max, Math.max(min, feet)) : min;
}
