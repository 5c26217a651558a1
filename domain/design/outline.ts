import { boundsOf, cyclic, oriented, type Point, type Polygon } from '#domain/geometry/plane.ts';
import type { Design } from './design.ts';
import { drawsCurves, namedOutline, styleOutline } from './unit-outline.ts';

// The water of a design: its style's outline, or the one asked for by name, exactly as long and as wide as the design.

export type Shaped = Pick<Design, 'style' | 'shape'>;

/** Whether the water is drawn in curves: round and oval always are, an L, a T and Roman ends as their style draws corners. */
export const isCurved = ({ style, shape }: Shaped): boolean =>
  shape === 'Round' || shape === 'Oval' || (shape !== 'Roman ends' && drawsCurves(style));

/** The water of a design, around the pool's own middle. */
export function outlineOf({
  style,
  shape,
  lengthFt,
  widthFt,
}: Shaped & Pick<Design, 'lengthFt' | 'widthFt'>): Polygon {
  const [x, z] = [lengthFt / 2, widthFt / 2];
  const unit = oriented(shape ? namedOutline(shape, style, x, z) : styleOutline(style, x, z));
  return stretched(withoutTwins(unit), lengthFt, widthFt);
}

/** Stones around curved water are cut narrower. */
export const copingFtOf = (design: Shaped): number => (isCurved(design) ? 1 : 1.15);

function stretched(polygon: Polygon, length: number, width: number): Polygon {
  const { x0, x1, z0, z1 } = boundsOf(polygon);
  return polygon.map(
    ([x, z]): Point => [((x - x0) / (x1 - x0) - 0.5) * length, ((z - z0) / (z1 - z0) - 0.5) * width],
  );
}

function withoutTwins(polygon: Polygon): Polygon {
  return polygon.filter((corner, i) => {
    const next = cyclic(polygon, i + 1);
    return Math.hypot(next[0] - corner[0], next[1] - corner[1]) > 1e-4;
  });
}
