import { expect, test } from 'vitest';
import { contactCarryOver } from './carry-over.ts';
import { withOwnWords } from './own-words.ts';

test('an ordinary visit carries nothing over', () => {
  expect(contactCarryOver(new URLSearchParams('details=x'))).toBeUndefined();
});

test('the AI tool brings details and budget to the form, and the design to the submission', () => {
  const query = new URLSearchParams({
    fromAI: 'true',
    details: 'A lagoon\nwith a grotto',
    budget: '75-100k',
    poolStyle: 'Lagoon',
    poolLength: '42',
    features: 'Grotto, Waterfall',
  });
  expect(contactCarryOver(query)).toEqual({
    details: 'A lagoon\nwith a grotto',
    budget: '75-100k',
    location: '',
    about: 'design',
    fromAI: { poolStyle: 'Lagoon', poolLength: '42', features: 'Grotto, Waterfall' },
  });
});

test('the configurator brings its design as project details', () => {
  const query = new URLSearchParams({
    design: 'true',
    cost: '85000',
    timeline: '10-12 weeks',
    shape: 'Kidney',
    size: '16 × 32 ft',
    style: 'Modern',
    features: '["Raised Spa","LED Lighting"]',
  });
  expect(contactCarryOver(query)).toEqual({
    details:
      'My design\nStyle: Modern\nShape: Kidney\nSize: 16 × 32 ft\nFeatures: Raised Spa, LED Lighting\n' +
      'Estimated cost: $85,000\nTimeline: 10-12 weeks',
    budget: '75-100k',
    location: '',
    about: 'design',
  });
});

test('a range of costs gives the budget of its middle; odd values give nothing', () => {
  const at = (cost: string) => contactCarryOver(new URLSearchParams({ design: 'true', cost }))?.budget;
  expect(at('$90,000 - $120,000')).toBe('100k+');
  expect(at('soon')).toBe('');
  expect(contactCarryOver(new URLSearchParams('design=true'))).toMatchObject({ details: '', budget: '' });
  expect(contactCarryOver(new URLSearchParams('fromAI=true&budget=1m'))?.budget).toBe('');
});

test('what no picture shows yet is told before the words it stands in', () => {
  const carried = contactCarryOver(new URLSearchParams('fromAI=true&details=A pool'));
  const told =
    carried && withOwnWords(carried, { words: 'all of it', budget: null, notDrawn: ['a zip line', 'sauna'] });
  expect(told?.details).toBe('A pool\nNot drawn yet: a zip line; sauna.\nIn my words: all of it');
});

test('the address of the design stays last, on a line of its own', () => {
  const carried = contactCarryOver(
    new URLSearchParams({ fromAI: 'true', details: 'A pool\nDesign: https://pool.example/d?d=a1' }),
  );
  const said = { words: 'all of it', budget: null };
  expect(carried && withOwnWords(carried, said).details).toBe(
    'A pool\nIn my words: all of it\nDesign: https://pool.example/d?d=a1',
  );
  const long = carried && withOwnWords(carried, { ...said, words: 'x'.repeat(9000) }).details;
  expect(long).toHaveLength(8000);
  expect(long).toMatch(/x\nDesign: https:\/\/pool\.example\/d\?d=a1$/);
});

test('a place named in the words is where the project is, unless the address said another', () => {
  const carried = contactCarryOver(new URLSearchParams('fromAI=true&details=A pool'));
  const said = { words: 'a pool for our yard in Phoenix', budget: null };
  expect(carried && withOwnWords(carried, said).location).toBe('Arizona');
  expect(carried && withOwnWords({ ...carried, location: 'Mesa' }, said).location).toBe('Mesa');
  expect(carried && withOwnWords(carried, { ...said, words: 'a pool' }).location).toBe('');
});
