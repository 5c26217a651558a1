import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { FEATURES } from '#domain/design/features.ts';
import type { DesignOnPlot } from '#domain/design/on-plot.ts';
import { largestSite } from '#domain/plot/largest-plot.ts';
import type { Plot } from '#domain/plot/plot.ts';
import { samplePlot } from '#domain/plot/sample-plot.ts';
import { megabytes } from '#domain/words/megabytes.ts';
import { beginsAs } from './file-signature.ts';
import { SHOWN_WHILE } from './hidden-fields.ts';
import { claimedKind } from './intake-files.ts';
import { DEPTHS_MESSAGE, type IntakeForm, intakeFormSchema } from './intake-form.ts';
import { intakePlotText, readIntakePlot } from './intake-plot.ts';
import { firstOf, percentComplete, stepOf } from './intake-steps.ts';
import { readSubmission, toEntries } from './intake-submission.ts';
import { gallonsOf, poolMeasures } from './pool-measures.ts';
import { SAMPLE_INTAKE } from './sample-intake.ts';
import { localDay, START_DATE_MESSAGES } from './start-date.ts';

const NOON = new Date(2026, 10, 15, 12);
const FORM = intakeFormSchema(() => '2026-11-15');

const COMPLETE: IntakeForm = {
  ...SAMPLE_INTAKE,
  waterFeatures: ['Scuppers', 'Infinity/knife edge'],
  targetStartDate: '',
  specialRequests: '',
  sketchNotes: 'L-shaped, spa at the corner',
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
  const result = z.safeParse(FORM, { ...COMPLETE, [field]: value });
  expect(result.error?.issues[0]).toMatchObject({ path: [field], message });
});

test('missing numbers carry their own message', () => {
  const result = z.safeParse(FORM, { ...COMPLETE, poolLength: Number.NaN });
  expect(result.error?.issues[0]?.message).toBe('Pool length must be at least 10 feet');
});

test('what the form sends is what the server reads', () => {
  const sent = toEntries(COMPLETE);
  expect(sent.map(([name]) => name)).not.toContain('structures');
  expect(sent.map(([name]) => name)).not.toContain('targetStartDate');
  expect(sent).toContainEqual(['waterFeatures', '["Scuppers","Infinity/knife edge"]']);
  expect(sent).toContainEqual(['hasSpa', 'true']);
  const read = readSubmission(sent, NOON);
  expect(read.data).toMatchObject({
    poolLength: 30,
    hasSpa: true,
    waterFeatures: ['Scuppers', 'Infinity/knife edge'],
  });
});

test.each(Object.entries(SHOWN_WHILE))('%s is sent and read only while %s is ticked', (question, box) => {
  const hidden = { hoaGuidelines: 'x'.repeat(9000), spaSize: 'no such size', spaSpillover: 'perhaps' };
  const unticked = z.safeParse(FORM, { ...COMPLETE, ...hidden, hasHOA: false, hasSpa: false });
  expect(unticked.error).toBeUndefined();
  const sent = new Map(toEntries(unticked.data ?? COMPLETE));
  expect([undefined, 'false']).toContain(sent.get(question));
  const full = { ...COMPLETE, hasHOA: true, hoaGuidelines: 'Black fences only' };
  const ticked = new Map(toEntries(z.parse(FORM, full)));
  expect(ticked.get(question)).toBe(String(Object.entries(full).find(([name]) => name === question)?.[1]));
  // Whoever writes the request by hand meets the same rule.
  const read = readSubmission([...ticked, [box, 'false']], NOON);
  expect(read.success).toBe(true);
  expect([undefined, false]).toContain(new Map(Object.entries(read.data ?? {})).get(question));
});

test.each([
  ['2026-11-14', START_DATE_MESSAGES.past],
  ['2020-06-01', START_DATE_MESSAGES.past],
  ['0001-01-01', START_DATE_MESSAGES.past],
  ['2031-11-16', START_DATE_MESSAGES.far],
  ['9999-12-31', START_DATE_MESSAGES.far],
  ['2027-02-30', START_DATE_MESSAGES.invalid],
  ['12027-01-01', START_DATE_MESSAGES.invalid],
  ['soon', START_DATE_MESSAGES.invalid],
])('a start on %s is refused: %s', (targetStartDate, message) => {
  const { error } = z.safeParse(FORM, { ...COMPLETE, targetStartDate });
  expect(error?.issues.map(({ path, message: said }) => [path[0], said])).toEqual([
    ['targetStartDate', message],
  ]);
});

test.each(['', '2026-11-15', '2027-02-28', '2031-11-15'])('a start on %j is fine', (targetStartDate) => {
  expect(z.safeParse(FORM, { ...COMPLETE, targetStartDate }).success).toBe(true);
});

