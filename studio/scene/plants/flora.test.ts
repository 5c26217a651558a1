import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { FLORA, pottedIn } from './flora.ts';

test('two pots beside one another never hold the same plant', () => {
  for (const setting of Object.keys(FLORA).filter((name): name is keyof typeof FLORA => name in FLORA)) {
    const kinds = [0, 1, 2].map((index) => pottedIn({ ...DEFAULT_DESIGN, setting }, index).prototype);
    expect(new Set(kinds).size).toBe(3);
  }
});
