import { expect, test } from 'vitest';
import type { Change, Version } from './answers.ts';
import { isPublicNow, wayBack } from './way-back.ts';

const version = (number: number, changes: Change[], restoredFrom: number | null = null): Version => ({
  version: number,
  publishedAt: '2026-11-16T07:00:00.000Z',
  by: null,
  restoredFrom,
  changes,
});
const price = (before: string, after: string) => ({ where: 'Luxury, Price', before, after });
const added = { where: 'Questions', before: null, after: 'Do you travel?' };
const moved = { where: 'Questions', before: '', after: '' };

test('the way back takes back every later version, each field once', () => {
  const history = [version(5, [price('$2', '$3'), added]), version(3, [price('$1', '$2')])];
  expect(wayBack(history, 3)).toEqual([
    price('$3', '$2'),
    { where: 'Questions', before: 'Do you travel?', after: null },
  ]);
  expect(wayBack(history, 0)[0]).toEqual(price('$3', '$1'));
});

test('what came and went again is no change; a new order is told once', () => {
  const removed = { where: 'Questions', before: 'Do you travel?', after: null };
  expect(wayBack([version(2, [removed]), version(1, [added])], 0)).toEqual([]);
  expect(wayBack([version(2, [moved]), version(1, [moved])], 0)).toEqual([moved]);
});

test('a field that was empty and is empty again is no change', () => {
  const history = [version(2, [price('$1', '')]), version(1, [price('', '$1')])];
  expect(wayBack(history, 0)).toEqual([]);
});

test('what is public already is not offered', () => {
  const history = [version(4, [moved], 0), version(3, [moved]), version(2, [price('$1', '$2')])];
  expect(isPublicNow(history, 4, 4)).toBe(true);
  expect(isPublicNow(history, 4, 0)).toBe(true);
  expect(isPublicNow(history, 4, 2)).toBe(false);
  const byHand = [version(2, [price('$2', '$1')]), version(1, [price('$1', '$2')])];
  expect(isPublicNow(byHand, 2, 0)).toBe(true);
  expect(isPublicNow(byHand, 2, 1)).toBe(false);
});
