import { expect, test } from 'vitest';
import { NO_FILTERS } from '#domain/console/place.ts';
import { queryOf } from './use-list.ts';

const ZONE = 'America/New_York';

test('a day begins and ends at the studio’s midnight wherever it is read, also when the clocks change', () => {
  const asked = new URLSearchParams(queryOf(ZONE, { ...NO_FILTERS, from: '2026-10-31', to: '2026-11-01' }));
  expect(asked.get('from')).toBe('2026-10-31T04:00:00.000Z');
  expect(asked.get('to')).toBe('2026-11-02T05:00:00.000Z');
});

test('what is empty is not asked for', () => {
  expect(queryOf(ZONE, NO_FILTERS)).toBe('');
  expect(queryOf(ZONE, { ...NO_FILTERS, search: 'a&b', state: 'new' })).toBe('?search=a%26b&state=new');
});
