import { boundsOf, crossingsOf, type Point, type Polygon } from '#domain/geometry/plane.ts';
import { line, type Mark } from './marks.ts';

// Slanting lines across a shape, whatever its corners.

const SLANT = Math.PI / 4;

/** `mirrored` leans the other way, so that two hatchings can be told apart. */
export function hatch(shape: Polygon, gap: number, stroke: string, mirrored = false): Mark[] {
  const angle = mirrored ? -SLANT : SLANT;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const level = shape.map(([x, y]): Point => [x * cos + y * sin, y * cos - x * sin]);
  const back = (x: number, y: number): Point => [x * cos - y * sin, x * sin + y * cos];
  const { z0, z1 } = boundsOf(level);
  const marks: Mark[] = [];
  for (let at = Math.ceil(z0 / gap) * gap; at < z1; at += gap) {
    const ends = crossingsOf(level, at, 1).sort((a, b) => a - b);
    for (let i = 0; i + 1 < ends.length; i += 2)
      marks.push(line(back(ends[i] ?? 0, at), back(ends[i + 1] ?? 0, at), 0.8, stroke));
  }
  return marks;
}
