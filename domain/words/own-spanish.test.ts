import { expect, test } from 'vitest';
import { mostSpanish, strangePlace } from './own-spanish.ts';

test('Spanish names only what its English names, and has no brace of its own', () => {
  expect(strangePlace('From {price.diy}', 'Desde {price.diy}')).toBeUndefined();
  expect(strangePlace('From {price.diy}', 'Desde siempre')).toBeUndefined();
  expect(strangePlace('From {price.diy}', 'Desde {price.dyi}')).toBe('{price.dyi}');
  expect(strangePlace('From {price.diy}', 'Desde {price.diy')).toBe('{');
});

test('Spanish may run longer than its English, a short label by several words', () => {
  expect(mostSpanish('FAQ')).toBe(80);
  expect(mostSpanish('x'.repeat(300))).toBe(600);
});
