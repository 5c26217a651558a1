import type { Point, Polygon } from '#domain/geometry/plane.ts';
import type { Footprint, Layout } from '#studio/scene/layout-types.ts';
import { fallsOverRocks } from '#studio/scene/spouts.ts';
import { type Ink, type Mark, PAPER } from './marks.ts';
import type { Sheet } from './sheet.ts';

// A heap of stones from above, in place of the rectangle that it needs.

const STONE: Ink = { fill: PAPER.ground, stroke: PAPER.ink, width: 1.2 };
/** Where each lies in its rectangle, and its radius as a share of the shorter side; the upper ones last. */
const HEAP: readonly (readonly [along: number, across: number, size: number])[] = [
  [0.1, 0.3, 0.26],
  [0.9, 0.34, 0.25],
  [0.14, 0.72, 0.24],
  [0.87, 0.74, 0.26],
  [0.36, 0.8, 0.27],
  [0.64, 0.82, 0.25],
  [0.34, 0.2, 0.25],
  [0.68, 0.2, 0.26],
  [0.3, 0.5, 0.29],
  [0.71, 0.5, 0.3],
  [0.51, 0.46, 0.31],
];
const CORNERS = 8;

export const isRocks = ({ kind }: Footprint, layout: Layout): boolean =>
  kind === 'Grotto' || (kind === 'Waterfall' && fallsOverRocks(layout));

export function boulderMarks({ outline }: Footprint, sheet: Sheet): Mark[] {
  const [a, b, c, d] = outline;
  if (!a || !b || !c || !d) return [];
  const shorter = Math.min(Math.hypot(b[0] - a[0], b[1] - a[1]), Math.hypot(d[0] - a[0], d[1] - a[1]));
  return HEAP.map(([along, across, size], index) => {
    const at = (axis: 0 | 1) => a[axis] + (b[axis] - a[axis]) * along + (d[axis] - a[axis]) * across;
    return sheet.shape(stone([at(0), at(1)], size * shorter, index), STONE);
  });
}

function stone([x, z]: Point, radius: number, seed: number): Polygon {
  return Array.from({ length: CORNERS }, (_, corner): Point => {
    const angle = ((corner + 0.3 * Math.sin(seed * 7 + corner * 3)) / CORNERS) * 2 * Math.PI;
    const reach = radius * (0.92 + 0.16 * Math.sin(seed * 5 + corner * 2.3));
    return [x + Math.cos(angle) * reach * 1.12, z + Math.sin(angle) * reach * 0.95];
  });
}
