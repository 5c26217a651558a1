import { fill } from '#domain/words/fill.ts';
import { fenceIsTallEnough, SAFE_FENCE_HEIGHT_FT, type SafetyAssessment } from './assessment.ts';
import type { RecommendationId } from './recommendations.ts';
import { fenceUnderLaw, lawForState, type StateLaw } from './state-laws.ts';

type Verdict = 'unknownState' | 'local' | 'higher' | 'minimum' | 'below' | 'meets';
type AdviceWords = {
  RECOMMENDATIONS: Record<RecommendationId, { description: string }>;
  FENCE_HEIGHT_WORDS: Record<'ours' | Verdict, string>;
};

function verdictOf(law: StateLaw | undefined, heightFt: number | undefined): Verdict {
  if (!law) return 'unknownState';
  if (law.barrierInches === null) return 'local';
  if (law.barrierInches > SAFE_FENCE_HEIGHT_FT * 12) return 'higher';
  if (heightFt === undefined) return 'minimum';
  return fenceUnderLaw(heightFt, law) ? 'below' : 'meets';
}

const placesOf = (law: StateLaw | undefined, heightFt: number | undefined) => ({
  ...(law && { state: law.state, inches: law.barrierInches ?? '' }),
  ...(heightFt !== undefined && { feet: heightFt }),
});

const NAMES_A_HEIGHT: readonly RecommendationId[] = ['missing-fence', 'low-fence'];

/** The advice's own words and, where it names a height, whose height that is. */
export function adviceWords(words: AdviceWords, id: RecommendationId, answers: SafetyAssessment): string {
  const { description } = words.RECOMMENDATIONS[id];
  if (!NAMES_A_HEIGHT.includes(id)) return description;
  const law = lawForState(answers.state);
  const sentences = words.FENCE_HEIGHT_WORDS;
  const ours = fill(sentences.ours, { feet: SAFE_FENCE_HEIGHT_FT });
  const theirs = sentences[verdictOf(law, answers.fenceHeight)];
  return `${description} ${ours} ${fill(theirs, placesOf(law, answers.fenceHeight))}`;
}

/** For a fence that our rule passes and the visitor's state does not. */
export function underLawWords(sentence: string, answers: SafetyAssessment): string | null {
  const law = lawForState(answers.state);
  if (!law || !answers.hasExistingFence || !fenceIsTallEnough(answers)) return null;
  return fenceUnderLaw(answers.fenceHeight, law) ? fill(sentence, placesOf(law, answers.fenceHeight)) : null;
}
