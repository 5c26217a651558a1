import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '../design/default-design.ts';
import { intakeFromDesign } from './from-design.ts';
import { readDraft, writeDraft } from './intake-draft.ts';

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
