import type { Content } from '#content/content.ts';
import type { RelatedPage } from '#content/related.ts';

/** Where the current page leads; a page outside the table shows nothing. */
export const relatedWords = ({ related }: Content, page: RelatedPage) => ({
  heading: related.RELATED_HEADING,
  links: related.RELATED[page],
});
export type RelatedWords = ReturnType<typeof relatedWords>;
