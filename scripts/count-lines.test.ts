import { expect, test } from 'vitest';
import { countLines } from './count-lines.ts';

test('tests, proofs and pictures are counted apart; what a program wrote is not counted', () => {
  const files = [
    'domain/quiz/quiz.ts',
    'domain/quiz/quiz.test.ts',
    'server/testing/site.ts',
    'server/database/migrations/0000_first.ts',
    'content/pictures-manifest.json',
    'proof/table.ts',
    'pictures/scene.py',
    'site/pages/faq.astro',
    'astro.config.ts',
  ].map((path) => ({ path, lines: 10 }));
  const { product, apart } = countLines(files);
  expect(Object.fromEntries(product)).toEqual({ 'domain/': 10, 'site/': 10, 'at the root': 10 });
  expect(Object.fromEntries(apart)).toEqual({
    'tests and what they stand on': 20,
    'proof/': 10,
    'pictures/': 10,
  });
});
