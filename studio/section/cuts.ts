import { boundsOf, crossingsOf, type Point, type Polygon } from '#domain/geometry/plane.ts';
import { isOnEdge, outwards } from '#studio/scene/infinity-edge.ts';
import type { Footprint, FootprintKind, Layout } from '#studio/scene/layout-types.ts';
import { basinOf, bottomAt, SPA, treadsOf } from '#studio/scene/pool-heights.ts';

// Where the pool is cut, and the floor along each cut: measured on the layout, exact between its breaks.

export const CUT_KINDS = ['along', 'shallow', 'deep', 'spa', 'basin'] as const;
export type CutKind = (typeof CUT_KINDS)[number];

/** `at` leads from feet along the cut to the plan. Those along the pool count as the plan's x does. */
export type Cut = { kind: CutKind; at: (feet: number) => Point; from: number; to: number };

/** Water along a cut; the floor from left to right as [feet along, depth]. */
export type Span = { from: number; to: number; floor: readonly Point[] };

const PAST_DECK_FT = 5;
const MOST_BESIDE_FT = 7;
const HAIR_FT = 1e-4;

export function cutsOf(layout: Layout): Cut[] {
  return CUT_KINDS.flatMap((kind) => {
    const cut = cutOf(layout, kind);
    return cut ? [cut] : [];
  });
}

/** One depth from end to end: both cuts across would show the same. */
export const isLevel = ({ pool: { profile } }: Layout): boolean =>
  profile.every(({ depthFt }) => Math.abs(depthFt - (profile[0]?.depthFt ?? 0)) < 1e-6);

export function cutOf(layout: Layout, kind: CutKind): Cut | null {
  const { infinityEdge: edge } = layout.pool;
  // Across towards the view, so that the basin always lies on the right.
  const way = edge ? edge.out[1] : 1;
  if (kind === 'along') return withEnds(layout, kind, (x) => [x, 0]);
  if (kind === 'shallow') return withEnds(layout, kind, (feet) => [shallowX(layout), feet * way]);
  if (kind === 'deep') return withEnds(layout, kind, (feet) => [deepX(layout), feet * way]);
  if (kind === 'spa') return spaCut(layout);
  if (!edge) return null;
  const rim = outwards(edge, edge.middle);
  const to = rim + basinOf(layout.design).outerFt + 4;
  return { kind, at: (feet) => [edge.middle[0], feet * way], from: rim - 6, to };
}

/** From beyond the deck to beyond it, or as far beside the water as matters. */
function withEnds(layout: Layout, kind: CutKind, at: Cut['at']): Cut | null {
  const water = crossingsAlong(layout.pool.outline, at);
  const [first, last] = [water[0], water.at(-1)];
  if (first === undefined || last === undefined) return null;
  const deck = crossingsAlong(layout.deck, at);
  const before = deck.filter((feet) => feet < first).at(-1) ?? first;
  const after = deck.find((feet) => feet > last - HAIR_FT) ?? last;
  const open = isOnEdge(layout.pool.infinityEdge, at(last)) ? basinOf(layout.design).outerFt : 0;
  return {
    kind,
    at,
    from: first - Math.min(MOST_BESIDE_FT, first - before + PAST_DECK_FT),
    to: last + open + Math.min(MOST_BESIDE_FT, after - last + PAST_DECK_FT),
  };
}

const ofKind = ({ items }: Layout, kind: FootprintKind): Footprint[] =>
  items.filter((item) => item.kind === kind);

/** In the middle of the shallow floor, past steps and shelf. */
function shallowX(layout: Layout): number {
  const { profile, lengthFt } = layout.pool;
  const entries = (['steps', 'Sunshelf', 'Beach Entry'] as const)
    .flatMap((kind) => ofKind(layout, kind))
    .map(({ outline }) => boundsOf(outline).x1);
  const start = Math.max(-lengthFt / 2 + lengthFt * 0.08, ...entries);
  const end = (profile.at(-3)?.alongFt ?? lengthFt * 0.4) - lengthFt / 2;
  return end > start ? (start + end) / 2 : Math.min(start + 0.5, lengthFt * 0.1);
}

/** In the middle of the deep floor, before a bench. */
function deepX(layout: Layout): number {
  const { profile, lengthFt } = layout.pool;
  const start = (profile.at(-2)?.alongFt ?? lengthFt * 0.8) - lengthFt / 2;
  const bench = ofKind(layout, 'bench').map(({ outline }) => boundsOf(outline).x0);
  const end = Math.min(lengthFt / 2 - lengthFt * 0.02, ...bench);
  return end > start ? (start + end) / 2 : lengthFt * 0.35;
}

