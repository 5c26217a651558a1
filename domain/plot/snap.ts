import type { Point, Polygon } from '#domain/geometry/plane.ts';
import { distance, nearestOn } from './measure.ts';

// Where a corner that is nearly somewhere is meant to be: on a corner or a side that is there, at a right angle to the side it ends,
// or parallel to another one.

export type SnapKind = 'corner' | 'edge' | 'right-angle' | 'parallel' | 'straight';
export type SnapHint = { kind: SnapKind; from: Point; to: Point };
export type Snapped = { point: Point; hints: SnapHint[] };

export type SnapGround = {
  corners: readonly Point[];
  sides: readonly (readonly [Point, Point])[];
  /** The corners that the moved one is joined to, each with the one beyond it. */
  joined: readonly { at: Point; beyond: Point | null }[];
};

type Guide = { kind: SnapKind; at: Point; along: Point; from: Point };

const unit = (a: Point, b: Point): Point | null => {
  const length = distance(a, b);
  return length < 1e-9 ? null : [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
};
const cross = (a: Point, b: Point) => a[0] * b[1] - a[1] * b[0];
const quarter = ([x, y]: Point): Point => [-y, x];

const ALIKE = 1e-3;
const isAlong = (a: Point, b: Point) => Math.abs(cross(a, b)) < ALIKE;

/** Across and along the paper, and along every side there is; the same direction once. */
function directionsOf(sides: SnapGround['sides']): Point[] {
  const found: Point[] = [
    [1, 0],
    [0, 1],
  ];
  for (const [a, b] of sides) {
    const along = unit(a, b);
    if (!along) continue;
    for (const one of [along, quarter(along)])
      if (!found.some((other) => isAlong(one, other))) found.push(one);
  }
  return found;
}

/** The ways that a side from a neighboring corner may run. */
function guidesFrom({ at, beyond }: SnapGround['joined'][number], directions: readonly Point[]): Guide[] {
  const before = beyond && unit(beyond, at);
  return directions.map((along) => {
    const kind = (): SnapKind => {
      if (before && isAlong(along, before)) return 'straight';
      return before && isAlong(along, quarter(before)) ? 'right-angle' : 'parallel';
    };
    return { kind: kind(), at, along, from: at };
  });
}

/** A side that is being drawn has a round length. */
const onGuide = ({ kind, at, along }: Guide, [x, y]: Point, step = 0): Point => {
  const free = (x - at[0]) * along[0] + (y - at[1]) * along[1];
  const far = step > 0 && kind !== 'edge' ? Math.round(free / step) * step : free;
  return [at[0] + along[0] * far, at[1] + along[1] * far];
};

function meeting(a: Guide, b: Guide): Point | null {
  const across = cross(a.along, b.along);
  if (Math.abs(across) < ALIKE) return null;
  const far = cross([b.at[0] - a.at[0], b.at[1] - a.at[1]], b.along) / across;
  return [a.at[0] + a.along[0] * far, a.at[1] + a.along[1] * far];
}

const hintOf = ({ kind, from }: Guide, to: Point): SnapHint => ({ kind, from, to });

const nearest = <Item>(items: readonly Item[], far: (item: Item) => number): Item | undefined =>
  items.reduce<Item | undefined>(
    (best, item) => (best === undefined || far(item) < far(best) ? item : best),
    undefined,
  );

/** The nearest guide, and where it meets another one that is near enough. */
function toGuides(point: Point, guides: readonly Guide[], radius: number, step: number): Snapped | null {
  const far = (guide: Guide) => distance(point, onGuide(guide, point));
  const near = guides.filter((guide) => far(guide) <= radius);
  const first = nearest(near, far);
  if (!first) return null;
  const met = near.flatMap((guide) => {
    const at = meeting(first, guide);
    return at && distance(at, point) <= radius * 1.5 ? [{ guide, at }] : [];
  });
  const best = nearest(met, ({ at }) => distance(at, point));
  if (best) return { point: best.at, hints: [hintOf(first, best.at), hintOf(best.guide, best.at)] };
  const at = onGuide(first, point, step);
  return { point: at, hints: [hintOf(first, at)] };
}

const STEPS_FT = [5, 1, 0.5, 0.1];
/** As fine as the paper can show. */
const stepOf = (feetPerPixel: number) => STEPS_FT.find((feet) => feet <= feetPerPixel * 3) ?? 0.1;
const NEAR_PIXELS = 10;

/** How near counts as meant, and how round a number is, follow from the zoom. */
export function snap(point: Point, ground: SnapGround, feetPerPixel: number): Snapped {
  const radius = NEAR_PIXELS * feetPerPixel;
  const step = stepOf(feetPerPixel);
  const corner = nearest(
    ground.corners.filter((one) => distance(one, point) <= radius),
    (one) => distance(one, point),
  );
  if (corner) return { point: corner, hints: [{ kind: 'corner', from: corner, to: corner }] };
  const directions = directionsOf(ground.sides);
  const edges = ground.sides.flatMap(([a, b]): Guide[] => {
    const along = unit(a, b);
    const isNear = along && distance(nearestOn([a, b], point), point) <= radius;
    return isNear ? [{ kind: 'edge', at: a, along, from: a }] : [];
  });
  const guides = ground.joined.flatMap((one) => guidesFrom(one, directions));
  const rounded = (value: number) => Math.round(value / step) * step;
  return (
    toGuides(point, [...edges, ...guides], radius, step) ?? {
      point: [rounded(point[0]), rounded(point[1])],
      hints: [],
    }
  );
}

/** Moves a whole thing so that one of its corners meets what is there. */
export function snapMove(points: Polygon, by: Point, ground: SnapGround, feetPerPixel: number): Snapped {
  const step = stepOf(feetPerPixel);
  const free: Point = [Math.round(by[0] / step) * step, Math.round(by[1] / step) * step];
  const found = points.flatMap(([x, y]) => {
    const wanted: Point = [x + by[0], y + by[1]];
    const { point, hints } = snap(wanted, { ...ground, joined: [] }, feetPerPixel);
    return hints.length > 0 ? [{ hints, point: [point[0] - x, point[1] - y] as const }] : [];
  });
  return nearest(found, ({ point }) => distance(point, by)) ?? { point: free, hints: [] };
}
