import { expect, test } from 'vitest';
import { PROJECT_DESK } from '#content/console-projects.ts';
import { dayOf, dueWords, workingDaysAhead } from './due-words.ts';

const words = PROJECT_DESK.due;
// By the clock of New York: half past four on a Friday afternoon.
const friday = new Date('2026-11-06T16:30:00-05:00');
const at = (day: number, hour = 12) => new Date(Date.UTC(2026, 10, day, hour + 5)).toISOString();

test('a due date is told in days of the calendar, late ones as late', () => {
  expect(dueWords(words, null, friday)).toBe('No due date');
  expect(dueWords(words, at(6, 23), friday)).toBe('Due today');
  expect(dueWords(words, at(6, 1), friday)).toBe('Due earlier today');
  expect(dueWords(words, at(7, 1), friday)).toBe('Due tomorrow');
  expect(dueWords(words, at(9), friday)).toBe('Due in 3 days');
  expect(dueWords(words, at(5, 23), friday)).toBe('1 day late');
  expect(dueWords(words, at(4), friday)).toBe('2 days late');
  expect(dueWords(words, '2027-06-02T03:59:00.000Z', friday)).toBe('Due Jun 1, 2027');
});

test('the field shows the day that was chosen', () => {
  expect([dayOf('2026-11-10T04:59:00.000Z'), dayOf(null)]).toEqual(['2026-11-09', '']);
});

test('weekends are no working days', () => {
  expect(workingDaysAhead(1, friday)).toBe('2026-11-09');
  expect(workingDaysAhead(5, friday)).toBe('2026-11-13');
});
