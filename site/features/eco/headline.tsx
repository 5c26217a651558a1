import type { ReactNode } from 'react';
import type { EcoAnalysis } from '#domain/eco/eco-analysis.ts';
import type { EcoForm } from '#domain/eco/eco-form.ts';
import { ecoFigures, ecoHeadline, ecoStory } from '#domain/eco/eco-words.ts';
import { pageReader } from '#site/language.ts';
import { CostBars } from './cost-bars.tsx';
import { withSubscript } from './with-subscript.tsx';
import { featureNames, useWords } from './words.ts';

type EcoHeadlineProps = {
  request: EcoForm;
  analysis: EcoAnalysis;
  /** What could be saved, where nothing is chosen yet. */
  suggestion: ReactNode;
};

/** One figure to remember, the sentence that explains it, a picture of it, and the others beside it. */
export function EcoHeadline({ request, analysis, suggestion }: EcoHeadlineProps) {
  const { ECO_COMPUTED: words, ECO_FEATURE_WORDS } = useWords();
  const { figure, label } = ecoHeadline(words, request, analysis);
  const features = featureNames(ECO_FEATURE_WORDS, request.features);
  const chosen = features.length > 0;
  const [, water, ...rest] = ecoFigures(words, analysis);
  // Water that none of the features keeps is no figure to show.
  const others = water && analysis.gallonsSaved > 0 ? [water, ...rest] : rest;
  return (
    <div
      aria-live="polite"
      className="tone-ink mt-6 flex flex-col rounded-card bg-ink p-6 text-foam max-sm:mt-4 sm:p-9"
    >
      {/* On a phone the figures come before what explains them. */}
      <div className="grid items-center gap-x-14 gap-y-8 max-sm:contents lg:grid-cols-2">
        <div className="max-sm:contents">
          <p data-headline>
            <span className="block font-display text-[clamp(3.25rem,15vw,6.75rem)] tabular-nums leading-[0.95] tracking-[-0.02em]">
              {figure}
            </span>
            <span className="mt-3 block max-w-[22em] text-lead text-white">{label}</span>
          </p>
          <p className="mt-4 max-w-[34em] text-water-200 max-sm:order-1 max-sm:mt-7 max-sm:mb-8 max-sm:border-white/20 max-sm:border-t max-sm:pt-6">
            {ecoStory(words, { form: request, features }, pageReader())}
          </p>
        </div>
        <div className="max-sm:order-2">
          <CostBars analysis={analysis} chosen={chosen} />
        </div>
      </div>
      {chosen ? (
        <dl className="mt-5 grid gap-x-6 gap-y-2.5 border-white/20 border-t pt-4 sm:mt-8 sm:grid-cols-2 sm:gap-y-6 sm:pt-6 sm:not-has-[>:nth-child(4)]:grid-cols-3 lg:has-[>:nth-child(4)]:grid-cols-4">
          {others.map(([name, value]) => (
            <div
              key={name}
              className="flex items-baseline justify-between gap-4 sm:flex-col sm:items-stretch sm:justify-end sm:gap-0"
            >
              <dt className="text-small text-water-200 leading-snug">{withSubscript(name)}</dt>
              <dd className="font-display text-[1.5rem] tabular-nums leading-tight sm:mt-1 sm:text-[1.875rem]">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        suggestion
      )}
    </div>
  );
}
