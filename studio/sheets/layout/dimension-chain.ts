import type { Point } from '#domain/geometry/plane.ts';
import type { Dimension } from '../engine/dimension-marks.ts';
import type { Entity } from '../engine/entity.ts';
import type { Pen } from '../engine/view.ts';
import { inEighths } from './eighths.ts';

// Dimensions one after another on a line, in eighths of an inch.

/** Closer together they are one point. */
const SAME_FT = 0.02;

export function dimension(from: Point, to: Point, at: Point, heightFt: number): Dimension {
  const text = inEighths(Math.hypot(to[0] - from[0], to[1] - from[1]));
  return { kind: 'dimension', layer: 'A-ANNO-DIMS', from, to, at, heightFt, text };
}

/** The chains outside of a view: the first row is nearest to it. */
export const rowFt = ({ textFt }: Pen, row: number): number => textFt * (2 + 2.3 * row);
export const rowsPt = (textPt: number, rows: number): number => textPt * (2 + 2.3 * rows);

const sorted = (places: readonly number[]) =>
  places.toSorted((a, b) => a - b).filter((one, i, all) => i === 0 || one - (all[i - 1] ?? one) > SAME_FT);

/** Along x at the height `z`; each measured from its own point. */
export function chainAlong(
  places: readonly number[],
  from: (x: number) => number,
  z: number,
  pen: Pen,
): Dimension[] {
  const xs = sorted(places);
  return xs.slice(1).map((x, i) => {
    const before = xs[i] ?? x;
    return level([before, from(before)], [x, from(x)], [before, z], pen);
  });
}

/** Across, at x. */
export function chainAcross(places: readonly number[], from: number, x: number, pen: Pen): Entity[] {
  const zs = sorted(places);
  return zs.slice(1).map((z, i) => {
    const before = zs[i] ?? z;
    return dimension([from, before], [from, z], [x, before], pen.textFt);
  });
}

/** Measured along x alone, however the two points lie. */
function level(from: Point, to: Point, at: Point, { textFt }: Pen): Dimension {
  const z = Math.abs(at[1] - from[1]) < Math.abs(at[1] - to[1]) ? from[1] : to[1];
  return dimension([from[0], z], [to[0], z], at, textFt);
}
