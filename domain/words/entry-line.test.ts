import { expect, test } from 'vitest';
import { entryLine } from './entry-line.ts';

const day = { choices: { Mo: 'Monday', Fr: 'Friday', Sa: 'Saturday' } };
const time = { control: 'time' };
const hours = {
  entryLine: [
    ['from', 'to'],
    ['opens', 'closes'],
  ],
  items: { properties: { from: day, to: day, opens: time, closes: time } },
};

test('hours read as people say them', () => {
  const told = (from: string, to: string, opens: string, closes: string) =>
    entryLine(hours, { from, to, opens, closes });
  expect(told('Mo', 'Fr', '08:00', '18:00')).toBe('Monday to Friday, 8:00 AM to 6:00 PM');
  expect(told('Sa', 'Sa', '00:30', '12:05')).toBe('Saturday, 12:30 AM to 12:05 PM');
  expect(told('Mo', 'Fr', '', '')).toBe('Monday to Friday');
});

test('so do days and rates; an entry that has a name of its own has no line', () => {
  const date = { control: 'date' };
  const days = { entryLine: [['from', 'to']], items: { properties: { from: date, to: date } } };
  expect(entryLine(days, { from: '2026-11-24', to: '2026-11-28' })).toBe(
    'November 24, 2026 to November 28, 2026',
  );
  expect(entryLine(days, { from: '2026-11-24', to: '' })).toBe('November 24, 2026');
  expect(entryLine(days, { from: '', to: '' })).toBe('');
  const rate = { properties: { region: { choices: { FL: 'Florida' } }, percent: { control: 'percent' } } };
  const rates = { entryLine: [['region'], ['percent']], items: rate };
  expect(entryLine(rates, { region: 'FL', percent: '7.5' })).toBe('Florida, 7.5%');
  expect(entryLine({ items: rate }, { region: 'FL' })).toBe('');
});
