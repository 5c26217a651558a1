import { expect, test } from 'vitest';
import { bookedPlace, readHash, roomCallPlace } from './call-place.ts';

const KEY = 'k'.repeat(43);

test('behind the # stands the key of a call, how its booking went, or the room it is booked from', () => {
  expect(readHash(`#${KEY}`)).toEqual({ page: 'call', key: KEY, arrival: undefined });
  expect(readHash(new URL(bookedPlace(KEY, false), 'http://site').hash)).toEqual({
    page: 'call',
    key: KEY,
    arrival: 'unmailed',
  });
  expect(readHash(new URL(roomCallPlace(KEY), 'http://site').hash)).toEqual({ page: 'new', roomKey: KEY });
  for (const hash of ['', '#', '#short', '#new.', `#${KEY}%20`, `#new.${KEY}/..`])
    expect(readHash(hash)).toEqual({ page: 'missing' });
});
