import { expect, test } from 'vitest';
import { NO_FILTERS } from '#domain/console/place.ts';
import { queryOf } from './use-list.ts';

test('a day begins and ends at the reader’s own midnight, also when the clocks change', () => {
  const asked = new URLSearchParams(queryOf({ ...NO_FILTERS, from: '2026-10-31', to: '2026-11-01' }));
  const local = (name: string) => new Date(asked.get(name) ?? '').toString().slice(0, 24);
  expect(local('from')).toBe('Sat Oct 31 2026 00:00:00');
  expect(local('to')).toBe('Mon Nov 02 2026 00:00:00');
});

test('what is empty is not asked for', () => {
  expect(queryOf(NO_FILTERS)).toBe('');
  expect(queryOf({ ...NO_FILTERS, search: 'a&b', state: 'new' })).toBe('?search=a%26b&state=new');
});
