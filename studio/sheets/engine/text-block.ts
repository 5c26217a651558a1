import { label, line, type Mark } from '#studio/plan/marks.ts';
import { textWidthOf, wrapped } from './text-width.ts';
import type { Box } from './view.ts';

// Headings and notes on a sheet, in points.

const INK = '#111111';
const QUIET = '#6b7478';
/** The height of a line, of its size. */
export const LINE = 1.32;

export type Flow = { marks: Mark[] /** Where it ended. */; bottom: number };

export function heading(text: string, { x, y, width }: Box, size: number): Flow {
  const big = fittingSize(text, size * 1.3, width, true);
  return {
    marks: [
      label([x, y + size * 1.3], text, big, 'start', { strong: true }),
      line([x, y + size * 1.8], [x + width, y + size * 1.8], 0.8, INK),
    ],
    bottom: y + size * 2.4,
  };
}

/** Numbered where `numbered`; what is left over comes back. */
export function notes(
  lines: readonly string[],
  box: Box,
  size: number,
  numbered = true,
  from = 0,
): Flow & { next: number } {
  const indent = numbered ? size * 2 : 0;
  const marks: Mark[] = [];
  let y = box.y;
  for (let i = from; i < lines.length; i++) {
    const broken = wrapped(lines[i] ?? '', size, box.width - indent);
    if (y + broken.length * size * LINE > box.y + box.height) return { marks, bottom: y, next: i };
    if (numbered) marks.push(label([box.x, y + size], `${i + 1}.`, size, 'start', { colour: QUIET }));
    for (const text of broken) {
      marks.push(label([box.x + indent, y + size], text, size, 'start'));
      y += size * LINE;
    }
    y += size * 0.35;
  }
  return { marks, bottom: y, next: lines.length };
}

/** As large as fits one line. */
export const fittingSize = (text: string, size: number, width: number, strong = false): number =>
  Math.min(size, (size * width) / Math.max(1e-6, textWidthOf(text, size, strong)));
