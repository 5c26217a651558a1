import type { SafetyAssessment } from '#domain/safety/assessment.ts';
import { safetyRecommendations } from '#domain/safety/recommendations.ts';
import { safetyLayers, safetyScore } from '#domain/safety/score.ts';
import {
  FENCE_NAMES,
  LAYER_NAMES,
  POOL_TYPE_NAMES,
  PROPERTY_TYPE_NAMES,
  RECOMMENDATIONS,
  SAFETY_FORM,
  SAFETY_RESULT,
} from './safety.ts';

/** The assessment as somebody would tell it to a designer. */
export function safetyDetails(answers: SafetyAssessment): string {
  const { poolType, propertyType, childrenAges, state } = answers;
  const { fenceType, fenceHeight, perimeterFenceType } = answers;
  const facts: [string, string | number | undefined][] = [
    [SAFETY_FORM.childrenAges, childrenAges.join(', ')],
    [SAFETY_FORM.state, state.trim()],
    [SAFETY_FORM.poolType, poolType && POOL_TYPE_NAMES[poolType]],
    [SAFETY_FORM.propertyType, propertyType && PROPERTY_TYPE_NAMES[propertyType]],
    [SAFETY_FORM.fenceType, fenceType && FENCE_NAMES[fenceType]],
    [SAFETY_FORM.fenceHeight, fenceHeight],
    [SAFETY_FORM.perimeterFenceType, perimeterFenceType && FENCE_NAMES[perimeterFenceType]],
    [
      SAFETY_RESULT.inPlace,
      safetyLayers(answers)
        .map((layer) => LAYER_NAMES[layer])
        .join(', '),
    ],
    [
      SAFETY_RESULT.recommendations,
      safetyRecommendations(answers)
        .map(({ id }) => RECOMMENDATIONS[id].title)
        .join('; '),
    ],
  ];
  return [
    SAFETY_RESULT.contactDetails(`${safetyScore(answers)} ${SAFETY_RESULT.points}`),
    ...facts.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])),
  ].join('\n');
}

/** The same answers as a first sentence for the design tool, which reads it like any other. */
export function safetyWords({ childrenAges, state, hasExistingFence }: SafetyAssessment): string {
  const who = childrenAges.length > 0 ? ` for a family with children aged ${childrenAges.join(', ')}` : '';
  const where = state.trim() ? ` in ${state.trim()}` : '';
  return `A pool${who}${where}${hasExistingFence ? '' : ', with a safety fence'}.`;
}
