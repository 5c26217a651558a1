import type { Content } from '#content/content.ts';

type Project = Content['projects'][number];

/** A project's own picture and what else is seen of it; beside a picture of the owner's, ours would show another pool. */
export function viewsOf({ PROJECT_PAGE, PROJECT_PICTURES }: Content['projectPage'], project: Project) {
  const { slug, picture, design } = project;
  const own = { name: PROJECT_PAGE.view[design?.hour ?? 'day'], picture };
  const others = PROJECT_PICTURES.filter((view) => view.slug === slug && picture.name === slug);
  return [own, ...others.map((view) => ({ name: PROJECT_PAGE.view[view.hour], picture: view.picture }))];
}
