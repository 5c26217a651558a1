import {
  difference,
  EndType,
  FillRule,
  inflatePaths,
  intersect,
  JoinType,
  type Path64,
  type Paths64,
  union,
} from 'clipper2-ts';
import { areaOf, oriented, type Point, type Polygon, signedArea } from './plane.ts';

// Outlines put together, grown and cut, by a library that counts in whole numbers: thousandths of a foot.

const PER_FOOT = 1000;
const MITER = 2;

const whole = (outline: Polygon): Path64 =>
  oriented(outline).map(([x, z]) => ({ x: Math.round(x * PER_FOOT), y: Math.round(z * PER_FOOT) }));
const inFeet = (path: Path64): Polygon => path.map(({ x, y }): Point => [x / PER_FOOT, y / PER_FOOT]);
const grown = (paths: Paths64, feet: number) =>
  inflatePaths(paths, feet * PER_FOOT, JoinType.Miter, EndType.Polygon, MITER);

/** The outside of everything that lies around the largest of them, `feet` away. */
export function lineAround(shapes: readonly Polygon[], feet: number): Polygon {
  const rings = grown(union(shapes.map(whole), FillRule.NonZero), feet).map(inFeet);
  return rings.toSorted((a, b) => areaOf(b) - areaOf(a))[0] ?? [];
}

/** What of an outline lies `inFt` within another and `offFt` off what is cut out of it; holes are left out. */
export function partsWithin(
  outline: Polygon,
  { around, inFt }: { around: Polygon; inFt: number },
  { cut, offFt }: { cut: readonly Polygon[]; offFt: number },
): Polygon[] {
  const inside = intersect([whole(outline)], grown([whole(around)], -inFt), FillRule.NonZero);
  const left = difference(inside, grown(cut.map(whole), offFt), FillRule.NonZero);
  return left.map(inFeet).filter((ring) => signedArea(ring) > 0);
}

/** Of all of them together, as far as they lie within another. */
export function sharedArea(shapes: readonly Polygon[], around: Polygon): number {
  const shared = intersect(union(shapes.map(whole), FillRule.NonZero), [whole(around)], FillRule.NonZero);
  return Math.abs(shared.map(inFeet).reduce((sum, ring) => sum + signedArea(ring), 0));
}
