import { ROUTES } from '#domain/site/routes.ts';
import type { DocumentName, Json } from './answers.ts';
import { isObject, valueAt } from './values.ts';

// Where on the site a field of a document is seen best.

export type ShownAt = { address: string; anchor: string };

const at = (address: string, anchor = ''): ShownAt => ({ address, anchor });

/** By the document, and by the part of it that a path begins with. */
const PLACES: Record<DocumentName, { '': ShownAt; [part: string]: ShownAt }> = {
  brand: { '': at(ROUTES.contact) },
  packages: { '': at(ROUTES.packages) },
  faq: { '': at(ROUTES.faq), beforeYouBuy: at(ROUTES.packages) },
  testimonials: {
    '': at(ROUTES.testimonials),
    home: at(ROUTES.home, 'testimonials-heading'),
    cases: at(ROUTES.testimonials, 'cases-heading'),
    reviews: at(ROUTES.testimonials, 'reviews-heading'),
    story: at(ROUTES.about, 'story-heading'),
  },
  projects: { '': at(ROUTES.home, 'portfolio') },
  prices: { '': at(ROUTES.home, 'calculator') },
  taxes: { '': at(ROUTES.packages) },
  booking: { '': at(ROUTES.book) },
  planSet: { '': at(ROUTES.packages) },
  replies: { '': at(ROUTES.home) },
  announcement: { '': at(ROUTES.home) },
  spanish: { '': at(ROUTES.home) },
};

const ELSEWHERE: readonly DocumentName[] = ['planSet', 'replies'];

/** What stands on the sheets of a project or in a letter, not on a page of the site, has nothing to preview. */
export const isOnSite = (name: DocumentName) => !ELSEWHERE.includes(name);

/** Packages, questions and their sections have their id as their place on the page. */
function idAlong(value: Json, path: string): string {
  const parts = path.split('.');
  const ids = parts.map((_, count) => {
    const entry = valueAt(value, parts.slice(0, count + 1).join('.'));
    return isObject(entry) && typeof entry.id === 'string' ? entry.id : '';
  });
  return ids.findLast(Boolean) ?? '';
}

export function shownAt(name: DocumentName, value: Json, path: string): ShownAt {
  const places = PLACES[name];
  const place = places[path.split('.')[0] ?? ''] ?? places[''];
  return place.anchor ? place : { ...place, anchor: idAlong(value, path) };
}

export const liveUrl = ({ address, anchor }: ShownAt) => (anchor ? `${address}#${anchor}` : address);
