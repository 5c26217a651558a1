import { expect, test } from 'vitest';
import { brand } from '#domain/site/brand.ts';
import { fill } from '#domain/words/fill.ts';
import { DEFAULT_CONTENT } from './default-content.ts';

const { PAGE_META } = DEFAULT_CONTENT.meta;

test.each(Object.entries(PAGE_META))(
  '%s: a title and a description that a search result shows whole',
  (_, words) => {
    expect(fill(words.title, { brand: brand.name }).length).toBeLessThanOrEqual(60);
    expect(words.description.length).toBeGreaterThan(60);
    expect(words.description.length).toBeLessThanOrEqual(160);
    expect(words.keywords.length).toBeGreaterThan(1);
  },
);

test('no two pages share a title or a description', () => {
  const all = Object.values(PAGE_META);
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
});
