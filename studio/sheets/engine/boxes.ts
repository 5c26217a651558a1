import type { Mark } from '#studio/plan/marks.ts';
import type { Box } from './view.ts';

// A field cut into boxes, in points.

type Span = { from: number; size: number };

/** By shares of what the gaps leave. */
function split(from: number, size: number, shares: readonly number[], gap: number): Span[] {
  const all = shares.reduce((sum, share) => sum + share, 0);
  const room = size - gap * (shares.length - 1);
  let at = from;
  return shares.map((share) => {
    const span = { from: at, size: (room * share) / all };
    at += span.size + gap;
    return span;
  });
}

/** Side by side, by shares. */
export const columnsOf = ({ x, y, width, height }: Box, shares: readonly number[], gap: number): Box[] =>
  split(x, width, shares, gap).map(({ from, size }) => ({ x: from, y, width: size, height }));

/** What a column of that width at the right leaves, and the column. */
export const besideColumn = ({ x, y, width, height }: Box, column: number, gap: number): [Box, Box] => [
  { x, y, width: width - column - gap, height },
  { x: x + width - column, y, width: column, height },
];

/** One under the other, by shares. */
export const rowsOf = ({ x, y, width, height }: Box, shares: readonly number[], gap: number): Box[] =>
  split(y, height, shares, gap).map(({ from, size }) => ({ x, y: from, width, height: size }));

/** What is left of a box under `y`. */
export const below = (box: Box, y: number): Box => ({ ...box, y, height: box.y + box.height - y });

/** How far down marks reach in a box. */
export const bottomOf = (marks: readonly Mark[], { y }: Box): number =>
  marks.reduce((most, mark) => {
    if (mark.kind === 'shape') return Math.max(most, ...mark.points.map((point) => point[1]));
    return Math.max(most, mark.y);
  }, y);
