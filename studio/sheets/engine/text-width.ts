import { paperTextWidth } from '#studio/plan/paper-text.ts';

/** As the paper's face draws it; `strong` letters are wider. */
export const textWidthOf = paperTextWidth;

/** Broken between words; a word longer than the line is broken anywhere. */
export function wrapped(text: string, size: number, width: number, strong = false): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((one) => pieces(one, size, width, strong))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (textWidthOf(longer, size, strong) <= width || line === '') line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return line === '' ? lines : [...lines, line];
}

function pieces(word: string, size: number, width: number, strong: boolean): string[] {
  if (textWidthOf(word, size, strong) <= width) return [word];
  const out: string[] = [];
  let piece = '';
  for (const letter of word) {
    if (piece !== '' && textWidthOf(piece + letter, size, strong) > width) {
      out.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return piece === '' ? out : [...out, piece];
}
