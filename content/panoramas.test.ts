import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PANORAMAS } from './panoramas.ts';

test('every built-in panorama has its picture, its card and words of its own', () => {
  for (const { title, image360, thumbnail, features } of PANORAMAS) {
    expect(existsSync(`site/public${image360}`), image360).toBe(true);
    expect(existsSync(`site/public${thumbnail}`), thumbnail).toBe(true);
    expect(features.length, title).toBeGreaterThan(0);
  }
  expect(new Set(PANORAMAS.map(({ id }) => id)).size).toBe(PANORAMAS.length);
  expect(new Set(PANORAMAS.map(({ title }) => title)).size).toBe(PANORAMAS.length);
});
