import { readableCode } from '#server/identifiers.ts';

const LONGEST = 60;

// A name of our own: readable, plain letters, never two alike. Pictures are always kept as JPEG.
export function storedName(original: string): string {
  const stem = original
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, LONGEST);
  return `${stem || 'image'}-${readableCode(5).toLowerCase()}.jpg`;
}
