import { expect, test } from 'vitest';
import { searchWords } from './search.ts';

test('words are beginnings, unless what follows shows that they are whole', () => {
  expect(searchWords('Ann le')).toBe("'ann':* & 'le':*");
  expect(searchWords('ann@exam')).toBe("'ann' & 'exam':*");
  expect(searchWords('PW-261115-7K3')).toBe("'pw' & '261115' & '7k3':*");
});

test('nothing in a search is read as an operator', () => {
  expect(searchWords("o'br | !x")).toBe("'o''br':* & '|':* & '!x':*");
  expect(searchWords('a\\b \u0000')).toBe("'a\\\\b':*");
  expect(searchWords(' @.- ')).toBe('');
});
