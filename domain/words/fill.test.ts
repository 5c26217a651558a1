import { expect, test } from 'vitest';
import { counted, fill } from './fill.ts';

test('what stands in braces is filled in, and nothing that is filled in is read again', () => {
  expect(fill('Step {step} of {count}', { step: 2, count: 7 })).toBe('Step 2 of 7');
  expect(fill('{a}{b}', { a: '{b}', b: '$&' })).toBe('{b}$&');
});

test('a place without a value stays, so that somebody sees it', () => {
  expect(fill('Open {what}', {})).toBe('Open {what}');
});

test('one thing and several have sentences of their own', () => {
  const files = { one: '1 file', other: '{count} files' };
  expect([counted(files, 1), counted(files, 0), counted(files, 1200, { count: '1,200' })]).toEqual([
    '1 file',
    '0 files',
    '1,200 files',
  ]);
});
