import type { EcoAssumptions } from '#domain/eco/assumptions.ts';
import { analyseEco } from '#domain/eco/eco-analysis.ts';
import type { EcoForm } from '#domain/eco/eco-form.ts';
import { ecoSuggestion } from '#domain/eco/eco-words.ts';
import { worthwhileFeatures } from '#domain/eco/feature-savings.ts';
import { Button } from '#site/ui/button.tsx';
import { featureNames, useWords } from './words.ts';

type SuggestionProps = {
  request: EcoForm;
  assumptions: EcoAssumptions;
  setFeatures: (features: EcoForm['features']) => void;
};

/** Somebody who chose nothing still came to see savings: the few that pay, and one press to switch them on. */
export function Suggestion({ request, assumptions, setFeatures }: SuggestionProps) {
  const { ECO_COMPUTED: words, ECO_FEATURE_WORDS } = useWords();
  const features = worthwhileFeatures(request, assumptions);
  if (features.length === 0) return null;
  const analysis = analyseEco({ ...request, features }, assumptions);
  return (
    <div className="mt-8 flex flex-wrap items-center justify-between gap-x-10 gap-y-5 border-white/20 border-t pt-6">
      <p className="max-w-[36em] text-lead">
        {ecoSuggestion(words, featureNames(ECO_FEATURE_WORDS, features), analysis)}
      </p>
      <Button onClick={() => setFeatures(features)} className="max-sm:w-full print:hidden">
        {words.suggest}
      </Button>
    </div>
  );
}
