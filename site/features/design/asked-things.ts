import { countIn } from '#domain/design/counts.ts';
import type { Design } from '#domain/design/design.ts';
import type { Feature } from '#domain/design/features.ts';
import { counted } from '#domain/words/fill.ts';
import { tell } from '#site/language.ts';
import type { DesignWords } from './words.ts';

type Words = Pick<DesignWords['specs'], 'count' | 'fire'>;

/** What was asked for, as a visitor would say it: "Raised Spa, Sunshelf, 2 fire bowls". */
export const askedThings = (words: Words, design: Design): string[] => [
  ...(design.shape ? [tell(design.shape)] : []),
  ...design.features.map((feature) => thing(words, design, feature)),
];

const lower = (words: string) => words.replace(/\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());

/** Names as they stand in a line of text; what is written in capitals keeps them. */
export const lowerLine = (things: readonly string[]): string => things.map(lower).join(', ');

export function inOneLine(things: readonly string[]): string {
  const line = lowerLine(things);
  return line.charAt(0).toUpperCase() + line.slice(1);
}

function thing({ count: { things }, fire }: Words, design: Design, feature: Feature): string {
  const kind = feature === 'Fire Feature' ? design.fire : undefined;
  const count = countIn(design, feature);
  const said = kind ? fire.counted[kind] : things[feature];
  if (count !== null && said) return counted(said, count);
  return kind ? fire[kind] : tell(feature);
}
