import type { Polygon } from '#domain/geometry/plane.ts';

export const pathOf = (points: Polygon, closed: boolean): string =>
  points.length === 0 ? '' : `M${points.map(([x, y]) => `${x} ${y}`).join('L')}${closed ? 'Z' : ''}`;
