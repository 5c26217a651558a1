// Editorial rule: our 4.5 ft and a state's legal minimum are two figures; whoever reads one learns whose it is.
import { fenceIsTallEnough, SAFE_FENCE_HEIGHT_FT, type SafetyAssessment } from '#domain/safety/assessment.ts';
import type { RecommendationId } from '#domain/safety/recommendations.ts';
import { fenceUnderLaw, lawForState, type StateLaw } from '#domain/safety/state-laws.ts';
import { RECOMMENDATIONS } from './safety.ts';

const SAFE_INCHES = SAFE_FENCE_HEIGHT_FT * 12;
const OURS = `The law asks for a barrier; the ${SAFE_FENCE_HEIGHT_FT} ft is our recommendation for every pool, because most codes ask for 48 in and some for more.`;

function whoseHeight(law: StateLaw | undefined, heightFt: number | undefined): string {
  if (!law) return `${OURS} Your state’s legal minimum may differ: ask your building department.`;
  const { state, barrierInches } = law;
  if (barrierInches === null) return `${OURS} ${state} leaves the height to your county or city: ask there.`;
  if (barrierInches > SAFE_INCHES)
    return `${OURS} ${state} asks for ${barrierInches} in, so build to that instead.`;
  if (heightFt === undefined) return `${OURS} ${state}’s legal minimum is ${barrierInches} in.`;
  return fenceUnderLaw(heightFt, law)
    ? `${OURS} ${state}’s legal minimum is ${barrierInches} in, and your ${heightFt} ft is below that too.`
    : `${OURS} ${state}’s legal minimum is ${barrierInches} in, and your ${heightFt} ft meets it; your city or county may ask for more.`;
}

const NAMES_A_HEIGHT: readonly RecommendationId[] = ['missing-fence', 'low-fence'];

/** The advice's own words and, where it names a height, whose height that is. */
export function adviceWords(id: RecommendationId, { state, fenceHeight }: SafetyAssessment): string {
  const { description } = RECOMMENDATIONS[id];
  return NAMES_A_HEIGHT.includes(id)
    ? `${description} ${whoseHeight(lawForState(state), fenceHeight)}`
    : description;
}

/** For a fence that our rule passes and the visitor's state does not. */
export function underLawWords(answers: SafetyAssessment): string | null {
  const law = lawForState(answers.state);
  if (!law || !answers.hasExistingFence || !fenceIsTallEnough(answers)) return null;
  if (!fenceUnderLaw(answers.fenceHeight, law)) return null;
  return `Your pool fence of ${answers.fenceHeight} ft is lower than the ${law.barrierInches} in that ${law.state} asks for. Raise it, or ask your building department what else counts.`;
}
