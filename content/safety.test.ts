import { expect, test } from 'vitest';
import { EMPTY_SAFETY_ASSESSMENT } from '#domain/safety/assessment.ts';
import { safetyRecommendations } from '#domain/safety/recommendations.ts';
import { STATE_LAWS } from '#domain/safety/state-laws.ts';
import { RECOMMENDATIONS } from './safety.ts';
import { LAW_WORDS } from './safety-laws.ts';

test('every recommendation shows a cost: the rule’s range or words, never both', () => {
  const everything = [
    EMPTY_SAFETY_ASSESSMENT,
    {
      ...EMPTY_SAFETY_ASSESSMENT,
      hasExistingFence: true,
      fenceType: 'mesh',
      hasPerimeterFence: true,
      perimeterFenceType: 'stockade',
      childrenAges: ['0-2'],
    },
  ] as const;
  for (const answers of everything)
    for (const { id, cost } of safetyRecommendations({ ...answers, childrenAges: [...answers.childrenAges] }))
      expect(Boolean(cost) !== Boolean(RECOMMENDATIONS[id].cost), id).toBe(true);
});

test('every law card says what its figure measures, whom it covers, where to read it and when it was checked', () => {
  for (const { code } of STATE_LAWS) {
    const { measures, homes, read, checked } = LAW_WORDS[code];
    expect(measures.length > 10 && homes.length > 10, code).toBe(true);
    expect(read.url, code).toMatch(/^https:\/\//);
    expect(checked, code).toMatch(/^20\d\d-\d\d-\d\d$/);
  }
});

test('a figure of 54 inches is never passed off as a fence height', () => {
  for (const { code } of STATE_LAWS.filter(({ inches }) => inches === 54))
    expect(LAW_WORDS[code].measures).toContain('latch');
});

test('Texas covers rentals and associations, not private houses', () => {
  expect(LAW_WORDS.TX.homes).toContain('Private houses are not covered');
});
