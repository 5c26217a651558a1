import { ECO_CONTROLS, ECO_FEATURES } from '#domain/eco/eco-form.ts';
import { ecoScore } from '#domain/eco/eco-score.ts';
import { dollars } from '#domain/words/money.ts';
import { AnalysisSubmit } from '#site/analysis-parts.tsx';
import { FormFields } from '#site/form-fields.tsx';
import { classes } from '#site/ui/classes.ts';
import { FieldSet } from '#site/ui/field.tsx';
import { Heading } from '#site/ui/section.tsx';
import { ScorePanel } from './score-panel.tsx';
import type { EcoAnalysisState } from './use-eco-analysis.ts';
import { useWords } from './words.ts';

/** Those that can be seen; a phone shows the first two. */
const PICTURES = ['automatic-cover', 'led-lighting', 'regeneration-zone', 'saltwater-system'];

export function EcoConfiguration({ form, heading, analysing, submit }: EcoAnalysisState) {
  const { ECO_FEATURE_WORDS, ECO_FORM, ECO_SCORE } = useWords();
  const { register, watch, formState } = form;
  const { errors } = formState;
  const chosen = watch('features');
  return (
    <div className="grid gap-x-16 lg:grid-cols-[8fr_5fr]">
      <form noValidate data-tool="form" method="post" onSubmit={submit} className="grid content-start gap-7">
        <Heading level={2} size="subheading" ref={heading} tabIndex={-1}>
          {ECO_FORM.heading}
        </Heading>
        <div className="grid gap-5 sm:grid-cols-3">
          <FormFields
            controls={ECO_CONTROLS}
            words={{ labels: ECO_FORM, placeholders: ECO_FORM.choose }}
            field={register}
            error={(name) => errors[name]?.message}
          />
        </div>
        <p
          aria-hidden="true"
          className={classes(
            'sticky top-[var(--header-height)] z-10 flex items-center justify-between gap-4 overflow-clip rounded-b-control px-4 pt-2 pb-2.5 text-small lg:hidden',
            chosen.length > 0 ? 'bg-ink text-foam' : 'bg-foam',
          )}
        >
          <span
            className="absolute start-0 bottom-0 h-1 bg-water transition-[width] duration-300 ease-water"
            style={{ width: `${ecoScore(chosen)}%` }}
          />
          <span>
            <span className="block">{ECO_SCORE.heading}</span>
            <span
              className={classes('block text-fine', chosen.length > 0 ? 'text-water-200' : 'text-ink-600')}
            >
              {chosen.length > 0 ? ECO_SCORE.from : ECO_SCORE.startsHere}
            </span>
          </span>
          <span className="shrink-0">
            <span className="font-display text-[1.5rem] tabular-nums">{ecoScore(chosen)}</span>{' '}
            {ECO_SCORE.outOf}
          </span>
        </p>
        <FieldSet legend={ECO_FORM.features} hint={ECO_FORM.featuresHint}>
          <div className="mt-2 grid gap-3 sm:grid-cols-2">
            {ECO_FEATURES.map(({ id, cost }) => (
              <label
                key={id}
                className="flex cursor-pointer gap-3.5 rounded-control border border-sand p-4 transition-colors hover:border-sand-600 has-checked:border-lagoon has-checked:bg-foam"
              >
                <input
                  type="checkbox"
                  value={id}
                  className="mt-0.5 size-5.5 shrink-0 scroll-mt-40 accent-lagoon"
                  {...register('features')}
                />
                <span className="min-w-0 flex-1">
                  <span className="flex justify-between gap-3 font-semibold">
                    {ECO_FEATURE_WORDS[id].name}
                    <span className="font-medium text-ink-600 tabular-nums">+{dollars(cost)}</span>
                  </span>
                  <span className="mt-0.5 block text-balance text-ink-600 text-small">
                    {ECO_FEATURE_WORDS[id].impact}
                  </span>
                </span>
              </label>
            ))}
          </div>
        </FieldSet>
        <AnalysisSubmit words={ECO_FORM} analysing={analysing} noteClass="max-w-[27em]" />
      </form>
      <div className="self-start max-lg:contents lg:sticky lg:top-[calc(var(--header-height)+1.5rem)]">
        <ScorePanel features={chosen} />
        {/* On small windows over the form; on a desk where the lines of what is chosen will be. */}
        <div
          className={classes(
            'grid grid-cols-4 gap-2 overflow-clip rounded-card max-lg:order-first max-lg:mb-6 max-sm:grid-cols-2 lg:mt-5 lg:grid-cols-2',
            chosen.length > 0 && 'lg:hidden',
          )}
        >
          {PICTURES.map((name) => (
            <img
              key={name}
              src={`/choices/feature-${name}.webp`}
              alt=""
              width="288"
              height="216"
              loading="lazy"
              className="h-auto w-full max-sm:nth-[n+3]:hidden"
            />
          ))}
        </div>
      </div>
    </div>
  );
}
