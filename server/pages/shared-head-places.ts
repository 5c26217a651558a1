import type { SharedHead } from '#domain/site/shared-head.ts';

// Where a design's own words and picture go in a page that was rendered for none.

export const HEAD_PLACES: SharedHead = {
  title: 'place-of-the-title',
  description: 'place-of-the-description',
  picture: '/place-of-the-picture',
  address: '/place-of-the-address',
};

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter);

export const withHead = (page: string, head: SharedHead): string => {
  let filled = page;
  for (const part of ['title', 'description', 'picture', 'address'] as const)
    filled = filled.replaceAll(HEAD_PLACES[part], () => escaped(head[part]));
  return filled;
};
