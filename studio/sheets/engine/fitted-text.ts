import { label, type Mark } from '#studio/plan/marks.ts';
import { textWidthOf, wrapped } from './text-width.ts';

// Text that has to stay in its cell, whatever somebody typed: smaller first, then shortened.

export type Fit = { size: number; least: number; lines: number; strong?: boolean };

export function fitted(
  text: string,
  width: number,
  { size, least, lines, strong = false }: Fit,
): { texts: string[]; size: number } {
  for (let at = size; ; at = Math.max(least, at * 0.94)) {
    const texts = wrapped(text, at, width, strong);
    if (texts.length <= lines) return { texts, size: at };
    if (at <= least) return { texts: shortened(texts, lines, at, width, strong), size: at };
  }
}

function shortened(texts: readonly string[], lines: number, size: number, width: number, strong: boolean) {
  const kept = texts.slice(0, lines);
  let last = [...(kept.pop() ?? '')];
  while (last.length > 0 && textWidthOf(`${last.join('')}…`, size, strong) > width) last = last.slice(0, -1);
  return [...kept, `${last.join('').trimEnd()}…`];
}

/** The height of a line, of its size. */
export const LEADING = 1.25;

/** Fitted text from `y` down. */
export function fittedMarks(
  text: string,
  { x, y, width }: { x: number; y: number; width: number },
  fit: Fit & { colour?: string; anchor?: 'start' | 'middle' },
): { marks: Mark[]; bottom: number } {
  const { texts, size } = fitted(text, width, fit);
  const { anchor = 'start', colour, strong } = fit;
  const look = { ...(strong ? { strong } : {}), ...(colour ? { colour } : {}) };
  const at = anchor === 'middle' ? x + width / 2 : x;
  const marks = texts.map((one, i) => label([at, y + size * (0.85 + i * LEADING)], one, size, anchor, look));
  return { marks, bottom: y + texts.length * size * LEADING };
}
