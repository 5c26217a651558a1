import { cyclic, type Point, type Polygon } from '#domain/geometry/plane.ts';

// Lengths and directions of what is drawn. A direction is counted clockwise from the drawing's top: to the right is 90.

export const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

const round = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits + 0;
const within360 = (degrees: number) => ((degrees % 360) + 360) % 360;

/** To a tenth of a degree; what is nearly 360 is 0. */
export const tenthOfDegree = (degrees: number): number => within360(round(within360(degrees), 1));

export const directionOf = (a: Point, b: Point): number =>
  within360((Math.atan2(b[0] - a[0], a[1] - b[1]) * 180) / Math.PI);

/** The point that lies so far away in a direction. */
export function pointFrom([x, y]: Point, feet: number, directionDeg: number): Point {
  const radians = (directionDeg * Math.PI) / 180;
  return [x + Math.sin(radians) * feet, y - Math.cos(radians) * feet];
}

/** Between the two sides at a corner, on the inside of the way round; 90 in a rectangle. */
export function cornerAngle(outline: Polygon, index: number): number {
  const corner = cyclic(outline, index);
  const before = directionOf(corner, cyclic(outline, index - 1));
  const after = directionOf(corner, cyclic(outline, index + 1));
  const clockwise = within360(before - after);
  return isClockwise(outline) ? clockwise : within360(-clockwise);
}

/** As seen on the drawing, where y runs down. */
export const isClockwise = (outline: Polygon): boolean =>
  outline.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = cyclic(outline, i + 1);
    return sum + x * nextY - nextX * y;
  }, 0) > 0;

/** Of an open path each step, of a closed one also the way back to its first corner. */
export const sidesOf = (points: Polygon, closed: boolean): readonly (readonly [Point, Point])[] =>
  points.slice(0, closed ? undefined : -1).map((point, i) => [point, cyclic(points, i + 1)] as const);

/** The nearest point of a side. */
export function nearestOn([a, b]: readonly [Point, Point], [x, y]: Point): Point {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : ((x - a[0]) * dx + (y - a[1]) * dy) / square;
  const t = Math.min(1, Math.max(0, share));
  return [a[0] + dx * t, a[1] + dy * t];
}

/** `42.5`, without zeros that say nothing. */
export const shownFeet = (feet: number): string => String(round(feet, 2));
