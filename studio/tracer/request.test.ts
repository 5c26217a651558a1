import { expect, test } from 'vitest';
import { bandsFor } from './request.ts';

test('bands keep every row exactly once, in order, and stay within the picture', () => {
  for (const [width, height] of [
    [320, 180],
    [1280, 720],
    [2048, 1024],
    [4096, 2048],
    [4096, 2047],
  ] as const) {
    let next = 0;
    for (const band of bandsFor(width, height)) {
      expect(band.from + band.keepFrom).toBe(next);
      expect(band.from).toBeGreaterThanOrEqual(0);
      expect(band.from + band.rows).toBeLessThanOrEqual(height);
      expect(band.keepFrom + band.keepRows).toBeLessThanOrEqual(band.rows);
      next += band.keepRows;
    }
    expect(next).toBe(height);
  }
});
