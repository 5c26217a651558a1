import { fenceIsTallEnough, type SafetyAssessment } from './assessment.ts';

// Points, not a percentage, and not capped.
export const SAFETY_POINTS = {
  tallFence: 60,
  lowFence: 30,
  perimeterFence: 10,
  screenEnclosure: 15,
  electricCover: 30,
  poolCover: 25,
  alarm: 15,
} as const;

export type SafetyLayer = keyof typeof SAFETY_POINTS;

// The layers that earned points, so that a visitor sees where the score comes from.
export function safetyLayers(assessment: SafetyAssessment): SafetyLayer[] {
  const layers: SafetyLayer[] = [];
  if (assessment.hasExistingFence) layers.push(fenceIsTallEnough(assessment) ? 'tallFence' : 'lowFence');
  if (assessment.hasPerimeterFence) layers.push('perimeterFence');
  if (assessment.hasScreenEnclosure) layers.push('screenEnclosure');
  if (assessment.hasElectricCover) layers.push('electricCover');
  if (assessment.hasPoolCover) layers.push('poolCover');
  if (assessment.hasAlarm) layers.push('alarm');
  return layers;
}

export function safetyScore(assessment: SafetyAssessment): number {
  return safetyLayers(assessment).reduce((sum, layer) => sum + SAFETY_POINTS[layer], 0);
}

export const HIGHEST_SAFETY_SCORE = safetyScore({
  childrenAges: [],
  state: '',
  hasExistingFence: true,
  fenceHeight: 5,
  hasPerimeterFence: true,
  hasPoolCover: true,
  hasElectricCover: true,
  hasScreenEnclosure: true,
  hasAlarm: true,
});
