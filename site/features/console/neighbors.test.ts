import { expect, test } from 'vitest';
import { neighborsOf } from './neighbors.ts';

test('the open entry has those before and after it, and nothing beyond the ends', () => {
  expect(neighborsOf(['a', 'b', 'c'], 'b', -1)).toEqual({
    index: 1,
    isListed: true,
    previous: 'a',
    next: 'c',
  });
  expect(neighborsOf(['a', 'b'], 'a', -1)).toEqual({
    index: 0,
    isListed: true,
    previous: undefined,
    next: 'b',
  });
  expect(neighborsOf(['a', 'b'], 'b', 0)).toEqual({
    index: 1,
    isListed: true,
    previous: 'a',
    next: undefined,
  });
});

test('what was answered leaves the list of open ones, and the next is what took its place', () => {
  expect(neighborsOf(['a', 'c'], 'b', 1)).toEqual({ index: 1, isListed: false, previous: 'a', next: 'c' });
  expect(neighborsOf(['a'], 'b', 1)).toEqual({ index: 1, isListed: false, previous: 'a', next: undefined });
});

test('an entry that a link opened outside its list has no neighbors', () => {
  expect(neighborsOf(['a'], 'x', -1)).toEqual({
    index: -1,
    isListed: false,
    previous: undefined,
    next: undefined,
  });
});
