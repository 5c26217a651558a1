import type { Content } from '#content/content.ts';
import { PAGES, projectOfPage } from '#domain/site/routes.ts';

/** Whether there is a page at this address: one of the site's own, or that of a project which this content shows. */
export const isPage = (address: string, { projects }: Pick<Content, 'projects'>): boolean => {
  if (PAGES.has(address)) return true;
  const slug = projectOfPage(address);
  return slug !== undefined && projects.some((project) => project.slug === slug);
};
