import { fenceIsTallEnough, type SafetyAssessment } from './assessment.ts';

export const PRIORITIES = ['critical', 'high', 'medium'] as const;
export type Priority = (typeof PRIORITIES)[number];

export const CATEGORIES = ['barrier', 'alarm', 'cover', 'enclosure', 'people', 'upkeep'] as const;
export type Category = (typeof CATEGORIES)[number];

// Three cost ranges are specified; the rest carry words, never an invented figure (null here).
const RULES = {
  'missing-fence': { category: 'barrier', priority: 'critical', cost: '$2,000-$5,500', compliance: true },
  'low-fence': { category: 'barrier', priority: 'high', cost: null, compliance: true },
  'door-window-alarm': { category: 'alarm', priority: 'critical', cost: '$300-$800', compliance: true },
  'pool-alarm': { category: 'alarm', priority: 'medium', cost: null, compliance: false },
  'missing-cover': { category: 'cover', priority: 'high', cost: '$12,000-$18,000', compliance: false },
  'missing-perimeter': { category: 'barrier', priority: 'medium', cost: null, compliance: false },
  'missing-screen': { category: 'enclosure', priority: 'medium', cost: null, compliance: false },
  'mesh-tip': { category: 'upkeep', priority: 'medium', cost: null, compliance: false },
  'chain-link-tip': { category: 'upkeep', priority: 'medium', cost: null, compliance: false },
  'perimeter-chain-link-tip': { category: 'upkeep', priority: 'medium', cost: null, compliance: false },
  'perimeter-stockade-tip': { category: 'upkeep', priority: 'medium', cost: null, compliance: false },
  'perimeter-aluminum-tip': { category: 'upkeep', priority: 'medium', cost: null, compliance: false },
  supervision: { category: 'people', priority: 'critical', cost: null, compliance: false },
  'swimming-lessons': { category: 'people', priority: 'high', cost: null, compliance: false },
} as const satisfies Record<
  string,
  { category: Category; priority: Priority; cost: string | null; compliance: boolean }
>;

export type RecommendationId = keyof typeof RULES;
export type Recommendation = {
  id: RecommendationId;
  category: Category;
  priority: Priority;
  cost: string | null;
  compliance: boolean;
};

const FENCE_TIPS: Partial<Record<string, RecommendationId>> = {
  mesh: 'mesh-tip',
  'chain-link': 'chain-link-tip',
};
const PERIMETER_TIPS: Partial<Record<string, RecommendationId>> = {
  'chain-link': 'perimeter-chain-link-tip',
  stockade: 'perimeter-stockade-tip',
  'black-aluminum': 'perimeter-aluminum-tip',
};

function idsFor(assessment: SafetyAssessment): RecommendationId[] {
  const ids: (RecommendationId | undefined)[] = [];
  if (!assessment.hasExistingFence) ids.push('missing-fence');
  else if (!fenceIsTallEnough(assessment)) ids.push('low-fence');
  if (!assessment.hasAlarm) ids.push('door-window-alarm', 'pool-alarm');
  if (!assessment.hasPoolCover && !assessment.hasElectricCover) ids.push('missing-cover');
  if (!assessment.hasPerimeterFence) ids.push('missing-perimeter');
  if (!assessment.hasScreenEnclosure) ids.push('missing-screen');
  if (assessment.hasExistingFence) ids.push(FENCE_TIPS[assessment.fenceType ?? '']);
  if (assessment.hasPerimeterFence) ids.push(PERIMETER_TIPS[assessment.perimeterFenceType ?? '']);
  if (assessment.childrenAges.some((age) => age === '0-2' || age === '3-5'))
    ids.push('supervision', 'swimming-lessons');
  return ids.filter((id) => id !== undefined);
}

// Most urgent first; within a priority, in the order of the specification.
export function safetyRecommendations(assessment: SafetyAssessment): Recommendation[] {
  return idsFor(assessment)
    .map((id) => ({ id, ...RULES[id] }))
    .sort((a, b) => PRIORITIES.indexOf(a.priority) - PRIORITIES.indexOf(b.priority));
}
