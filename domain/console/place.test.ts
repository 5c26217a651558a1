import { expect, test } from 'vitest';
import { placeAbout, placeFrom, placeOf } from './place.ts';

const id = '6f1c0c1e-0000-4000-8000-000000000001';

test('a place is read as it was written', () => {
  expect(placeFrom(placeOf('mails'))).toEqual({ view: 'mails' });
  expect(placeFrom(placeOf('mails', id))).toEqual({ view: 'mails', id });
  expect(placeFrom(placeAbout({ kind: 'inquiry', id }))).toEqual({ view: 'inquiries', id });
});

test('what is not an entry of a list opens nothing', () => {
  expect(placeFrom('')).toEqual({ view: '' });
  expect(placeFrom(`#audit/${id}`)).not.toHaveProperty('id');
  expect(placeFrom('#mails/../../x')).not.toHaveProperty('id');
  expect(placeAbout({ kind: 'assessment', id })).toBe('');
});
