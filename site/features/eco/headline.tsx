import type { ReactNode } from 'react';
import type { EcoAnalysis } from '#domain/eco/eco-analysis.ts';
import type { EcoForm } from '#domain/eco/eco-form.ts';
import { ecoFigures, ecoHeadline, ecoStory } from '#domain/eco/eco-words.ts';
import { pageReader } from '#site/language.ts';
import { CostBars } from './cost-bars.tsx';
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
  const [, ...others] = ecoFigures(words, analysis);
  return (
    <div aria-live="polite" className="tone-ink mt-6 rounded-card bg-ink p-6 text-foam sm:p-9">
      <div className="grid items-center gap-x-14 gap-y-8 lg:grid-cols-2">
        <div>
          <p data-headline>
            <span className="block font-display text-[clamp(3.25rem,15vw,6.75rem)] tabular-nums leading-[0.95] tracking-[-0.02em]">
              {figure}
            </span>
            <span className="mt-3 block max-w-[22em] text-lead text-white">{label}</span>
          </p>
          <p className="mt-4 max-w-[34em] text-water-200">
            {ecoStory(words, { form: request, features, analysis }, pageReader())}
          </p>
        </div>
        <CostBars analysis={analysis} chosen={chosen} />
      </div>
      {chosen ? (
        <dl className="mt-8 grid grid-cols-2 gap-x-6 gap-y-6 border-white/20 border-t pt-6 lg:grid-cols-4">
          {others.map(([name, value]) => (
            <div key={name}>
              <dd className="font-display text-[1.5rem] tabular-nums leading-tight sm:text-[1.875rem]">
                {value}
              </dd>
              <dt className="mt-1 text-small text-water-200">{name}</dt>
            </div>
          ))}
        </dl>
      ) : (
        suggestion
      )}
    </div>
  );
}
