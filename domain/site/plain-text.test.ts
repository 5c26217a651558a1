import { expect, test } from 'vitest';
import { lineOf, plainLine, plainText, textOf, tooLong } from './plain-text.ts';

test('a line stays one line, so that it can never add a mail header', () => {
  expect(plainLine('Ann\r\nBcc: everyone@example.com')).toBe('Ann Bcc: everyone@example.com');
  expect(plainLine('Ann\u2028Lee\u0085x')).toBe('Ann Lee x');
});

test('NUL, direction overrides and half characters go; emoji, accents and right-to-left words stay', () => {
  expect(plainLine('A\u0000nn \u202eeel\u202c')).toBe('A nn eel');
  expect(plainLine('\ud800x')).toBe('\ufffdx');
  expect(plainLine('Zoë 🏊 שלום')).toBe('Zoë 🏊 שלום');
});

test('text keeps its paragraphs and tabs, with one kind of line end', () => {
  expect(plainText(' one\r\ntwo\rthree\u0000\u000b\tfour ')).toBe('one\ntwo\nthree\tfour');
});

test('what only cleaning makes short enough is taken; what no cleaning would is refused as it came', () => {
  expect(lineOf(10).parse(`Ann${' '.repeat(900)}`)).toBe('Ann');
  expect(textOf(400).parse(`${'\r\n'.repeat(399)}x`)).toBe('x');
  for (const field of [lineOf(10), textOf(10)]) {
    expect(field.safeParse(`Ann${' '.repeat(90_000)}`).error?.issues[0]?.message).toBe(tooLong(10));
    expect(field.safeParse('Ann and eleven').error?.issues[0]?.message).toBe(tooLong(10));
  }
});
