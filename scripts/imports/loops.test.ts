import { expect, test } from 'vitest';
import { house } from './house.ts';
import { loops } from './loops.ts';

const found = (files: Record<string, string>) => loops(house(files)).map(({ members }) => members.join(' '));

test('files that need each other to run are a loop, however long the way', () => {
  expect(
    found({
      'studio/scene/a.ts': `import { b } from './b.ts';`,
      'studio/scene/b.ts': `export { c } from './c.ts';`,
      'studio/scene/c.ts': `import './a.ts';`,
      'studio/scene/d.ts': `import { a } from './a.ts';`,
    }),
  ).toEqual(['studio/scene/a.ts studio/scene/b.ts studio/scene/c.ts']);
});

test('a type is gone when the program runs, and what is fetched later runs later', () => {
  expect(
    found({
      'domain/quiz/a.ts': `import { b } from './b.ts';`,
      'domain/quiz/b.ts': `import type { A } from './a.ts';\nimport { type A1, type A2 } from './a.ts';`,
      'domain/quiz/c.ts': `export const load = () => import('./d.ts');`,
      'domain/quiz/d.ts': `import { load } from './c.ts';`,
    }),
  ).toEqual([]);
});

test('rooms, and the nouns within a room, form no loop either', () => {
  expect(
    found({
      'e2e/a.ts': `import { b } from '../proof/b.ts';`,
      'proof/c.ts': `import { d } from '../e2e/d.ts';`,
      'domain/site/a.ts': `import { b } from '#domain/inquiry/b.ts';`,
      'domain/inquiry/c.ts': `import { d } from '#domain/site/d.ts';`,
      'server/areas/mail/a.ts': `import { b } from '#server/areas/staff/b.ts';`,
      'server/areas/staff/c.ts': `import { d } from '../mail/d.ts';`,
    }),
  ).toEqual(['e2e proof', 'domain/inquiry domain/site', 'server/areas/mail server/areas/staff']);
});

test('a test may look wherever it likes', () => {
  expect(
    found({
      'domain/site/a.test.ts': `import { b } from '#domain/inquiry/b.ts';`,
      'domain/inquiry/c.ts': `import { d } from '#domain/site/d.ts';`,
    }),
  ).toEqual([]);
});
