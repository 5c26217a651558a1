import { expect, test } from 'vitest';
import { DEFAULT_CONTENT } from '#content/default-content.ts';
import { viewsOf } from './views-of.ts';

const { projectPage, projects, pictures } = DEFAULT_CONTENT;
const views = (slug: string, picture = projects.find((one) => one.slug === slug)?.picture) =>
  projects
    .filter((one) => one.slug === slug)
    .flatMap((project) => viewsOf(projectPage, { ...project, picture: picture ?? project.picture }));

test('a project is seen by day and at dusk where there are pictures of both, its own first', () => {
  expect(views('porch-to-water').map(({ name }) => name)).toEqual(['Late sun', 'Dusk']);
  expect(views('saguaro-wash')).toHaveLength(1);
});

test('a picture that the owner has put there stands alone', () => {
  expect(views('porch-to-water', pictures.hero).map(({ picture }) => picture.name)).toEqual(['hero']);
});
