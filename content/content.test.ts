import { expect, test } from 'vitest';
import { CONTENT } from './content.ts';

test.each(Object.entries(CONTENT))('%s is plain data: it survives JSON whole', (_, part) => {
  // A module is no plain object; what it exports has to be.
  const said = Array.isArray(part) ? part : { ...part };
  expect(JSON.parse(JSON.stringify(said))).toEqual(said);
});
