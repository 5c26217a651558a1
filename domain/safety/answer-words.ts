import { fill } from '#domain/words/fill.ts';
import type {
  FENCE_TYPES,
  PERIMETER_FENCE_TYPES,
  POOL_TYPES,
  PROPERTY_TYPES,
  SafetyAssessment,
} from './assessment.ts';
import { type RecommendationId, safetyRecommendations } from './recommendations.ts';
import { type SafetyLayer, safetyLayers, safetyScore } from './score.ts';

type Names<Values extends readonly string[]> = Record<Values[number], string>;
type Asked =
  | 'childrenAges'
  | 'state'
  | 'poolType'
  | 'propertyType'
  | 'fenceType'
  | 'fenceHeight'
  | 'perimeterFenceType';
type DetailWords = {
  SAFETY_FORM: Record<Asked, string>;
  SAFETY_RESULT: Record<'inPlace' | 'recommendations' | 'contactDetails', string>;
  POOL_TYPE_NAMES: Names<typeof POOL_TYPES>;
  PROPERTY_TYPE_NAMES: Names<typeof PROPERTY_TYPES>;
  FENCE_NAMES: Names<typeof FENCE_TYPES> & Names<typeof PERIMETER_FENCE_TYPES>;
  LAYER_NAMES: Record<SafetyLayer, string>;
  RECOMMENDATIONS: Record<RecommendationId, { title: string }>;
};

/** The assessment as somebody would tell it to a designer. */
export function safetyDetails(words: DetailWords, answers: SafetyAssessment): string {
  const { SAFETY_FORM, SAFETY_RESULT, POOL_TYPE_NAMES, PROPERTY_TYPE_NAMES, FENCE_NAMES } = words;
  const { poolType, propertyType, childrenAges, state } = answers;
  const { fenceType, fenceHeight, perimeterFenceType } = answers;
  const layers = safetyLayers(answers).map((layer) => words.LAYER_NAMES[layer]);
  const advice = safetyRecommendations(answers).map(({ id }) => words.RECOMMENDATIONS[id].title);
  const facts: [string, string | number | undefined][] = [
    [SAFETY_FORM.childrenAges, childrenAges.join(', ')],
    [SAFETY_FORM.state, state.trim()],
    [SAFETY_FORM.poolType, poolType && POOL_TYPE_NAMES[poolType]],
    [SAFETY_FORM.propertyType, propertyType && PROPERTY_TYPE_NAMES[propertyType]],
    [SAFETY_FORM.fenceType, fenceType && FENCE_NAMES[fenceType]],
    [SAFETY_FORM.fenceHeight, fenceHeight],
    [SAFETY_FORM.perimeterFenceType, perimeterFenceType && FENCE_NAMES[perimeterFenceType]],
    [SAFETY_RESULT.inPlace, layers.join(', ')],
    [SAFETY_RESULT.recommendations, advice.join('; ')],
  ];
  return [
    fill(SAFETY_RESULT.contactDetails, { score: safetyScore(answers) }),
    ...facts.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])),
  ].join('\n');
}

type BriefWords = Record<'pool' | 'children' | 'state' | 'fence', string>;

/** The same answers as a first sentence for the design tool, which reads it like any other. */
export function safetyBrief(words: BriefWords, answers: SafetyAssessment): string {
  const ages = answers.childrenAges.join(', ');
  const state = answers.state.trim();
  return fill(words.pool, {
    children: ages && fill(words.children, { ages }),
    state: state && fill(words.state, { state }),
    fence: answers.hasExistingFence ? '' : words.fence,
  });
}
