import { cyclic, type Point, type Polygon } from '#domain/geometry/plane.ts';
import { cornerAngle, directionOf, distance, isClockwise, pointFrom } from './measure.ts';
import { PLOT_LIMITS, PLOT_LISTS, type Plot, type PlotEdge } from './plot.ts';

// What can be done to a drawing. Nothing here asks whether the result makes sense: a drawing may cross itself while it is worked on.

export const TRACES = ['lot', 'building', 'easement', 'line', 'septic'] as const;
/** What is drawn corner by corner. */
export type Trace = (typeof TRACES)[number];
/** What stands at one point. */
export type Spot = 'tree' | 'height' | 'access';

export type PlotThing =
  | { part: 'lot' }
  | { part: 'access' }
  | { part: 'building' | 'tree' | 'easement' | 'line' | 'septic' | 'height'; index: number };
type Listed = Extract<PlotThing, { index: number }>;
export const USUAL = { setbackFt: 5, gapFt: 5, canopyFt: 8, accessFt: 8 } as const;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
/** As it is stored: to a hundredth, never minus zero. */
const hundredth = (value: number): number => Math.round(value * 100) / 100 + 0;
const coordinate = (value: number) => hundredth(clamp(value, -PLOT_LIMITS.reachFt, PLOT_LIMITS.reachFt));
export const exact = ([x, y]: Point): [number, number] => [coordinate(x), coordinate(y)];
const exactly = (points: Polygon) => points.map(exact);

const plainEdge = (): PlotEdge => ({ setbackFt: USUAL.setbackFt, note: '' });

export const plotOf = (corners: Polygon, kind: Plot['source']['kind']): Plot => ({
  lot: { corners: exactly(corners), edges: corners.map(plainEdge) },
  buildings: [],
  trees: [],
  easements: [],
  lines: [],
  septic: [],
  heights: [],
  access: null,
  northDeg: 0,
  source: { kind, errorPercent: null },
});

export const isClosed = ({ part }: PlotThing): boolean => part !== 'line';
/** It has sides, not just one point. */
export const isOutlined = ({ part }: PlotThing): boolean =>
  part !== 'tree' && part !== 'height' && part !== 'access';
export const fewestCorners = ({ part }: { part: string }): number =>
  part === 'line' ? 2 : PLOT_LIMITS.corners.min;
export const mostCorners = ({ part }: { part: string }): number =>
  part === 'lot' ? PLOT_LIMITS.corners.max : PLOT_LIMITS.partCorners;

const pointsOfItem = (
  item: { corners: Polygon } | { path: Polygon } | { at: Point } | undefined,
): Polygon => {
  if (!item) return [];
  if ('corners' in item) return item.corners;
  return 'path' in item ? item.path : [item.at];
};

/** Its corners, or the one point where it stands; none when there is no such thing. */
export function pointsOf(plot: Plot, thing: PlotThing): Polygon {
  if (thing.part === 'lot') return plot.lot.corners;
  if (thing.part === 'access') return pointsOfItem(plot.access ?? undefined);
  return pointsOfItem(plot[PLOT_LISTS[thing.part]][thing.index]);
}

const changedAt = <Item>(list: readonly Item[], index: number, change: (item: Item) => Item): Item[] =>
  list.map((item, i) => (i === index ? change(item) : item));

function withListedPoints(plot: Plot, { part, index }: Listed, points: [number, number][]): Plot {
  const cornered = <Item>(item: Item): Item => ({ ...item, corners: points });
  const [at] = points;
  const standing = <Item>(item: Item): Item => (at ? { ...item, at } : item);
  switch (part) {
    case 'building':
      return { ...plot, buildings: changedAt(plot.buildings, index, cornered) };
    case 'easement':
      return { ...plot, easements: changedAt(plot.easements, index, cornered) };
    case 'septic':
      return { ...plot, septic: changedAt(plot.septic, index, cornered) };
    case 'line':
      return { ...plot, lines: changedAt(plot.lines, index, (line) => ({ ...line, path: points })) };
    case 'tree':
      return { ...plot, trees: changedAt(plot.trees, index, standing) };
    case 'height':
      return { ...plot, heights: changedAt(plot.heights, index, standing) };
  }
}

/** As many corners as before: sides keep what is said about them. */
function withPoints(plot: Plot, thing: PlotThing, points: Polygon): Plot {
  const stored = exactly(points);
  if (thing.part === 'lot') return { ...plot, lot: { ...plot.lot, corners: stored } };
  if (thing.part !== 'access') return withListedPoints(plot, thing, stored);
  const [at] = stored;
  return plot.access && at ? { ...plot, access: { ...plot.access, at } } : plot;
}

export const moveCorner = (plot: Plot, thing: PlotThing, index: number, to: Point): Plot =>
  withPoints(
    plot,
    thing,
    changedAt(pointsOf(plot, thing), index, () => to),
  );

const moved = ([x, y]: Point, [dx, dy]: Point): Point => [x + dx, y + dy];

/** All of it. Near the end of the paper it stops whole. */
export function moveThing(plot: Plot, thing: PlotThing, by: Point): Plot {
  const points = pointsOf(plot, thing);
  const room = ([0, 1] as const).map((axis) => {
    const all = points.map((point) => point[axis]);
    return clamp(by[axis], -PLOT_LIMITS.reachFt - Math.min(...all), PLOT_LIMITS.reachFt - Math.max(...all));
  });
  return withPoints(
    plot,
    thing,
    points.map((point) => moved(point, [room[0] ?? 0, room[1] ?? 0])),
  );
}

