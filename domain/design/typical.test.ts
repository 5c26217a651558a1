import { expect, test } from 'vitest';
import { interpret } from './interpret.ts';
import { restyled, typicalOf } from './typical.ts';

test('a style brings its house and garden, and what the visitor said goes before it', () => {
  expect(interpret('a mediterranean pool').design).toMatchObject({
    house: 'mediterranean',
    setting: 'palms',
  });
  expect(interpret('a mediterranean pool in the desert, wood deck').design).toMatchObject({
    house: 'mediterranean',
    setting: 'desert',
    deck: 'wood',
  });
  expect(interpret('a pool').design).toMatchObject(typicalOf('Modern'));
});

test('a change of style takes along what was only typical, and keeps what was chosen', () => {
  const design = { ...interpret('a mediterranean pool with a concrete deck').design };
  expect(restyled(design, 'Natural')).toEqual({
    style: 'Natural',
    house: 'ranch',
    setting: 'forest',
    finish: 'pebble',
  });
});
