import { expect, test } from 'vitest';
import { NO_FILTERS, placeAbout, placeFrom, placeOf, planSetPlace } from './place.ts';

const id = '6f1c0c1e-0000-4000-8000-000000000001';

test('a place is read as it was written', () => {
  expect(placeFrom(placeOf('mails'))).toEqual({ view: 'mails', filters: NO_FILTERS });
  expect(placeFrom(placeOf('mails', id))).toEqual({ view: 'mails', id, filters: NO_FILTERS });
  expect(placeFrom(placeAbout({ kind: 'inquiry', id }))).toMatchObject({ view: 'inquiries', id });
  expect(placeFrom(placeOf('content', 'brand'))).toMatchObject({ view: 'content', id: 'brand' });
  expect(placeAbout({ kind: 'content', id: 'brand' })).toBe('#content/brand');
  expect(placeFrom(planSetPlace(id))).toEqual({
    view: 'projects',
    id,
    part: 'plan-set',
    filters: NO_FILTERS,
  });
  const filters = { search: 'o’brien & co #1?', state: 'new', from: '2026-11-01', to: '' };
  expect(placeFrom(placeOf('inquiries', id, filters))).toEqual({ view: 'inquiries', id, filters });
});

test('what is not an entry of a list opens nothing', () => {
  expect(placeFrom('')).toEqual({ view: '', filters: NO_FILTERS });
  expect(placeFrom(`#audit/${id}`)).not.toHaveProperty('id');
  expect(placeFrom('#mails/brand')).not.toHaveProperty('id');
  expect(placeFrom(`#content/${id}`)).not.toHaveProperty('id');
  expect(placeFrom('#mails?from=soon').filters).toEqual(NO_FILTERS);
  expect(placeFrom('#mails/../../x')).not.toHaveProperty('id');
  expect(placeFrom(`#mails/${id}/plan-set`)).not.toHaveProperty('part');
  expect(placeFrom(`#projects/${id}/else`)).not.toHaveProperty('part');
  expect(placeAbout({ kind: 'assessment', id })).toBe('');
});
