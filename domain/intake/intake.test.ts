import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { beginsAs } from './file-signature.ts';
import { claimedKind, megabytes } from './intake-files.ts';
import { type IntakeForm, intakeFormSchema } from './intake-form.ts';
import { firstOf, percentComplete, stepOf } from './intake-steps.ts';
import { readSubmission, toEntries } from './intake-submission.ts';
import { gallonsOf, poolMeasures } from './pool-measures.ts';

const COMPLETE: IntakeForm = {
  fullName: 'Ana Ruiz',
  email: 'ana@example.com',
  phone: '(407) 555-0100',
  projectAddress: '12 Shore Road',
  city: 'Orlando',
  state: 'FL',
  zipCode: '32801',
  county: 'Orange County',
  hasHOA: false,
  poolLength: 30,
  poolWidth: 15,
  shallowDepth: 3.5,
  deepDepth: 6,
  deckMaterial: 'Tile',
  deckSquareFootage: 600,
  waterFeatures: ['Scuppers', 'Infinity/knife edge'],
  fireFeatures: [],
  structures: [],
  hasSpa: true,
  spaSize: 'medium',
  spaSpillover: true,
  equipmentBrand: 'pentair',
  safetyFeatures: ['Pool fence'],
  budgetRange: '$50,000-$75,000',
  targetStartDate: '',
  specialRequests: '',
  sketchNotes: 'L-shaped, spa at the corner',
  consentGiven: true,
};

test.each([
  ['fullName', 'A', 'Full name is required'],
  ['email', 'ana@', 'Please enter a valid email address'],
  ['phone', '555', 'Please enter a valid phone number'],
  ['projectAddress', '12', 'Project address is required'],
  ['city', 'O', 'City is required'],
  ['state', 'F', 'State is required'],
  ['zipCode', '328', 'ZIP code is required'],
  ['county', 'O', 'County/Authority is required'],
  ['poolLength', 9, 'Pool length must be at least 10 feet'],
  ['poolWidth', 7, 'Pool width must be at least 8 feet'],
  ['shallowDepth', 2.5, 'Shallow depth must be at least 3 feet'],
  ['deepDepth', 3.5, 'Deep depth must be at least 4 feet'],
  ['deckMaterial', '', 'Deck material is required'],
  ['deckSquareFootage', 49, 'Deck square footage is required'],
  ['budgetRange', '', 'Budget range is required'],
  ['consentGiven', false, 'You must consent to proceed'],
])('%s of %j is refused with the specified message', (field, value, message) => {
  const result = z.safeParse(intakeFormSchema, { ...COMPLETE, [field]: value });
  expect(result.error?.issues[0]).toMatchObject({ path: [field], message });
});

test('missing numbers carry their own message', () => {
  const result = z.safeParse(intakeFormSchema, { ...COMPLETE, poolLength: Number.NaN });
  expect(result.error?.issues[0]?.message).toBe('Pool length must be at least 10 feet');
});

test('what the form sends is what the server reads', () => {
  const sent = toEntries(COMPLETE);
  expect(sent.map(([name]) => name)).not.toContain('structures');
  expect(sent.map(([name]) => name)).not.toContain('targetStartDate');
  expect(sent).toContainEqual(['waterFeatures', '["Scuppers","Infinity/knife edge"]']);
  expect(sent).toContainEqual(['hasSpa', 'true']);
  const read = readSubmission(sent);
  expect(read.data).toMatchObject({
    poolLength: 30,
    hasSpa: true,
    waterFeatures: ['Scuppers', 'Infinity/knife edge'],
  });
});

test('lists that are not lists and unknown options are refused, not guessed', () => {
  const broken = toEntries(COMPLETE).map(
    ([name, value]) => [name, name === 'waterFeatures' ? '{"a":1}' : value] as const,
  );
  expect(readSubmission(broken).success).toBe(false);
  const unknown = toEntries(COMPLETE).map(
    ([name, value]) => [name, name === 'deckMaterial' ? 'Gold' : value] as const,
  );
  expect(readSubmission(unknown).success).toBe(false);
});

test('a file is known by its name, and its type may not contradict it', () => {
  expect(claimedKind('survey.PDF', 'application/pdf')).toBe('pdf');
  expect(claimedKind('yard.HEIC', '')).toBe('heic');
  expect(claimedKind('yard.jpg', 'text/html')).toBeUndefined();
  expect(claimedKind('yard.svg', 'image/svg+xml')).toBeUndefined();
  expect(claimedKind('noextension', 'image/png')).toBeUndefined();
  expect(megabytes(1_572_864)).toBe('1.50');
});

test('progress is the step of seven, and a field knows its step', () => {
  expect(percentComplete(1)).toBe(14);
  expect(percentComplete(7)).toBe(100);
  expect(stepOf('county')).toBe(2);
  expect(stepOf('hoaGuidelines')).toBe(2);
  expect(stepOf('consentGiven')).toBe(7);
  expect(firstOf(['consentGiven', 'budgetRange', 'hoaGuidelines', 'county'])).toBe('hoaGuidelines');
});

test('a file that begins as something else gives itself away', () => {
  const bytes = (start: string) => Uint8Array.from(start, (letter) => letter.charCodeAt(0));
  expect(beginsAs('pdf', bytes('\n\n%PDF-1.7'))).toBe(true);
  expect(beginsAs('heic', bytes('\u0000\u0000\u0000\u001cftypheic'))).toBe(true);
  expect(beginsAs('jpeg', bytes('\u00ff\u00d8\u00ff\u00e0'))).toBe(true);
  expect(beginsAs('jpeg', bytes('MZ'))).toBe(false);
  expect(beginsAs('docx', bytes(''))).toBe(false);
});

test('four measures make a volume, fewer make none', () => {
  expect(poolMeasures(32, 16, 3.5, Number.NaN)).toBeUndefined();
  const measures = poolMeasures(32, 16, 3.5, 6);
  expect(measures && gallonsOf(measures)).toBe(18_200);
});
