import type { Point } from '#domain/geometry/plane.ts';
import { directionOf } from '#domain/plot/measure.ts';

/** Of the way from one corner of a lot to the next, as on a deed: `N 45°30' E`. To the minute: a drawing holds no seconds. */
export function bearingOf(from: Point, to: Point, northDeg: number): string {
  const minutes = Math.round((((directionOf(from, to) - northDeg) % 360) + 360) * 60) % (360 * 60);
  const [north, east] = [minutes <= 90 * 60 || minutes >= 270 * 60, minutes <= 180 * 60];
  const half = minutes % (180 * 60);
  const angle = half <= 90 * 60 ? half : 180 * 60 - half;
  const [degrees, rest] = [Math.floor(angle / 60), String(angle % 60).padStart(2, '0')];
  return `${north ? 'N' : 'S'} ${degrees}°${rest}' ${east ? 'E' : 'W'}`;
}
