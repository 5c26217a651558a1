import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { PANORAMAS } from './panoramas.ts';

test('every built-in panorama has its picture, its card and words of its own', () => {
  for (const { title, image360, thumbnail, features } of PANORAMAS) {
    expect(existsSync(`site/public${image360}`), image360).toBe(true);
    expect(existsSync(`site/public${thumbnail}`), thumbnail).toBe(true);
    expect(features.length, title).toBeGreaterThan(0);
  }
  expect(PANORAMAS).toHaveLength(8);
  expect(new Set(PANORAMAS.map(({ id }) => id)).size).toBe(PANORAMAS.length);
  expect(new Set(PANORAMAS.map(({ title }) => title)).size).toBe(PANORAMAS.length);
});

test('a built-in panorama is a whole sphere, sharp enough to stand in', async () => {
  for (const { image360 } of PANORAMAS) {
    expect(await sharp(`site/public${image360}`).metadata(), image360).toMatchObject({
      width: 4096,
      height: 2048,
    });
  }
});
