import { expect, test } from 'vitest';
import { interpret } from '#domain/design/interpret.ts';
import { fittingPackage } from './fitting-package.ts';

const fitting = (words: string) => fittingPackage(interpret(words).design);

test('a pool alone is drawn by the 3D design', () => {
  expect(fitting('modern pool 16 by 32 with a tanning ledge and lights').id).toBe('premium-3d');
  expect(fitting('kidney pool with a hot tub').id).toBe('premium-3d');
});

test('a yard with spa, fire and kitchen is drawn as a whole, and the reason names them', () => {
  expect(fitting('pool with a spa, a fire pit, an outdoor kitchen and lights')).toEqual({
    id: 'luxury-resort',
    things: ['Raised Spa', 'Fire Feature', 'Outdoor Kitchen'],
  });
  expect(fitting('a resort pool, 50 feet').id).toBe('luxury-resort');
});

test('whoever builds it alone gets the set for owner-builders', () => {
  expect(fitting('simple rectangular pool, I am an owner-builder').id).toBe('diy');
  expect(fitting('we want to build it ourselves, 14x28').id).toBe('diy');
  expect(fitting('we build nothing ourselves, 14x28').id).toBe('premium-3d');
});
