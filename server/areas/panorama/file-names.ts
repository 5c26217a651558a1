import { readableCode } from '#server/identifiers.ts';

const LONGEST = 60;

// What the visitor called it, safe to show and to write down: one line, no path, no control or direction marks.
export function cleanName(name: string): string {
  const lastPart = name.split(/[\\/]/).at(-1) ?? '';
  const plain = lastPart.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim();
  return [...plain].slice(0, 200).join('') || 'image';
}

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
