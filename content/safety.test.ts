import { expect, test } from 'vitest';
import { EMPTY_SAFETY_ASSESSMENT, type SafetyAssessment } from '#domain/safety/assessment.ts';
import * as fence from '#domain/safety/fence-words.ts';
import { type RecommendationId, safetyRecommendations } from '#domain/safety/recommendations.ts';
import { STATE_LAWS } from '#domain/safety/state-laws.ts';
import { RECOMMENDATIONS } from './safety.ts';
import { FENCE_HEIGHT_WORDS } from './safety-fence.ts';
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
  for (const { code } of STATE_LAWS.filter(({ figure }) => figure === '54 in'))
    expect(LAW_WORDS[code].measures).toContain('latch');
});

test('a figure is the height of the barrier, unless its card says that it is the latch’s', () => {
  for (const { code, figure, barrierInches } of STATE_LAWS) {
    const inches = Number.parseInt(figure, 10) * (figure.endsWith('ft') ? 12 : 1);
    if (inches !== barrierInches) expect(LAW_WORDS[code].measures, code).toContain('latch');
  }
});

test('Texas covers rentals and associations, not private houses', () => {
  expect(LAW_WORDS.TX.homes).toContain('Private houses are not covered');
});

const fenced = (state: string, fenceHeight?: number) => ({
  ...EMPTY_SAFETY_ASSESSMENT,
  state,
  hasExistingFence: true,
  fenceHeight,
});

const adviceWords = (id: RecommendationId, answers: SafetyAssessment) =>
  fence.adviceWords({ RECOMMENDATIONS, FENCE_HEIGHT_WORDS }, id, answers);
const underLawWords = (answers: SafetyAssessment) =>
  fence.underLawWords(FENCE_HEIGHT_WORDS.underLaw, answers);

test('a low fence is told whose 4.5 ft it is, and never contradicts the card of its state', () => {
  for (const law of STATE_LAWS)
    for (const name of [law.state, law.code, `Somewhere, ${law.code.toLowerCase()}`]) {
      const words = adviceWords('low-fence', fenced(name, 4));
      expect(words, name).toContain('4.5 ft is our recommendation');
      expect(words, name).toContain(law.state);
      if (law.barrierInches) expect(words, name).toContain(`${law.barrierInches} in`);
      expect(words.includes('meets it'), name).toBe(law.barrierInches === 48);
    }
  expect(adviceWords('low-fence', fenced('FL', 3.5))).toContain('below that too');
  expect(adviceWords('low-fence', fenced('Vermont', 4))).toContain('may differ');
  expect(adviceWords('missing-fence', EMPTY_SAFETY_ASSESSMENT)).toContain('4.5 ft is our recommendation');
  expect(adviceWords('pool-alarm', fenced('FL', 4))).not.toContain('4.5 ft');
});

test('a fence that our rule passes and its state does not is told so', () => {
  expect(underLawWords(fenced('California', 4.5))).toContain('60 in');
  expect(underLawWords(fenced('AZ', 5))).toBeNull();
  expect(underLawWords(fenced('Florida', 4))).toBeNull();
  expect(underLawWords(fenced('Nevada', 5))).toBeNull();
  expect(underLawWords({ ...fenced('California', 4.5), hasExistingFence: false })).toBeNull();
});
