import {
  type Bounds,
  boundsOf,
  clipToBounds,
  cyclic,
  type Point,
  type Polygon,
} from '#domain/geometry/plane.ts';
import { clipPath } from '#studio/plan/clip-path.ts';
import type { Layout } from '#studio/scene/layout-types.ts';
import type { Entity, Fill } from '../engine/entity.ts';
import type { LayerName } from '../engine/layers.ts';
import { type Pen, POINTS_PER_INCH } from '../engine/view.ts';
import type { PlanSet } from '../plan-set.ts';
import { Lettering, turnedBy } from './lettering.ts';
import type { SiteWords } from './words.ts';

// A plan in the making: what it is drawn with, and the window that nothing may leave.

export type Draft = {
  set: PlanSet;
  layout: Layout;
  pen: Pen;
  words: SiteWords;
  letters: Lettering;
  turnDeg: number;
  /** On paper, in feet. */
  window: Bounds;
};

type Frame = { corners: readonly Point[]; turnDeg: number; marginIn: number };

export function draftOf(set: PlanSet, pen: Pen, { corners, turnDeg, marginIn }: Frame): Draft {
  const b = boundsOf(corners.map((point) => turnedBy(point, turnDeg)));
  // A hair less than what the view keeps free around it.
  const more = pen.pt(marginIn * POINTS_PER_INCH - 2);
  const window = { x0: b.x0 - more, z0: b.z0 - more, x1: b.x1 + more, z1: b.z1 + more };
  return {
    set,
    layout: set.layout,
    pen,
    words: set.words.site,
    letters: new Lettering(window, turnDeg),
    turnDeg,
    window,
  };
}

/** As far as it lies in the window. */
export function shape({ window, turnDeg }: Draft, layer: LayerName, outline: Polygon, fill?: Fill): Entity[] {
  const back = (point: Point) => turnedBy(point, -turnDeg);
  const paper = outline.map((point) => turnedBy(point, turnDeg));
  if (isWithin(paper, window))
    return [{ kind: 'path', layer, points: outline, closed: true, ...(fill ? { fill } : {}) }];
  const shown = clipToBounds(paper, window);
  const first = paper[0];
  const ring = first ? [...paper, cyclic(paper, 0)] : paper;
  return [
    ...(fill && shown.length > 2
      ? [{ kind: 'path', layer, points: shown.map(back), closed: true, fill, unlined: true } as const]
      : []),
    ...clipPath(ring, window).map(
      (piece): Entity => ({ kind: 'path', layer, points: piece.map(back), closed: false }),
    ),
  ];
}

export function stroke({ window, turnDeg }: Draft, layer: LayerName, path: readonly Point[]): Entity[] {
  const paper = path.map((point) => turnedBy(point, turnDeg));
  if (isWithin(paper, window)) return [{ kind: 'path', layer, points: path, closed: false }];
  return clipPath(paper, window).map((piece) => ({
    kind: 'path',
    layer,
    points: piece.map((point) => turnedBy(point, -turnDeg)),
    closed: false,
  }));
}

const isWithin = (points: readonly Point[], { x0, z0, x1, z1 }: Bounds) =>
  points.every(([x, z]) => x >= x0 && x <= x1 && z >= z0 && z <= z1);

export const isShown = ({ window, turnDeg }: Draft, point: Point): boolean =>
  isWithin([turnedBy(point, turnDeg)], window);
