import { EndType, FillRule, inflatePaths, JoinType, union } from 'clipper2-ts';
import { areaOf, oriented, type Point, type Polygon } from '#domain/geometry/plane.ts';

// Around the water, everywhere as far from its wall.

const PER_FOOT = 1000;
const ARC_TOLERANCE = 2;

/** All waters in one, grown; the largest ring where they lie apart. */
export function ringAround(waters: readonly Polygon[], feet: number): Polygon {
  const paths = waters.map((water) =>
    oriented(water).map(([x, z]) => ({ x: Math.round(x * PER_FOOT), y: Math.round(z * PER_FOOT) })),
  );
  const whole = union(paths, FillRule.NonZero);
  const grown =
    feet === 0
      ? whole
      : inflatePaths(whole, feet * PER_FOOT, JoinType.Round, EndType.Polygon, 2, ARC_TOLERANCE);
  const rings = grown.map((path) => path.map(({ x, y }): Point => [x / PER_FOOT, y / PER_FOOT]));
  return rings.toSorted((a, b) => areaOf(b) - areaOf(a))[0] ?? [];
}
