import { expect, test } from 'vitest';
import { AGREEMENT } from '#content/design-marks.ts';
import { marksInWords, sayAgreement, verdictOn } from './agreement.ts';
import { type Marks, newMarksSchema, partsOf } from './marks.ts';

const PARTS = partsOf({ features: ['Raised Spa', 'Fire Feature', 'Sunshelf'] });
const all = (mark: 'yes' | 'no'): Marks => Object.fromEntries(PARTS.map((part) => [part, mark]));
const says = (number: number, name: string, marks: Marks) => ({ number, name, marks });

test('both saying the same is agreement, yes and no is not, one alone is open', () => {
  const people = [
    says(1, '', { deck: 'yes', size: 'no' }),
    says(2, '', { deck: 'yes', size: 'yes', finish: 'no' }),
  ];
  expect((['deck', 'size', 'finish', 'depth'] as const).map((part) => verdictOn(part, people))).toEqual([
    'yes',
    'differ',
    'open',
    'open',
  ]);
});

test('the summary counts what is agreed and names what to talk about', () => {
  const people = [
    says(1, 'Ann', all('yes')),
    says(2, '', { ...all('yes'), 'Fire Feature': 'no', deck: 'no' }),
  ];
  expect(sayAgreement(AGREEMENT, PARTS, people)).toBe(
    'You agree on 7 of 9. Talk about: Deck and Fire Feature.',
  );
  expect(sayAgreement(AGREEMENT, PARTS, [says(1, '', all('no')), says(2, '', all('no'))])).toBe(
    'You agree on everything.',
  );
  expect(sayAgreement(AGREEMENT, PARTS, [says(1, '', all('yes')), says(2, '', { deck: 'yes' })])).toBe(
    'You agree on 1 of 9. 8 still need marks from both.',
  );
});

test('whoever designs the pool reads who said what', () => {
  const people = [
    says(1, 'Ann', { deck: 'yes', 'Raised Spa': 'yes', size: 'no' }),
    says(2, '', { deck: 'yes', 'Raised Spa': 'no' }),
  ];
  expect(marksInWords(AGREEMENT, PARTS, people)).toBe(
    [
      'Marked together by Ann and Partner 2',
      'Yes: Deck',
      'They differ on Raised Spa (Ann yes, Partner 2 no)',
      'Size: Ann no',
    ].join('\n'),
  );
  expect(marksInWords(AGREEMENT, PARTS, [says(1, 'Ann', {})])).toBe('');
});

test('what is no mark, no part or too long a name is refused', () => {
  const takes = (body: unknown) => newMarksSchema.safeParse(body).success;
  expect(takes({ name: ' Ann\u202e ', marks: { deck: 'yes' } })).toBe(true);
  expect(newMarksSchema.parse({ name: ' Ann\u202e ', marks: {} }).name).toBe('Ann');
  for (const body of [
    { name: 'x'.repeat(41), marks: {} },
    { name: '', marks: { deck: 'maybe' } },
    { name: '', marks: { roof: 'yes' } },
    { name: 4, marks: {} },
    { marks: [] },
  ])
    expect(takes(body), JSON.stringify(body)).toBe(false);
});
