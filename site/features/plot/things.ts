import type { Point } from '#domain/geometry/plane.ts';
import { isClosed, isOutlined, type PlotThing, pointsOf } from '#domain/plot/edit.ts';
import { sidesOf } from '#domain/plot/measure.ts';
import type { Plot } from '#domain/plot/plot.ts';
import type { SnapGround } from '#domain/plot/snap.ts';
import type { Thing } from './table-state.ts';

// The things on a plot, one after the other, and what a moved corner may meet of them.

export const isSame = (a: Thing, b: Thing): boolean =>
  a.part === b.part && ('index' in a ? a.index : 0) === ('index' in b ? b.index : 0);

export const isOnPlot = (thing: Thing): thing is PlotThing =>
  thing.part !== 'north' && thing.part !== 'pool' && thing.part !== 'underlay';

const counted = <Part extends Extract<PlotThing, { index: number }>['part']>(
  part: Part,
  list: readonly unknown[],
) => list.map((_, index) => ({ part, index }));

export const thingsOf = (plot: Plot): PlotThing[] => [
  { part: 'lot' },
  ...counted('building', plot.buildings),
  ...counted('tree', plot.trees),
  ...counted('easement', plot.easements),
  ...counted('line', plot.lines),
  ...counted('septic', plot.septic),
  ...counted('height', plot.heights),
  ...(plot.access ? [{ part: 'access' } as const] : []),
];

type Moving = { thing: PlotThing; corner: number | 'all' } | { traced: readonly Point[] };

/** Everything but what moves. */
export function groundOf(plot: Plot | null, moving: Moving): SnapGround {
  const own = 'thing' in moving ? moving.thing : null;
  const things = plot ? thingsOf(plot).filter(isOutlined) : [];
  const ground: { corners: Point[]; sides: (readonly [Point, Point])[] } = { corners: [], sides: [] };
  for (const thing of things) {
    const points = plot ? pointsOf(plot, thing) : [];
    const sides = sidesOf(points, isClosed(thing));
    if (!own || !isSame(thing, own)) {
      ground.corners.push(...points);
      ground.sides.push(...sides);
    }
  }
  if ('traced' in moving) return { ...ground, ...joinedToTrace(moving.traced, ground) };
  return plot && moving.corner !== 'all'
    ? withOwnSides(ground, plot, moving.thing, moving.corner)
    : { ...ground, joined: [] };
}

type Met = { corners: Point[]; sides: (readonly [Point, Point])[] };

function joinedToTrace(traced: readonly Point[], { corners, sides }: Met): SnapGround {
  const [first] = traced;
  const last = traced.at(-1);
  const joined = last ? [{ at: last, beyond: traced.at(-2) ?? null }] : [];
  const closing = first && traced.length > 2 ? [{ at: first, beyond: traced[1] ?? null }] : [];
  return {
    corners: [...corners, ...traced],
    sides: [...sides, ...sidesOf(traced, false)],
    joined: [...joined, ...closing],
  };
}

function withOwnSides({ corners, sides }: Met, plot: Plot, thing: PlotThing, corner: number): SnapGround {
  const points = pointsOf(plot, thing);
  const closed = isClosed(thing);
  const at = (i: number) => points[closed ? (i + points.length) % points.length : i];
  const joined = [-1, 1].flatMap((step) => {
    const neighbor = at(corner + step);
    return neighbor && points.length > 1 ? [{ at: neighbor, beyond: at(corner + 2 * step) ?? null }] : [];
  });
  const last = closed ? (corner + points.length - 1) % points.length : corner - 1;
  const others = sidesOf(points, closed).filter((_, i) => i !== corner && i !== last);
  return {
    corners: [...corners, ...points.filter((_, i) => i !== corner)],
    sides: [...sides, ...others],
    joined,
  };
}
