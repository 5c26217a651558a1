import { expect, test } from 'vitest';
import { estimateReference, idEndingIn } from './reference.ts';

test('a reference leads back to its estimate, however it is spelled; other words are none', () => {
  const id = '0198a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b';
  const reference = estimateReference(id);
  expect(reference).toBe('E-8E9F0A1B');
  for (const said of [reference, ' e-8e9f0a1b ', 'E 8E9F0A1B', '8e9f0a1b'])
    expect(id.endsWith(idEndingIn(said) ?? '?')).toBe(true);
  for (const words of ['bea@example.com', 'E-8E9F', 'facade', 'e-8e9f0a1b@example.com'])
    expect(idEndingIn(words)).toBeUndefined();
});
