import { expect, test } from 'vitest';
import { stepOf } from './step-keys.ts';

const press = (key: string, held: object = {}) =>
  stepOf({ key, ctrlKey: false, metaKey: false, altKey: false, ...held });

test('j leads on and k back; with another key held they belong to the browser', () => {
  expect([press('j'), press('K'), press('x'), press('Enter')]).toEqual([1, -1, undefined, undefined]);
  expect([press('j', { ctrlKey: true }), press('k', { metaKey: true })]).toEqual([undefined, undefined]);
});
