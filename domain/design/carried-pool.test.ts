import { expect, test } from 'vitest';
import { carriedPool, withPool } from './carried-pool.ts';
import { DEFAULT_DESIGN } from './default-design.ts';

const POOL = { ...DEFAULT_DESIGN, lengthFt: 41, words: 'for Zebulon' };
const hashOf = (address: string) => new URL(address, 'http://localhost').hash;

test('a stored pool travels by its name, with the package it is to become', () => {
  const id = 'abcdefghijklmnopqrstuv';
  expect(carriedPool(hashOf(withPool('/contact', POOL, { id, plans: 'diy' })))).toEqual({ id, plans: 'diy' });
});

test('one that nobody stored travels part by part, without what was said about it', () => {
  const address = withPool('/contact?fromAI=true', POOL);
  expect(carriedPool(hashOf(address))).toEqual({ design: { ...POOL, words: '' }, plans: null });
  expect(new URL(address, 'http://localhost').search).toBe('?fromAI=true');
});

test('without one, or with anything else in its place, nothing arrives', () => {
  expect(carriedPool('')).toBeNull();
  expect(carriedPool('#contact')).toBeNull();
  expect(carriedPool('#pool=../../x&package=free')).toBeNull();
});
