import type { Content } from '#content/content.ts';
import { plainPath } from '#domain/site/languages.ts';
import { PAGES, projectOfPage } from '#domain/site/routes.ts';
import { isTranslated } from '#domain/site/translated-pages.ts';

/** Whether there is a page at this address: one of the site's own, or that of a project which this content shows. */
export const isPage = (address: string, { projects }: Pick<Content, 'projects'>): boolean => {
  const path = plainPath(address);
  if (path !== address && !isTranslated(path)) return false;
  if (PAGES.has(path)) return true;
  const slug = projectOfPage(path);
  return slug !== undefined && projects.some((project) => project.slug === slug);
};
