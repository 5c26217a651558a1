import { expect, test } from 'vitest';
import { EMPTY_SAFETY_ASSESSMENT, type SafetyAssessment, safetyAssessmentSchema } from './assessment.ts';
import { safetyRecommendations } from './recommendations.ts';
import { HIGHEST_SAFETY_SCORE, safetyScore } from './score.ts';
import { lawForState, STATE_LAWS } from './state-laws.ts';

const given = (answers: Partial<SafetyAssessment>): SafetyAssessment => ({
  ...EMPTY_SAFETY_ASSESSMENT,
  ...answers,
});
const advice = (answers: Partial<SafetyAssessment>) =>
  safetyRecommendations(given(answers)).map((r) => `${r.priority} ${r.id}${r.compliance ? ' (legal)' : ''}`);

test('an empty form is valid and scores nothing', () => {
  expect(safetyAssessmentSchema.parse({})).toEqual(EMPTY_SAFETY_ASSESSMENT);
  expect(safetyScore(EMPTY_SAFETY_ASSESSMENT)).toBe(0);
});

test.each([
  [{ hasExistingFence: true, fenceHeight: 4.5 }, 60],
  [{ hasExistingFence: true, fenceHeight: 4 }, 30],
  [{ hasExistingFence: true }, 30],
  [{ fenceHeight: 6 }, 0],
  [{ hasPerimeterFence: true }, 10],
  [{ hasScreenEnclosure: true }, 15],
  [{ hasElectricCover: true }, 30],
  [{ hasPoolCover: true }, 25],
  [{ hasAlarm: true }, 15],
])('%j scores %i', (answers, score) => {
  expect(safetyScore(given(answers))).toBe(score);
});

test('the score is not capped at one hundred', () => {
  expect(HIGHEST_SAFETY_SCORE).toBe(60 + 10 + 15 + 30 + 25 + 15);
});

test('a bare pool is told of its missing fence, alarms, cover, perimeter and screen, most urgent first', () => {
  expect(advice({})).toEqual([
    'critical missing-fence (legal)',
    'critical door-window-alarm (legal)',
    'high missing-cover',
    'medium pool-alarm',
    'medium missing-perimeter',
    'medium missing-screen',
  ]);
});

test('a low fence is a high legal matter, and replaces the missing one', () => {
  const told = advice({ hasExistingFence: true, fenceHeight: 4 });
  expect(told).toContain('high low-fence (legal)');
  expect(told).not.toContain('critical missing-fence (legal)');
  expect(advice({ hasExistingFence: true, fenceHeight: 4.5 })).not.toContain('high low-fence (legal)');
});

test('either cover is a cover', () => {
  expect(advice({ hasPoolCover: true })).not.toContain('high missing-cover');
  expect(advice({ hasElectricCover: true })).not.toContain('high missing-cover');
});

test('young children add supervision and lessons; older ones do not', () => {
  for (const age of ['0-2', '3-5'] as const)
    expect(advice({ childrenAges: [age, '13+'] })).toEqual(
      expect.arrayContaining(['critical supervision', 'high swimming-lessons']),
    );
  expect(advice({ childrenAges: ['6-8', '9-12', '13+'] })).not.toContain('critical supervision');
});

test('tips follow the fence, and only a fence that stands', () => {
  expect(advice({ hasExistingFence: true, fenceType: 'mesh' })).toContain('medium mesh-tip');
  expect(advice({ hasExistingFence: true, fenceType: 'chain-link' })).toContain('medium chain-link-tip');
  expect(advice({ fenceType: 'mesh' })).not.toContain('medium mesh-tip');
  for (const [type, tip] of [
    ['chain-link', 'perimeter-chain-link-tip'],
    ['stockade', 'perimeter-stockade-tip'],
    ['black-aluminum', 'perimeter-aluminum-tip'],
  ] as const)
    expect(advice({ hasPerimeterFence: true, perimeterFenceType: type })).toContain(`medium ${tip}`);
  expect(advice({ hasPerimeterFence: true, perimeterFenceType: 'vinyl' }).join()).not.toContain('tip');
});

test('what an unticked part still holds neither counts, nor travels, nor refuses', () => {
  const hidden = { fenceHeight: 25, fenceType: 'mesh', perimeterFenceType: 'stockade' } as const;
  expect(safetyAssessmentSchema.parse({ ...EMPTY_SAFETY_ASSESSMENT, ...hidden })).toEqual(
    EMPTY_SAFETY_ASSESSMENT,
  );
  const ticked = safetyAssessmentSchema.safeParse({ ...hidden, hasExistingFence: true });
  expect(ticked.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([
    'fenceHeight: Between 0 and 20 feet',
  ]);
  expect(
    safetyAssessmentSchema.parse({ fenceHeight: 4, fenceType: 'mesh', hasExistingFence: true }),
  ).toMatchObject({ fenceHeight: 4, fenceType: 'mesh' });
});

test('costs are the specified ranges', () => {
  const cost = (id: string) => safetyRecommendations(given({})).find((r) => r.id === id)?.cost;
  expect(cost('missing-fence')).toBe('$2,000-$5,500');
  expect(cost('door-window-alarm')).toBe('$300-$800');
  expect(cost('missing-cover')).toBe('$12,000-$18,000');
});

test('eleven states carry the specified figures', () => {
  expect(STATE_LAWS.map((law) => `${law.state} ${law.figure}`)).toEqual([
    'Florida 48 in',
    'California 60 in',
    'Texas 48 in',
    'Arizona 5 ft',
    'Nevada 54 in',
    'New York 48 in',
    'Georgia 48 in',
    'North Carolina 54 in',
    'Pennsylvania 48 in',
    'Illinois 54 in',
    'Ohio 48 in',
  ]);
});

test('a state is recognised however it is typed', () => {
  for (const text of ['fl', 'Florida', ' FLORIDA ', 'Orlando, FL'])
    expect(lawForState(text)?.code).toBe('FL');
  expect(lawForState('')).toBeUndefined();
  expect(lawForState('Vermont')).toBeUndefined();
});
