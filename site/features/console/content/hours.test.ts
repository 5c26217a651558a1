import { expect, test } from 'vitest';
import { CONTENT_DESK } from '#content/console-content.ts';
import { formOf } from '#content/documents/documents.ts';
import type { FieldSchema } from './answers.ts';
import { hoursLine, isHours } from './hours.ts';

const day: FieldSchema = { type: 'string', choices: { Mo: 'Monday', Fr: 'Friday', Sa: 'Saturday' } };
const time: FieldSchema = { type: 'string', control: 'time' };
const list: FieldSchema = {
  type: 'array',
  items: { type: 'object', properties: { from: day, to: day, opens: time, closes: time } },
};
const told = (from: string, to: string, opens: string, closes: string) =>
  hoursLine(CONTENT_DESK.hours, list, { from, to, opens, closes });

test('opening hours read as people say them', () => {
  expect(told('Mo', 'Fr', '08:00', '18:00')).toBe('Monday to Friday, 8:00 AM to 6:00 PM');
  expect(told('Sa', 'Sa', '00:30', '12:05')).toBe('Saturday, 12:30 AM to 12:05 PM');
  expect(told('Mo', 'Fr', '', '18:00')).toBe('Monday to Friday');
});

test('the hours of the business are known as such', () => {
  expect(isHours(formOf('brand').properties?.hours?.properties?.search ?? {})).toBe(true);
  expect(isHours({ type: 'array', items: { type: 'object', properties: { from: day } } })).toBe(false);
});
