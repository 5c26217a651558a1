import { expect, test } from 'vitest';
import { brand } from '#domain/site/brand.ts';
import { openingHours, openingHoursSpecification } from './opening-hours.ts';

test('the hours that the site comes with are the specified ones, said twice', () => {
  expect(openingHours(brand.searchHours)).toEqual(['Mo-Fr 08:00-18:00', 'Sa 09:00-17:00']);
  expect(openingHoursSpecification(brand.searchHours)).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '08:00',
      closes: '18:00',
    },
    { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Saturday', opens: '09:00', closes: '17:00' },
  ]);
});

test('days apart are listed in the order of the week, and no days are no hours', () => {
  const times = [
    { days: ['Su', 'We', 'Mo', 'Tu'], opens: '10:00', closes: '14:00' },
    { days: [], opens: '09:00', closes: '17:00' },
  ] as const;
  expect(openingHours(times)).toEqual(['Mo-We,Su 10:00-14:00']);
  expect(openingHoursSpecification(times)).toMatchObject([
    { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Sunday'] },
  ]);
});