test('every visitor may start today by their own calendar, wherever they live', () => {
  const now = new Date('2026-11-15T12:00:00Z');
  const starting = (day: string) =>
    readSubmission([...toEntries(COMPLETE), ['targetStartDate', day]], now).success;
  expect(['2026-11-13', '2026-11-14', '2026-11-15', '2026-11-16'].map(starting)).toEqual([
    false,
    true,
    true,
    true,
  ]);
  expect(localDay(new Date(2026, 0, 1, 0, 5))).toBe('2026-01-01');
  expect(localDay(new Date(2026, 11, 31, 23, 55))).toBe('2026-12-31');
});

test('the deep end is never shallower than the shallow end, said at once and at the field', () => {
  const depths = (shallowDepth: number, deepDepth: number) =>
    z
      .safeParse(FORM, { shallowDepth, deepDepth })
      .error?.issues.filter(({ path }) => path[0] === 'deepDepth')
      .map(({ message }) => message);
  expect(depths(6, 5)).toEqual([DEPTHS_MESSAGE]);
  expect(depths(5, 5)).toEqual([]);
  expect(depths(3, 3.5)).toEqual(['Deep depth must be at least 4 feet']);
  expect(depths(5, 3.5)?.[0]).toBe('Deep depth must be at least 4 feet');
  const sent = new Map([...toEntries(COMPLETE), ['shallowDepth', '8']]);
  expect(readSubmission(sent, NOON).error?.issues[0]).toMatchObject({
    path: ['deepDepth'],
    message: DEPTHS_MESSAGE,
  });
});

test('lists that are not lists and unknown options are refused, not guessed', () => {
  const broken = toEntries(COMPLETE).map(
    ([name, value]) => [name, name === 'waterFeatures' ? '{"a":1}' : value] as const,
  );
  expect(readSubmission(broken, NOON).success).toBe(false);
  const unknown = toEntries(COMPLETE).map(
    ([name, value]) => [name, name === 'deckMaterial' ? 'Gold' : value] as const,
  );
  expect(readSubmission(unknown, NOON).success).toBe(false);
});

test('a file is known by its name, and its type may not contradict it', () => {
  expect(claimedKind('survey.PDF', 'application/pdf')).toBe('pdf');
  expect(claimedKind('yard.HEIC', '')).toBe('heic');
  expect(claimedKind('yard.jpg', 'text/html')).toBeUndefined();
  expect(claimedKind('yard.svg', 'image/svg+xml')).toBeUndefined();
  expect(claimedKind('noextension', 'image/png')).toBeUndefined();
  expect(megabytes(1_572_864)).toBe('1.50 MB');
});

const DRAWN: DesignOnPlot = {
  ...DEFAULT_DESIGN,
  words: 'by the oak',
  site: { plot: samplePlot(), place: { x: 30, y: 60, turnDeg: 0, levelFt: null } },
};
const plotIssues = (plot: unknown) => {
  const { error } = z.safeParse(FORM, { ...COMPLETE, plot });
  return error?.issues.map(({ path, message }) => [path.join('.'), message]);
};

test('a plot travels as one field and comes back as it was drawn, without what was said about the pool', () => {
  const sent = toEntries({ ...COMPLETE, plot: intakePlotText(DRAWN) });
  const back = readSubmission(sent, NOON).data;
  expect(readIntakePlot(back?.plot)).toEqual({ ...DRAWN, words: '' });
  expect(stepOf('plot')).toBe(3);
  expect(plotIssues('')).toBeUndefined();
  expect(toEntries({ ...COMPLETE, plot: '' }).map(([name]) => name)).not.toContain('plot');
});

test.each([
  ['not JSON', '{', /cannot read this drawing/],
  ['a design without land', JSON.stringify(DEFAULT_DESIGN), /cannot read this drawing/],
  ['no design at all', '[]', /cannot read this drawing/],
  ['longer than any', `"${'x'.repeat(80_000)}"`, /cannot read this drawing/],
  [
    'a lot that crosses itself',
    intakePlotText({
      ...DRAWN,
      site: { ...DRAWN.site, plot: samplePlot({ lot: { ...samplePlot().lot, corners: crossed() } }) },
    }),
    /The sides of an outline on this plot cross/,
  ],
])('a plot that is %s is refused at its field', (_what, plot, message) => {
  expect(plotIssues(plot)).toEqual([['plot', expect.stringMatching(message)]]);
});

function crossed(): Plot['lot']['corners'] {
  const [first, second, ...rest] = samplePlot().lot.corners;
  return first && second ? [second, first, ...rest] : [];
}

test('the largest plot fits the field', () => {
  expect(
    plotIssues(intakePlotText({ ...DRAWN, features: [...FEATURES], site: largestSite() })),
  ).toBeUndefined();
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
