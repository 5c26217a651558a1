import { expect, test } from 'vitest';
import { shownHours } from './shown-hours.ts';

test('hours are told with the zone they are meant in', () => {
  expect(shownHours('Mon-Fri 8AM-6PM', 'America/New_York')).toBe('Mon-Fri 8AM-6PM\u00a0ET');
  expect(shownHours('Mon-Fri 8AM-6PM', 'America/Los_Angeles')).toBe('Mon-Fri 8AM-6PM\u00a0PT');
});

test('hours that name a zone themselves keep it', () => {
  for (const hours of ['Mon-Fri 8AM-6PM EST', 'Daily 9-5, Pacific Time'])
    expect(shownHours(hours, 'America/New_York')).toBe(hours);
});
