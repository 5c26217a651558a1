import {
  areaOf,
  boundsOf,
  crossingsOf,
  edgesOf,
  oriented,
  type Point,
  type Polygon,
} from '#domain/geometry/plane.ts';

// Outlines cut into thin slices across the pool: exact across, and along as fine as a slice.

export type Span = readonly [number, number];
export type Slice = { x: number; dx: number };

const LONGEST_FT = 0.5;
/** Between the corners of outlines, where nothing that is measured jumps. */
const CLOSE_FT = 1e-6;

/** Over all that the first outline covers; they end where any of the outlines has a corner. */
export function slicesOf(outline: Polygon, others: readonly Polygon[] = [], longestFt = LONGEST_FT): Slice[] {
  const { x0, x1 } = boundsOf(outline);
  const corners = [outline, ...others].flatMap((one) => one.map(([x]) => x)).filter((x) => x > x0 && x < x1);
  const stops = [x0, ...corners.toSorted((a, b) => a - b), x1];
  return stops.slice(1).flatMap((to, i) => {
    const from = stops[i] ?? to;
    const count = to - from < CLOSE_FT ? 0 : Math.ceil((to - from) / longestFt);
    const dx = (to - from) / count;
    return Array.from({ length: count }, (_, k) => ({ x: from + (k + 0.5) * dx, dx }));
  });
}

export function spansAt(outline: Polygon, x: number): Span[] {
  const { x0, x1 } = boundsOf(outline);
  if (x <= x0 || x >= x1) return [];
  const at = crossingsOf(outline, x).sort((a, b) => a - b);
  return at.flatMap((from, i): Span[] => (i % 2 === 0 ? [[from, at[i + 1] ?? from]] : []));
}

export const spansOf = (outlines: readonly Polygon[], x: number): Span[] =>
  outlines.flatMap((outline) => spansAt(outline, x));

/** What is left of the first; the second may overlap one another. */
export function spansWithout(spans: readonly Span[], taken: readonly Span[]): Span[] {
  let left = [...spans];
  for (const [from, to] of taken)
    left = left.flatMap(([a, b]): Span[] => {
      if (to <= a || from >= b) return [[a, b]];
      const parts: Span[] = [
        [a, from],
        [to, b],
      ];
      return parts.filter(([c, d]) => d > c);
    });
  return left;
}

export const widthOf = (spans: readonly Span[]): number => spans.reduce((sum, [a, b]) => sum + b - a, 0);

/** What the outlines leave of the first, in square feet. */
export function areaWithout(outline: Polygon, taken: readonly Polygon[]): number {
  if (taken.length === 0) return areaOf(outline);
  return slicesOf(outline, taken).reduce(
    (sum, { x, dx }) => sum + dx * widthOf(spansWithout(spansAt(outline, x), spansOf(taken, x))),
    0,
  );
}

/** A short stretch of an outline; `out` leads away from it. */
export type RimPiece = { at: Point; out: Point; lengthFt: number };

const PIECE_FT = 0.25;

export function rimOf(outline: Polygon): RimPiece[] {
  return edgesOf(oriented(outline)).flatMap(([a, b]) => {
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const count = Math.ceil(length / PIECE_FT);
    const out: Point = [(b[1] - a[1]) / (length || 1), -(b[0] - a[0]) / (length || 1)];
    return Array.from({ length: count }, (_, k): RimPiece => {
      const t = (k + 0.5) / count;
      return { at: [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t], out, lengthFt: length / count };
    });
  });
}
