import { expect, test } from 'vitest';
import { PROJECT_DESK } from '#content/console-projects.ts';
import { dayOf, dueWords, endOfDay, workingDaysAhead } from './due-words.ts';

const words = PROJECT_DESK.due;
const friday = new Date(2026, 10, 6, 16, 30);
const at = (day: number, hour = 12) => new Date(2026, 10, day, hour).toISOString();

test('a due date is told in days of the calendar, late ones as late', () => {
  expect(dueWords(words, null, friday)).toBe('No due date');
  expect(dueWords(words, at(6, 23), friday)).toBe('Due today');
  expect(dueWords(words, at(6, 1), friday)).toBe('Due earlier today');
  expect(dueWords(words, at(7, 1), friday)).toBe('Due tomorrow');
  expect(dueWords(words, at(9), friday)).toBe('Due in 3 days');
  expect(dueWords(words, at(5, 23), friday)).toBe('1 day late');
  expect(dueWords(words, at(4), friday)).toBe('2 days late');
  expect(dueWords(words, new Date(2027, 5, 1).toISOString(), friday)).toMatch(/^Due .*2027/);
});

test('a day chosen in a date field is due until it ends', () => {
  const due = endOfDay('2026-11-09');
  expect(dayOf(due)).toBe('2026-11-09');
  expect(new Date(due ?? '').getHours()).toBe(23);
  expect([endOfDay(''), dayOf(null)]).toEqual([null, '']);
});

test('weekends are no working days', () => {
  expect(workingDaysAhead(1, friday)).toBe('2026-11-09');
  expect(workingDaysAhead(5, friday)).toBe('2026-11-13');
});
