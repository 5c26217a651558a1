import { expect, test } from 'vitest';
import { contentPlaceFrom, contentPlaceOf } from './content-place.ts';

test('a place in the content is read as it was written', () => {
  expect(contentPlaceFrom(contentPlaceOf())).toEqual({});
  expect(contentPlaceFrom(contentPlaceOf('brand'))).toEqual({ document: 'brand' });
  expect(contentPlaceFrom(contentPlaceOf('brand', 'hours.shown'))).toEqual({
    document: 'brand',
    field: 'hours.shown',
  });
});

test('what is no document leads to all of them', () => {
  expect(contentPlaceFrom('#content/secrets')).toEqual({});
  expect(contentPlaceFrom('#inquiries')).toEqual({});
});
