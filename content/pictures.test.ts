import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SAMPLE_SET } from '#domain/site/sample-set.ts';
import { type PictureFile, projects } from './picture-files.ts';
import { pictures } from './pictures.ts';
import { PROJECT_PICTURES } from './project-page.ts';
import { CATEGORIES } from './projects/project.ts';

const FOLDER = join(import.meta.dirname, '../site/public/pictures');
const filesOf = ({ name, widths }: PictureFile) =>
  ['avif', 'webp'].flatMap((format) => widths.map((width) => join(FOLDER, `${name}-${width}.${format}`)));
const all = [...projects, ...PROJECT_PICTURES].map(({ picture }) => picture).concat(Object.values(pictures));

test('every picture a page can name is on disk, in every width and format, and so is the sample plan set', () => {
  const sample = join(FOLDER, '..', SAMPLE_SET.href);
  const missing = [sample, ...all.flatMap(filesOf)].filter((path) => !existsSync(path));
  expect(missing).toEqual([]);
});

test('there are forty-two projects: twelve residential and ten each of luxury, natural and modern', () => {
  const count = CATEGORIES.map((category) => projects.filter((each) => each.category === category).length);
  expect(count).toEqual([12, 10, 10, 10]);
  expect(new Set(projects.map(({ slug }) => slug)).size).toBe(42);
});

test('every project says in its own words what its picture shows', () => {
  const words = projects.map(({ picture }) => picture.alt.trim());
  expect(words.every((alt) => alt.length > 20)).toBe(true);
  expect(new Set(words).size).toBe(42);
  expect(all.filter(({ alt }) => alt === '')).toEqual([]);
});

test('the numbers in a description are the numbers of the design', () => {
  for (const { description, design } of projects) {
    const size = /(\d+) × (\d+) ft/.exec(description);
    if (size && design) expect([Number(size[1]), Number(size[2])]).toEqual([design.lengthFt, design.widthFt]);
  }
});

test('pictures stay within what a visitor should have to load', () => {
  const paths = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).map((path) => join(FOLDER, path));
  const total = paths.reduce((sum, path) => sum + statSync(path).size, 0);
  expect(total).toBeLessThan(45 * 1024 * 1024);
  const { hero } = pictures;
  expect(statSync(join(FOLDER, `${hero.name}-${hero.width}.avif`)).size).toBeLessThan(180 * 1024);
});
