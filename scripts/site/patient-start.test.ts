import { expect, test } from 'vitest';
import { leavesFirst, startPatiently } from './patient-start.ts';

const PAGE = `<head><link rel="modulepreload" href="/assets/a.js"/></head><body><p>All of it</p><script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";
  
  window.__reactRouterRouteModules = {"root":route0,"pages/home":route1};

import("/assets/entry.js");</script></body>`;

const alone = () => [];

test('nothing of the script is fetched with the page, and all of it once it begins', () => {
  const html = startPatiently(PAGE, alone);
  expect(html).not.toContain('modulepreload" href');
  expect(html).not.toContain('type="module"');
  for (const name of ['a', 'manifest', 'root', 'home', 'entry'])
    expect(html).toContain(`"/assets/${name}.js"`);
  expect(html).toContain('var [module0, route0, route1] = loaded;');
  expect(html).toContain('window.__reactRouterRouteModules = {"root":route0,"pages/home":route1};');
  expect(() => new Function(/<script>([\s\S]*)<\/script>/.exec(html)?.[1] ?? 'broken(')).not.toThrow();
});

test('a page without script stays as it is, and another router’s start stops the build', () => {
  expect(startPatiently('<p>Text</p>', alone)).toBe('<p>Text</p>');
  expect(() => startPatiently(PAGE.replace('__reactRouterRouteModules', '__other'), alone)).toThrow(
    'another way',
  );
});

test('files run after what they import, each once, and circles end', () => {
  const imports: Record<string, string[]> = { page: ['form', 'react'], form: ['react', 'page'], react: [] };
  expect(leavesFirst(['page', 'react', 'form'], (path) => imports[path] ?? [])).toEqual([
    'react',
    'form',
    'page',
  ]);
});
