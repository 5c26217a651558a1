import { expect, test } from 'vitest';
import { isHoliday } from './holidays.ts';

const daysOf = (year: number) =>
  Array.from({ length: 366 }, (_, at) =>
    new Date(Date.UTC(year, 0, 1 + at)).toISOString().slice(0, 10),
  ).filter((day) => day.startsWith(`${year}`) && isHoliday(day));

// Read off printed calendars.
test.each([
  [2026, ['2026-01-01', '2026-05-25', '2026-07-03', '2026-09-07', '2026-11-26', '2026-12-25']],
  [2027, ['2027-01-01', '2027-05-31', '2027-07-05', '2027-09-06', '2027-11-25', '2027-12-24', '2027-12-31']],
  [2028, ['2028-05-29', '2028-07-04', '2028-09-04', '2028-11-23', '2028-12-25']],
])('the holidays of %i, on the working day that keeps them', (year, days) => {
  expect(daysOf(year)).toEqual(days);
});