/** Through its middle, towards the water. */
function spaCut(layout: Layout): Cut | null {
  const [spa] = ofKind(layout, 'Raised Spa');
  if (!spa) return null;
  const { x, z, yaw } = spa.anchor;
  return {
    kind: 'spa',
    at: (feet) => [x + feet * Math.sin(yaw), z + feet * Math.cos(yaw)],
    from: SPA.inFt - spa.depthFt - 4,
    to: SPA.inFt + 7,
  };
}

/** Where a cut meets an outline, in feet along it. */
export function crossingsAlong(outline: Polygon, at: Cut['at']): number[] {
  const [ox, oz] = at(0);
  const [ax, az] = at(1);
  const [dx, dz] = [ax - ox, az - oz];
  const turned = outline.map(
    ([x, z]): Point => [(x - ox) * dx + (z - oz) * dz, (z - oz) * dx - (x - ox) * dz],
  );
  return crossingsOf(turned, 0, 1).toSorted((a, b) => a - b);
}

export function spansOf(layout: Layout, cut: Cut): Span[] {
  const ends = crossingsAlong(layout.pool.outline, cut.at);
  return ends.flatMap((first, i): Span[] => {
    const last = ends[i + 1];
    if (i % 2 === 1 || last === undefined) return [];
    // What a cut is not drawn to stays out of it: the spa's own ground, what lies past the sheet's end.
    const [from, to] = [Math.max(first, spaEnd(layout, cut), cut.from), Math.min(last, cut.to)];
    return to - from > 0.2 ? [{ from, to, floor: floorOf(layout, cut, from, to) }] : [];
  });
}

const spaEnd = (layout: Layout, { kind }: Cut): number =>
  kind === 'spa' && ofKind(layout, 'Raised Spa').some(({ layer }) => layer === 'edge')
    ? SPA.inFt
    : Number.NEGATIVE_INFINITY;

function floorOf(layout: Layout, cut: Cut, from: number, to: number): Point[] {
  const breaks = [from, ...breaksOf(layout, cut).filter((feet) => feet > from && feet < to), to];
  const depth = (feet: number) => bottomAt(layout, cut.at(feet));
  const points = breaks.slice(1).flatMap((end, i): Point[] => {
    const start = breaks[i] ?? end;
    if (end - start < 3 * HAIR_FT) return [];
    return [
      [start, depth(start + HAIR_FT)],
      [end, depth(end - HAIR_FT)],
    ];
  });
  return straightened(points);
}

/** Where the floor can change: its own breaks, and the rims of what stands on it. */
function breaksOf(layout: Layout, { at }: Cut): number[] {
  const { pool } = layout;
  const [ox] = at(0);
  const run = at(1)[0] - ox;
  const planes = [
    ...pool.profile.map(({ alongFt }) => alongFt - pool.lengthFt / 2),
    ...ofKind(layout, 'steps').flatMap((steps) => treadsOf(layout, steps).flatMap(({ x0, x1 }) => [x0, x1])),
  ];
  const rims = (['steps', 'Sunshelf', 'bench'] as const)
    .flatMap((kind) => ofKind(layout, kind))
    .flatMap(({ outline }) => crossingsAlong(outline, at));
  const crossed = Math.abs(run) < 1e-9 ? [] : planes.map((x) => (x - ox) / run);
  return [...crossed, ...rims]
    .toSorted((a, b) => a - b)
    .filter((one, i, all) => one - (all[i - 1] ?? -1e9) > 1e-3);
}

function straightened(all: readonly Point[]): Point[] {
  const points = all.filter(([x, y], i) => {
    const before = all[i - 1];
    return !before || Math.hypot(x - before[0], y - before[1]) > 1e-3;
  });
  return points.filter(([x, y], i) => {
    const [before, after] = [points[i - 1], points[i + 1]];
    if (!before || !after) return true;
    const cross = (x - before[0]) * (after[1] - before[1]) - (y - before[1]) * (after[0] - before[0]);
    return Math.abs(cross) > 1e-3;
  });
}

/** Of the water over the floor. */
export function depthIn({ floor }: Span, feet: number): number {
  for (let i = 1; i < floor.length; i++) {
    const [a, b] = [floor[i - 1], floor[i]];
    if (a && b && b[0] - a[0] > 1e-9 && feet >= a[0] && feet <= b[0])
      return a[1] + ((b[1] - a[1]) * (feet - a[0])) / (b[0] - a[0]);
  }
  return 0;
}
