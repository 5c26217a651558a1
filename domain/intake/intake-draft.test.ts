import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '../design/default-design.ts';
import { FEATURE_RULES, FEATURES } from '../design/features.ts';
import { intakeFromDesign } from './from-design.ts';
import { filledInDraft, type IntakeDraft, readDraft, writeDraft } from './intake-draft.ts';
import { designIntoDraft, overwritesAnswers } from './merge-drafts.ts';

test('a draft keeps every field but the consent and comes back as it was', () => {
  const saved = writeDraft({
    fullName: 'Ana',
    poolLength: 30,
    hasSpa: true,
    waterFeatures: ['Scuppers'],
    consentGiven: true,
  });
  expect(saved).not.toContain('consentGiven');
  expect(readDraft(saved)).toEqual({
    fullName: 'Ana',
    poolLength: 30,
    hasSpa: true,
    waterFeatures: ['Scuppers'],
  });
});

test.each([null, '', '{', '[]', '"text"', 'null', '{"fullName":{}}', '{"hasHOA":false,"waterFeatures":[]}'])(
  'saved data that is corrupt or says nothing is ignored: %s',
  (saved) => {
    expect(readDraft(saved)).toBeUndefined();
  },
);

test.each(['{', '[]', 'null'])('corrupt saved data is reported to whoever asks: %s', (saved) => {
  const reasons: unknown[] = [];
  readDraft(saved, (reason) => reasons.push(reason));
  expect(reasons).toHaveLength(1);
});

test('what is odd is dropped and the rest kept', () => {
  expect(readDraft('{"fullName":"Ana","poolLength":"30","waterFeatures":[1]}')).toEqual({ fullName: 'Ana' });
});

test('a design fills in the pool within the form’s own limits', () => {
  const draft = intakeFromDesign({
    ...DEFAULT_DESIGN,
    shallowFt: 0,
    features: ['Raised Spa', 'Scuppers', 'Slide'],
  });
  expect(draft).toMatchObject({
    poolLength: 32,
    poolWidth: 16,
    shallowDepth: 3,
    hasSpa: true,
    waterFeatures: ['Scuppers'],
  });
});

test('an answer that a feature has in the form is one of the form’s own', () => {
  for (const feature of FEATURES) {
    const { intake } = FEATURE_RULES[feature];
    if (!intake || intake === 'spa') continue;
    expect(intakeFromDesign({ ...DEFAULT_DESIGN, features: [feature] })[intake.list]).toEqual([
      intake.answer,
    ]);
  }
});

test('a design fills in depths that the form accepts, whatever it was drawn with', () => {
  const { shallowDepth = 0, deepDepth = 0 } = intakeFromDesign({
    ...DEFAULT_DESIGN,
    shallowFt: 6,
    deepFt: 5,
  });
  expect(deepDepth).toBeGreaterThanOrEqual(shallowDepth);
});

const DESIGN = intakeFromDesign({ ...DEFAULT_DESIGN, features: ['Bubblers'], words: 'A bubbling shelf' });

test.each<[string, IntakeDraft, boolean]>([
  ['an address', { fullName: 'Ana', city: 'Orlando' }, false],
  ['features and words', { waterFeatures: ['Laminars'], specialRequests: 'Shade' }, false],
  ['the same figures', { poolLength: DESIGN.poolLength, deckMaterial: DESIGN.deckMaterial }, false],
  ['another length', { poolLength: 44 }, true],
  ['another deck', { deckMaterial: 'Other' }, true],
])('a draft with %s: a design would overwrite it is %s', (_what, draft, asks) => {
  expect(overwritesAnswers(draft, DESIGN)).toBe(asks);
});

test('a design in a draft changes its figures and adds the rest', () => {
  const draft: IntakeDraft = {
    fullName: 'Ana',
    poolLength: 44,
    waterFeatures: ['Laminars'],
    safetyFeatures: ['Pool alarms'],
    hasSpa: true,
    spaSpillover: false,
    specialRequests: 'Shade at noon',
  };
  const both = { ...draft, ...designIntoDraft(draft, DESIGN) };
  expect(both).toMatchObject({
    fullName: 'Ana',
    poolLength: 32,
    waterFeatures: ['Laminars', 'Bubblers'],
    safetyFeatures: ['Pool alarms'],
    hasSpa: true,
    spaSpillover: false,
    specialRequests: `Shade at noon\n\n${DESIGN.specialRequests}`,
  });
  expect(DESIGN.specialRequests).toContain('A bubbling shelf');
  expect(designIntoDraft({ budgetRange: '$200,000+' }, DESIGN).budgetRange).toBe('$200,000+');
  // A second time adds nothing.
  expect(designIntoDraft(both, DESIGN)).toEqual(designIntoDraft(draft, DESIGN));
});

test('what was told leaves out what an untouched form says too', () => {
  expect(
    filledInDraft({ fullName: 'Ana', city: '', hasSpa: false, hasHOA: true, waterFeatures: [] }),
  ).toEqual({
    fullName: 'Ana',
    hasHOA: true,
  });
});
