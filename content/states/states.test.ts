import { expect, test } from 'vitest';
import { DEFAULT_CONTENT } from '#content/default-content.ts';
import { DIY_ASK_FIRST } from '#domain/package/diy-states.ts';
import { STATE_LAWS } from '#domain/safety/state-laws.ts';
import { brand } from '#domain/site/brand.ts';
import { STATE_CLIMATES } from '#domain/state/climates.ts';
import { projectsOfState } from '#domain/state/project-climates.ts';
import { waterYear } from '#domain/state/water-year.ts';
import { yearFigures } from '#domain/state/year-figures.ts';
import { fill } from '#domain/words/fill.ts';

const { states, safetyLaws, packages, projects } = DEFAULT_CONTENT;
const CODES = STATE_LAWS.map(({ code }) => code);

test('every fact of every state has a source that can be opened and the day it was read', () => {
  for (const code of CODES) {
    const { permits, ask } = states.STATES[code];
    const law = safetyLaws.LAW_WORDS[code];
    const sources = [...permits.map(({ source }) => source), { ...law.read, checked: law.checked }];
    expect(permits.length, code).toBeGreaterThanOrEqual(2);
    expect(ask.length, code).toBeGreaterThanOrEqual(2);
    for (const { name, url, checked } of sources) {
      expect(name.length, `${code}: ${url}`).toBeGreaterThan(5);
      expect(new URL(url).protocol).toMatch(/^https?:$/);
      expect(checked).toMatch(/^20\d\d-\d\d-\d\d$/);
    }
  }
});

test('where the safety card’s figure is the gate latch’s, the page tells barrier and latch apart', () => {
  for (const { code, figure, barrierInches } of STATE_LAWS) {
    const { heights } = states.STATES[code];
    const shown = figure === '5 ft' ? 60 : Number.parseInt(figure, 10);
    expect(heights?.latch.inches, code).toBe(shown === barrierInches ? undefined : shown);
    if (heights) expect(new URL(heights.latch.source.url).protocol, code).toBe('https:');
    if (heights) expect(heights.barrier, code).not.toContain('latch');
  }
});

test('the permitting service is offered in Florida alone, and no owner-builder’s advice where the law reserves it', () => {
  const offering = (id: (typeof packages.PACKAGES)[number]['id']) =>
    CODES.filter((code) => states.STATES[code].packages.includes(id));
  expect(offering('permitting')).toEqual(['FL']);
  expect(CODES.filter((code) => !offering('diy').includes(code))).toEqual(DIY_ASK_FIRST);
});

test('every figure that a sentence names is there, and no sentence tells a month twice', () => {
  for (const code of CODES) {
    const { year, advice } = states.STATES[code];
    const figures = yearFigures(STATE_CLIMATES[code], waterYear(STATE_CLIMATES[code]));
    for (const words of [year, ...advice.map(({ text }) => text)])
      expect(fill(words, figures), code).not.toMatch(/[{}]|undefined|NaN/);
  }
});

test.each(CODES)('%s: a title and a description that a search result shows whole', (code) => {
  const { title, description } = states.STATES[code];
  expect(fill(title, { brand: brand.name }).length).toBeLessThanOrEqual(60);
  expect(description.length).toBeGreaterThan(60);
  expect(description.length).toBeLessThanOrEqual(160);
});

test('no two pages share a title, a description, an example pool or a sentence to begin with', () => {
  const all = Object.values(states.STATES);
  const once = (values: readonly string[]) => expect(new Set(values).size).toBe(values.length);
  once(all.map(({ title }) => title));
  once(all.map(({ description }) => description));
  once(all.map(({ sentence }) => sentence));
  once(all.flatMap(({ pools }) => pools.map(({ name }) => name)));
});

test.each(CODES)(
  '%s: each example pool is shown by a project of its own, and none is the page’s head',
  (code) => {
    const likes = states.STATES[code].pools.map(({ like }) => like);
    expect(projects.map(({ slug }) => slug)).toEqual(expect.arrayContaining(likes));
    expect(new Set([...likes, projectsOfState(code, projects)[0]?.slug]).size).toBe(likes.length + 1);
  },
);
