import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test('formulas become text, quotes and lines are kept inside their cell', () => {
  expect(csvLine(['=CMD()', '+1', '-2', '@x', ' =x'])).toBe("'=CMD(),'+1,'-2,'@x,' =x\r\n");
  expect(csvLine(['say "hi"', 'two\nlines', null, -5])).toBe('"say ""hi""","two\nlines",,-5\r\n');
});
