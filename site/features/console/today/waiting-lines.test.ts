import { expect, test } from 'vitest';
import { CONTENT } from '#content/content.ts';
import { placeFrom } from '#domain/console/place.ts';
import { waitingLines } from './waiting-lines.ts';

const lines = (waiting: Parameters<typeof waitingLines>[1]) =>
  waitingLines(CONTENT.console.CONSOLE.needsYou, waiting);

test('what waits is told with its sum and leads where it can be done; nothing waits, nothing is told', () => {
  const nothing = {
    zelle: { count: 0, cents: 0 },
    connections: [],
    videoCalls: { count: 0, firstDay: null },
  };
  expect(lines(nothing)).toEqual([]);
  const told = lines({
    zelle: { count: 2, cents: 203_922 },
    connections: [
      { id: 'a', name: 'CRM', stopped: false },
      { id: 'b', name: 'Books', stopped: true },
    ],
    videoCalls: { count: 1, firstDay: '2026-11-24' },
  });
  expect(told.map(({ words }) => words)).toEqual([
    '2 Zelle payments to check at your bank, $2,039.22',
    '1 video call has no link yet',
    '“CRM” takes nothing from us at the moment',
    '“Books” was stopped: nothing is sent there any more',
  ]);
  expect(told.map(({ href }) => placeFrom(href).view)).toEqual([
    'orders',
    'calls',
    'connections',
    'connections',
  ]);
  expect(placeFrom(told[0]?.href ?? '').filters).toMatchObject({ search: 'zelle', state: 'created' });
  expect(placeFrom(told[1]?.href ?? '').filters.from).toBe('2026-11-24');
});
