import { expect, test } from 'vitest';
import { projects } from '#content/projects/projects.ts';
import type { Design } from '#domain/design/design.ts';
import { STATE_LAWS } from '#domain/safety/state-laws.ts';
import { projectsOfState } from './project-climates.ts';

test('every state shows four projects of its climate', () => {
  for (const { code } of STATE_LAWS) expect(projectsOfState(code, projects), code).toHaveLength(4);
  const settings = (code: 'FL' | 'AZ' | 'OH') =>
    new Set(projectsOfState(code, projects).map(({ design }) => design.setting));
  expect([...settings('FL')]).toEqual(['palms']);
  expect([...settings('AZ')]).toEqual(['desert']);
  expect([...settings('OH')]).not.toContain('palms');
});

test('states of one climate begin with different ones', () => {
  const first = STATE_LAWS.map(({ code }) => projectsOfState(code, projects)[0]?.slug);
  expect(new Set(first).size).toBe(STATE_LAWS.length);
});

test('a project without a design has no climate, and few projects are shown once each', () => {
  const [one] = projects.filter(({ design }) => design.setting === 'desert');
  if (!one) throw new Error('there is a desert project');
  const drawn: { slug: string; design?: Design }[] = [{ slug: 'ours' }, one];
  expect(projectsOfState('NV', drawn)).toEqual([one]);
});

test('after the first, a project that the page shows elsewhere makes room for the next', () => {
  const [first, second, third] = projectsOfState('GA', projects).map(({ slug }) => slug);
  const without = projectsOfState('GA', projects, [first, second].map(String)).map(({ slug }) => slug);
  expect(without).toHaveLength(4);
  expect(without.slice(0, 2)).toEqual([first, third]);
});
