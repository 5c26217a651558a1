import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { calm } from './calm-router.ts';

test('the installed router still has the one line that the build makes a transition', () => {
  const code = readFileSync('node_modules/react-router/dist/production/dom-export.mjs', 'utf8');
  expect(calm(code)).toContain('startTransition(() => setLocation(newState.location))');
});

test('a router without that line stops the build', () => {
  expect(() => calm('export {}')).toThrow(/adapt or drop/);
});
