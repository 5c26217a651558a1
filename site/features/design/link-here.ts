import { here } from '#site/language.ts';

/** A whole link to one of our pages, for the readers of this page. */
export function linkHere(link: string): string {
  const { origin, pathname, search, hash } = new URL(link);
  return `${origin}${here(`${pathname}${search}${hash}`)}`;
}
