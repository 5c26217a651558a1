import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { brokenImports } from './broken-imports.ts';
import { house } from './house.ts';

const complaints = (files: Record<string, string>) =>
  brokenImports(house(files)).map(({ file, line, specifier }) => `${file}:${line} ${specifier}`);

test('imports that run downwards pass', () => {
  expect(
    complaints({
      'domain/quiz/quiz.ts': `import * as z from 'zod/mini';\nimport { ROUTES } from '#domain/site/routes.ts';`,
      'content/quiz.ts': `import type { Quiz } from '#domain/quiz/quiz.ts';`,
      'server/app.ts': `import fastify from 'fastify';\nimport { brand } from '#domain/site/brand.ts';`,
      'server/areas/content/served.ts': `import { DEFAULT_CONTENT } from '#content/default-content.ts';`,
      'server/areas/quiz/mails.test.ts': `import { DEFAULT_CONTENT } from '#content/default-content.ts';`,
      'site/features/quiz/quiz-dialog.tsx': `import { Button } from '../../ui/button.tsx';\nimport { toast } from '#site/ui/toast.ts';`,
      'studio/view/viewer.ts': `import { Scene } from 'three';`,
    }),
  ).toEqual([]);
});

test('the domain may know neither content nor a package of its own choice', () => {
  expect(
    complaints({
      'domain/quiz/quiz.ts': `import { QUIZ } from '#content/quiz.ts';\nimport React from 'react';\nimport { z } from 'zod';`,
    }),
  ).toEqual([
    'domain/quiz/quiz.ts:1 #content/quiz.ts',
    'domain/quiz/quiz.ts:2 react',
    'domain/quiz/quiz.ts:3 zod',
  ]);
});

test('a climb by relative path is caught as well, and so is a dynamic import over several lines', () => {
  expect(
    complaints({
      'content/faq.ts': `\n\nexport { x } from '../server/app.ts';`,
      'site/pages/home.tsx': `const load = () =>\n  import(\n    '#server/app.ts'\n  );`,
    }),
  ).toEqual(['content/faq.ts:3 ../server/app.ts', 'site/pages/home.tsx:3 #server/app.ts']);
});

test('features never import each other, and ui knows no business', () => {
  expect(
    complaints({
      'site/features/quiz/a.tsx': `import { Card } from '../package/card.tsx';`,
      'site/features/quiz/b.tsx': `import { Card } from '#site/features/package/card.tsx';`,
      'site/ui/button.tsx': `import { brand } from '#domain/site/brand.ts';\nimport { Header } from '../layout/header.tsx';`,
    }),
  ).toEqual([
    'site/features/quiz/a.tsx:1 ../package/card.tsx',
    'site/features/quiz/b.tsx:1 #site/features/package/card.tsx',
    'site/ui/button.tsx:1 #domain/site/brand.ts',
    'site/ui/button.tsx:2 ../layout/header.tsx',
  ]);
});

test('a component imports no sentence, only its shape', () => {
  expect(
    complaints({
      'site/features/quiz/a.tsx': `import { QUIZ } from '#content/quiz.ts';\nimport type { Quiz } from '#content/quiz.ts';\nimport { brand } from '#domain/site/brand.ts';`,
    }),
  ).toEqual([
    'site/features/quiz/a.tsx:1 #content/quiz.ts',
    'site/features/quiz/a.tsx:3 #domain/site/brand.ts',
  ]);
});

test('the server says what is served, not what the code brings along', () => {
  expect(
    complaints({
      'server/areas/quiz/mails.ts': `import { QUIZ } from '#content/quiz.ts';\nimport type { Quiz } from '#content/quiz.ts';`,
      'server/areas/quiz/routes.ts': `import { DEFAULT_CONTENT } from '#content/default-content.ts';\nimport { CONTENT } from '#content/content.ts';\nimport { brand } from '#domain/site/brand.ts';`,
      'server/areas/quiz/store.ts': `import type { Brand } from '#domain/site/brand.ts';\nimport type { Content } from '#content/content.ts';`,
    }),
  ).toEqual([
    'server/areas/quiz/mails.ts:1 #content/quiz.ts',
    'server/areas/quiz/routes.ts:1 #content/default-content.ts',
    'server/areas/quiz/routes.ts:2 #content/content.ts',
    'server/areas/quiz/routes.ts:3 #domain/site/brand.ts',
  ]);
});

test('the content area takes words only where their figures are in place', () => {
  expect(complaints({ 'server/areas/content/store.ts': `import { QUIZ } from '#content/quiz.ts';` })).toEqual(
    ['server/areas/content/store.ts:1 #content/quiz.ts'],
  );
});

test('three stays where the browser draws', () => {
  expect(complaints({ 'studio/scene/scene.ts': `import { Vector3 } from 'three';` })).toEqual([
    'studio/scene/scene.ts:1 three',
  ]);
});

test('the command fails with the file, the line and the reason', () => {
  const root = house({ 'domain/a.ts': `\nimport { b } from '#server/b.ts';` });
  const run = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/check-imports.ts', root], {
    encoding: 'utf8',
  });
  expect(run.status).toBe(1);
  expect(run.stderr).toContain('domain/a.ts:2  imports #server/b.ts');
  expect(run.stderr).toContain('domain/ may import nothing of ours and itself.');
});

test('the command fails for a loop, with the imports that make it', () => {
  const root = house({
    'domain/a.ts': `import { b } from './b.ts';`,
    'domain/b.ts': `import { a } from './a.ts';`,
  });
  const run = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/check-imports.ts', root], {
    encoding: 'utf8',
  });
  expect(run.status).toBe(1);
  expect(run.stderr).toContain('A loop: domain/a.ts <-> domain/b.ts');
});
