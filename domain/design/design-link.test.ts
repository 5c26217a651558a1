import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from './default-design.ts';
import { type Design, HOURS } from './design.ts';
import { designFromQuery, designToQuery } from './design-link.ts';

test('a link keeps the hour it was made with', () => {
  for (const hour of HOURS)
    expect(designFromQuery(designToQuery({ ...DEFAULT_DESIGN, hour }))?.hour).toBe(hour);
});

test('a design survives the trip through an address', () => {
  const design = {
    ...DEFAULT_DESIGN,
    style: 'Lagoon' as const,
    size: 'Extra large' as const,
    lengthFt: 42.5,
    features: ['Grotto' as const, 'Swim-Up Bar' as const],
    childFriendly: true,
    words: 'a lagoon & a bar, 42½ feet',
  };
  const address = designToQuery(design).toString();
  expect(designFromQuery(new URLSearchParams(address))).toEqual({ ...design, words: '' });
});

test('an address without a design gives none', () => {
  expect(designFromQuery(new URLSearchParams('utm_source=mail&from=eco'))).toBeNull();
});

test('an odd value falls back alone', () => {
  const design = designFromQuery(
    new URLSearchParams('style=Castle&length=9e99&width=20&features=Grotto,Shark,Grotto&shallow=&deep=-3'),
  );
  expect(design).toEqual({ ...DEFAULT_DESIGN, widthFt: 20, features: ['Grotto'] });
});

test('the deep end is never shallower than the shallow end', () => {
  const design = designFromQuery(new URLSearchParams('shallow=7&deep=4'));
  expect(design?.shallowFt).toBe(7);
  expect(design?.deepFt).toBe(7);
});

test('what somebody said about the pool stands in no address, and none is taken from one', () => {
  for (const words of ['zanzibar', 'zanzibar '.repeat(400)]) {
    expect(designToQuery({ ...DEFAULT_DESIGN, words }).toString()).not.toContain('zanzibar');
  }
  expect(designFromQuery(new URLSearchParams('style=Lap&words=zanzibar'))?.words).toBe('');
});

test('moves travel in an address, those that change nothing stay behind, and an odd one falls back alone', () => {
  const design: Design = {
    ...DEFAULT_DESIGN,
    features: ['Raised Spa'],
    moves: {
      'Raised Spa': { alongFt: -3.5, awayFt: 0 },
      Pergola: { alongFt: 4, awayFt: 1 },
      loungers: { alongFt: 0, awayFt: 0 },
    },
  };
  const query = designToQuery(design);
  expect(query.get('moves')).toBe('Raised Spa:-3.5:0');
  expect(designFromQuery(query)?.moves).toEqual({ 'Raised Spa': { alongFt: -3.5, awayFt: 0 } });
  const odd = 'loungers:2:9e99,Pergola:1,house:1:1,__proto__:1:1,Slide:x:1,Grotto:0.333:-2';
  expect(designFromQuery(new URLSearchParams({ moves: odd }))?.moves).toEqual({
    loungers: { alongFt: 2, awayFt: 150 },
    Grotto: { alongFt: 0.3, awayFt: -2 },
  });
});