/** Both its ends. */
export function moveSide(plot: Plot, thing: PlotThing, side: number, by: Point): Plot {
  const points = pointsOf(plot, thing);
  const end = (side + 1) % points.length;
  return withPoints(
    plot,
    thing,
    points.map((point, i) => (i === side || i === end ? moved(point, by) : point)),
  );
}

/** On a side of it; both halves of a lot's side keep its setback. */
export function insertCorner(plot: Plot, thing: PlotThing, side: number, at: Point): Plot {
  const points = pointsOf(plot, thing);
  if (points.length >= mostCorners(thing)) return plot;
  const next = withPoints(plot, thing, points.toSpliced(side + 1, 0, at));
  if (thing.part !== 'lot') return next;
  const edge = plot.lot.edges[side] ?? plainEdge();
  return { ...next, lot: { ...next.lot, edges: plot.lot.edges.toSpliced(side + 1, 0, { ...edge }) } };
}

/** What is left is a side from the one before to the one after; too few corners stay as they are. */
export function removeCorner(plot: Plot, thing: PlotThing, index: number): Plot {
  const points = pointsOf(plot, thing);
  if (points.length <= fewestCorners(thing)) return plot;
  const next = withPoints(plot, thing, points.toSpliced(index, 1));
  if (thing.part !== 'lot') return next;
  return { ...next, lot: { ...next.lot, edges: plot.lot.edges.toSpliced(index, 1) } };
}

/** Its end moves along it, and the next side moves with it: right angles stay right. */
export function setSideLength(plot: Plot, thing: PlotThing, side: number, feet: number): Plot {
  const points = pointsOf(plot, thing);
  const [a, b] = [cyclic(points, side), cyclic(points, side + 1)];
  const to = pointFrom(a, feet, directionOf(a, b));
  const by: Point = [to[0] - b[0], to[1] - b[1]];
  const follows = (i: number) =>
    isClosed(thing)
      ? i === (side + 1) % points.length || (points.length > 3 && i === (side + 2) % points.length)
      : i > side;
  return withPoints(
    plot,
    thing,
    points.map((point, i) => (follows(i) ? moved(point, by) : point)),
  );
}

/** Its end goes around its beginning. */
export function setSideDirection(plot: Plot, thing: PlotThing, side: number, degrees: number): Plot {
  const points = pointsOf(plot, thing);
  const [a, b] = [cyclic(points, side), cyclic(points, side + 1)];
  return moveCorner(plot, thing, (side + 1) % points.length, pointFrom(a, distance(a, b), degrees));
}

/** The next corner goes around this one. */
export function setCornerAngle(plot: Plot, thing: PlotThing, index: number, degrees: number): Plot {
  const points = pointsOf(plot, thing);
  const more = degrees - cornerAngle(points, index);
  const [a, b] = [cyclic(points, index), cyclic(points, index + 1)];
  return setSideDirection(plot, thing, index, directionOf(a, b) - (isClockwise(points) ? more : -more));
}

/** Adds what was traced; null where there is no room for another one. */
export function addTraced(plot: Plot, trace: Exclude<Trace, 'lot'>, points: Polygon): Plot | null {
  const corners = exactly(points);
  if (plot[PLOT_LISTS[trace]].length >= PLOT_LIMITS[PLOT_LISTS[trace]]) return null;
  switch (trace) {
    case 'building': {
      const kind = plot.buildings.some((one) => one.kind === 'house') ? 'other' : 'house';
      return { ...plot, buildings: [...plot.buildings, { kind, corners, gapFt: USUAL.gapFt, note: '' }] };
    }
    case 'easement':
      return { ...plot, easements: [...plot.easements, { corners, note: '' }] };
    case 'line': {
      const line = { kind: 'overhead', path: corners, gapFt: 10, note: '' } as const;
      return { ...plot, lines: [...plot.lines, line] };
    }
    case 'septic':
      return { ...plot, septic: [...plot.septic, { kind: 'tank', corners, gapFt: 10 }] };
  }
}

/** Adds what stands at a point; null where there is no room for another one. */
export function addSpot(plot: Plot, spot: Spot, point: Point): Plot | null {
  const at = exact(point);
  if (spot === 'access') return { ...plot, access: { at, widthFt: plot.access?.widthFt ?? USUAL.accessFt } };
  if (plot[PLOT_LISTS[spot]].length >= PLOT_LIMITS[PLOT_LISTS[spot]]) return null;
  if (spot === 'height') return { ...plot, heights: [...plot.heights, { at, feet: 0 }] };
  return { ...plot, trees: [...plot.trees, { kind: 'tree', at, canopyFt: USUAL.canopyFt }] };
}

/** The lot stays: it is drawn anew instead. */
export function removeThing(plot: Plot, thing: PlotThing): Plot {
  if (thing.part === 'lot') return plot;
  if (thing.part === 'access') return { ...plot, access: null };
  const name = PLOT_LISTS[thing.part];
  return { ...plot, [name]: plot[name].toSpliced(thing.index, 1) };
}

/** Another outline for the same land: sides keep what was said of them where there are as many. */
export const redrawLot = (plot: Plot, corners: Polygon): Plot => ({
  ...plot,
  lot: {
    corners: exactly(corners),
    edges: corners.map((_, i) => plot.lot.edges[i] ?? plainEdge()),
  },
});
